"""Creates, changes, deletes and gives roles, and reports it to the listeners."""

from .errors import Refused
from .feed import Happening
from .nouns import Guild, Json, Role
from .payloads import role_json
from .permissions import Permission, in_guild
from .stage import Stage
from .world import World


def create_role(
    stage: Stage,
    guild: Guild,
    name: str,
    *,
    permissions: Permission | None = None,
    position: int = 1,
    mentionable: bool = False,
    managed: bool = False,
) -> Role:
    """Create a role at a position above @everyone; the roles there and above move up."""
    world = stage.world
    everyone = Permission(world.roles[guild.id].permissions)
    for other in world.roles_of(guild.id):
        if other.position >= position:
            other.position += 1
            tell_role(stage, "UPDATE", other)
    role = world.add_role(guild, name, everyone if permissions is None else permissions)
    role.position, role.mentionable, role.managed = position, mentionable, managed
    tell_role(stage, "CREATE", role)
    return role


def tell_role(stage: Stage, verb: str, role: Role) -> None:
    """Report that a role was created (`CREATE`) or changed (`UPDATE`)."""
    payload: Json = {"guild_id": str(role.guild_id), "role": role_json(role)}
    stage.feed.tell(Happening(f"GUILD_ROLE_{verb}", payload, role.guild_id))


def delete_role(stage: Stage, role: Role) -> None:
    """Delete a role and take it from its members."""
    world = stage.world
    for member in world.members_of(role.guild_id):
        if role.id in member.roles:
            member.roles.remove(role.id)
    del world.roles[role.id]
    payload: Json = {"guild_id": str(role.guild_id), "role_id": str(role.id)}
    stage.feed.tell(Happening("GUILD_ROLE_DELETE", payload, role.guild_id))


def give_role(world: World, guild: Guild, user_id: int, role_id: int) -> None:
    """Let the bot give a role. Raises 10011, 10007, or 50013 where it may not."""
    member = world.member(guild.id, user_id)
    _check_may_give(world, guild, role_id)
    if role_id not in member.roles:
        member.roles.append(role_id)


def take_role(world: World, guild: Guild, user_id: int, role_id: int) -> None:
    """Let the bot take a role back. Raises like `give_role`."""
    member = world.member(guild.id, user_id)
    _check_may_give(world, guild, role_id)
    if role_id in member.roles:
        member.roles.remove(role_id)


def _check_may_give(world: World, guild: Guild, role_id: int) -> None:
    role = world.roles.get(role_id)
    if role is None or role.guild_id != guild.id:
        raise Refused(10011)
    bot = world.member(guild.id, world.bot_id)
    highest = max((world.roles[held].position for held in bot.roles if held in world.roles), default=0)
    is_allowed = Permission.MANAGE_ROLES in in_guild(guild, bot, world.roles)
    if not is_allowed or role.managed or role.id == guild.id or role.position >= highest:
        raise Refused(50013)
