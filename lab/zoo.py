"""Core bouts of Cake Duel as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from games.duel.state import State
from lab.numbers import ACTIONS, GAME, asked, dealt, legal, observed

SEEN = len(observed(GAME.view(dealt(0), 0)))


class ZooDuel(AECEnv):  # type: ignore[misc]
    """One bout; the seat that is asked acts."""

    metadata: ClassVar[dict[str, Any]] = {"name": "cake_duel", "is_parallelizable": False, "render_modes": []}
    render_mode = None

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["seat_0", "seat_1"]
        self._chance = np.random.default_rng()
        self._actions = {agent: gymnasium.spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents}
        self._seen = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 127, (SEEN,), np.int8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (len(ACTIONS),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table: State = dealt(int(self._chance.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(ACTIONS), np.int8)
        if asked(self.table) == seat:
            mask[legal(self.table, seat)] = 1
        return {"observation": np.array(observed(GAME.view(self.table, seat)), np.int8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table = GAME.apply(self.table, seat, ACTIONS[action]).state
        outcome = GAME.outcome(self.table)
        if outcome is not None:
            self.rewards = {
                name: 1.0 if number in outcome.winners else -1.0
                for number, name in enumerate(self.possible_agents)
            }
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()

    def _next(self) -> str:
        seat = asked(self.table)
        assert seat is not None
        return self.possible_agents[seat]

    def render(self) -> None:
        """There is nothing to be seen."""

    def close(self) -> None:
        """There is nothing to be put away."""
