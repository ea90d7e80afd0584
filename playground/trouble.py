"""Causes faults by their names, for tests and the page."""

from .gateway.gateway import Gateway
from .requests.faults import Fault, Faults
from .world.accounts import change_account
from .world.nouns import Channel, User
from .world.permissions import Permission
from .world.places import tell_channel, tell_threads
from .world.stage import Stage

BY_MEMBER = 1


class Trouble:
    """Every fault that can be caused, and how to undo it."""

    def __init__(self, stage: Stage, faults: Faults, gateway: Gateway) -> None:
        self._stage = stage
        self._faults = faults
        self._gateway = gateway

    def add(self, fault: Fault) -> Fault:
        """Cause the fault from the next matching request on."""
        return self._faults.add(fault)

    def slow(self, route: str, seconds: float, *, times: int = 1) -> Fault:
        """Delay the next matching requests by that time before they are handled."""
        return self._faults.add(Fault("slow", route, times, seconds=seconds))

    def fail(self, route: str, status: int = 503, *, times: int = 1) -> Fault:
        """Fail the next matching requests, which then do nothing."""
        return self._faults.add(Fault("fail", route, times, status=status))

    def rate_limit(self, route: str, retry_after: float, *, times: int = 1) -> Fault:
        """Answer the next matching requests with 429 and seconds to wait."""
        return self._faults.add(Fault("rate_limit", route, times, seconds=retry_after))

    def lose_answer(self, route: str, *, times: int = 1) -> Fault:
        """Carry out the next matching requests, and cut the connection before the answer."""
        return self._faults.add(Fault("lose_answer", route, times))

    def close_dms(self, member: str | User) -> None:
        """Let the member refuse direct messages: 50007."""
        self._set_dms(member, are_open=False)

    def open_dms(self, member: str | User) -> None:
        """Let the member accept direct messages again."""
        self._set_dms(member, are_open=True)

    def deny(self, permission: str, channel: str | Channel) -> None:
        """Take a permission, by Discord's name such as `SEND_MESSAGES`, from the bot in a channel."""
        self._set_permission(permission, channel, denied=True)

    def allow(self, permission: str, channel: str | Channel) -> None:
        """Give the bot a permission in a channel, whether or not it was taken before."""
        self._set_permission(permission, channel, denied=False)

    def drop_gateway(self, *, forget: bool = False) -> None:
        """Disconnect the bot. With `forget` it cannot resume, and it misses everything that happens meanwhile."""
        self._gateway.drop(forget=forget)

    def drop_shard(self, shard: int, *, forget: bool = False) -> None:
        """Disconnect one shard, as `drop_gateway` does with all. Raises LookupError if it is not connected."""
        if not self._gateway.drop(forget=forget, shard=shard):
            raise LookupError(f"shard {shard} is not connected")

    def drop_process(self, process: int, *, forget: bool = False) -> None:
        """Disconnect every shard of one of the bot's processes. Raises LookupError if it is not connected."""
        if not self._gateway.drop(forget=forget, process=process):
            raise LookupError(f"process {process} is not connected")

    def reconnect_gateway(self) -> None:
        """Tell the bot to reconnect, as Discord does every few hours."""
        self._gateway.ask_to_reconnect()

    def clear(self) -> None:
        """Remove every fault that has not happened yet."""
        self._faults.clear()

    def _set_dms(self, member: str | User, *, are_open: bool) -> None:
        change_account(self._stage, user_named(self._stage, member), dms_open=are_open)

    def _set_permission(self, permission: str, channel: str | Channel, *, denied: bool) -> None:
        place = channel_named(self._stage, channel)
        bit, bot_id = Permission[permission.upper()], self._stage.world.bot_id
        own = next((o for o in place.overwrites if o["id"] == bot_id), None)
        if own is None:
            own = {"id": bot_id, "type": BY_MEMBER, "allow": 0, "deny": 0}
            place.overwrites.append(own)
        own["deny"] = own["deny"] & ~int(bit) | (int(bit) if denied else 0)
        own["allow"] = own["allow"] & ~int(bit) | (0 if denied else int(bit))
        tell_channel(self._stage, "UPDATE", place)
        if bit is Permission.VIEW_CHANNEL and not denied:
            tell_threads(self._stage, place)


def user_named(stage: Stage, member: str | User) -> User:
    """Return the user with that display name. Raises LookupError."""
    if isinstance(member, User):
        return member
    for user in stage.world.users.values():
        if member in (user.display_name, user.name, str(user.id)):
            return user
    raise LookupError(f"there is nobody called {member!r}")


def channel_named(stage: Stage, channel: str | int | Channel) -> Channel:
    """Return the channel or thread with that name or identifier. Raises LookupError."""
    if isinstance(channel, Channel):
        return channel
    for known in stage.world.channels.values():
        if channel in (known.id, str(known.id)) or (known.name and known.name == str(channel).lstrip("#")):
            return known
    raise LookupError(f"there is no channel {channel!r}")
