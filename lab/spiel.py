"""Core bouts of Cake Duel as a game of OpenSpiel."""

from __future__ import annotations

from typing import Any

import pyspiel

from games.duel.state import State
from lab.numbers import ACTIONS, GAME, LONGEST, asked, dealt, legal, observed

DEALS = 1024
"""Chance deals one of so many bouts."""

KIND = pyspiel.GameType(
    short_name="cake_duel",
    long_name="Cake Duel, a core bout",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={},
)
SIZE = pyspiel.GameInfo(
    num_distinct_actions=max(len(ACTIONS), DEALS),
    max_chance_outcomes=DEALS,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class SpielDuel(pyspiel.Game):  # type: ignore[misc]
    """The rules."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(KIND, SIZE, params or {})

    def new_initial_state(self) -> SpielBout:
        return SpielBout(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielEyes:
        return SpielEyes()


class SpielEyes:
    """What a player sees, for those who ask for it apart from a bout."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielBout, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: SpielBout, player: int) -> str:
        return state.observation_string(player)


class SpielBout(pyspiel.State):  # type: ignore[misc]
    """A bout: first chance deals, then the seats play."""

    def __init__(self, game: SpielDuel) -> None:
        super().__init__(game)
        self.table: State | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = asked(self.table)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return legal(self.table, player)

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = dealt(action)
        else:
            self.table = GAME.apply(self.table, self.current_player(), ACTIONS[action]).state

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else GAME.encode(ACTIONS[action])

    def is_terminal(self) -> bool:
        return self.table is not None and asked(self.table) is None

    def returns(self) -> list[float]:
        outcome = self.table and GAME.outcome(self.table)
        if not outcome:
            return [0.0, 0.0]
        return [1.0 if seat in outcome.winners else -1.0 for seat in (0, 1)]

    def observation_string(self, player: int) -> str:
        return "" if self.table is None else str(observed(GAME.view(self.table, player)))

    def __str__(self) -> str:
        return (
            "to be dealt"
            if self.table is None
            else f"{self.observation_string(0)} {self.observation_string(1)}"
        )


pyspiel.register_game(KIND, SpielDuel)
