"""How strong the AI players are: ``python -m bench.house``."""
