"""The real client opens forms with every kind of field, and reads the values."""

from typing import Any, cast

import discord
import pytest
from discord import ui

from playground import AnswerKind, CannotDo, Playground, Visitor
from playground.world.places import delete_channel

from .conftest import Bot

pytestmark = pytest.mark.asyncio

Interaction = discord.Interaction[Any]


class Attack(ui.Modal, title="Attack"):
    """A form with checkboxes for cards, a select for one claim, and the other kinds of fields."""

    hint: ui.TextDisplay[Any] = ui.TextDisplay("Tick the cards")
    cards: ui.Label[Any] = ui.Label(
        text="Cards",
        component=ui.CheckboxGroup(
            custom_id="cards",
            min_values=1,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=f"Card {n}", value=str(n)) for n in (1, 2, 3)],
        ),
    )
    claim: ui.Label[Any] = ui.Label(
        text="Claim",
        component=ui.Select(
            custom_id="claim", options=[discord.SelectOption(label="Wizard", value="wizard")]
        ),
    )
    target: ui.Label[Any] = ui.Label(
        text="Target",
        component=ui.RadioGroup(
            custom_id="target",
            options=[discord.RadioGroupOption(label=w, value=w.lower()) for w in ("Left", "Right")],
        ),
    )
    note: ui.Label[Any] = ui.Label(
        text="Note", component=ui.TextInput(custom_id="note", required=False, max_length=5)
    )

    async def on_submit(self, interaction: Interaction) -> None:
        fields = (self.cards, self.claim, self.target, self.note)
        cards, claim, target, note = (cast("Any", field.component) for field in fields)
        said = f"{cards.values} {claim.values} {target.value} {note.value!r}"
        if interaction.message is not None:
            await interaction.response.edit_message(content=said)
        else:
            await interaction.response.send_message(said)


class Table(ui.View):
    """A button that opens the form."""

    @ui.button(label="Attack…")
    async def attack(self, interaction: Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Attack(timeout=60))


async def test_a_modal_updates_the_message_it_came_from(ada: Visitor, table: discord.TextChannel) -> None:
    await table.send("Your move", view=Table())
    opened = await ada.press(ada.latest(), "Attack…")
    assert opened.kind is AnswerKind.MODAL
    filled = {"Cards": ["Card 1", "Card 3"], "claim": "wizard", "Target": "Right"}
    answer = await ada.submit(opened.modal, filled)

    assert answer.kind is AnswerKind.UPDATE
    assert ada.text(ada.latest()) == "['1', '3'] ['wizard'] right ''"


async def test_a_modal_of_a_command_is_answered_with_a_message(bot: Bot, ada: Visitor) -> None:
    @bot.tree.command(description="Attack")
    async def attack(interaction: Interaction) -> None:
        await interaction.response.send_modal(Attack(timeout=60))

    await bot.tree.sync()
    opened = await ada.command("/attack")
    filled = {"cards": ["2"], "claim": "wizard", "target": "left", "note": "hush"}
    answer = await ada.submit(opened.modal, filled)
    assert ada.text(answer.message) == "['2'] ['wizard'] left 'hush'"
    assert answer.message is not None
    opener = answer.message["interaction_metadata"]["triggering_interaction_metadata"]
    assert opener["name"] == "attack"


async def test_an_incomplete_form_is_not_submitted(
    ada: Visitor, ben: Visitor, table: discord.TextChannel
) -> None:
    await table.send("Your move", view=Table())
    modal = (await ada.press(ada.latest(), "Attack…")).modal
    good: dict[str, Any] = {"cards": ["1"], "claim": "wizard", "target": "left"}

    wrongs: list[dict[str, Any]] = [
        {"cards": []},
        {"cards": ["1", "2", "3"]},
        {"claim": "king"},
        {"target": "up"},
        {"note": "too long"},
    ]
    for wrong in wrongs:
        with pytest.raises(CannotDo):
            await ada.submit(modal, good | wrong)
    with pytest.raises(LookupError, match="no field"):
        await ada.submit(modal, good | {"hat": "yes"})
    with pytest.raises(CannotDo, match="no such modal"):
        await ben.submit(modal, good)


async def test_a_form_cannot_be_submitted_when_its_channel_is_gone(
    playground: Playground, ada: Visitor, table: discord.TextChannel
) -> None:
    await table.send("Your move", view=Table())
    modal = (await ada.press(ada.latest(), "Attack…")).modal
    delete_channel(playground.services.stage, playground.world.channel(table.id))
    with pytest.raises(CannotDo, match="channel of this modal is gone"):
        await ada.submit(modal, {"cards": ["1"], "claim": "wizard", "target": "left"})


async def test_a_modal_cannot_answer_a_modal(bot: Bot, ada: Visitor) -> None:
    refused: list[discord.HTTPException] = []

    class Again(ui.Modal, title="Again"):
        field: ui.Label[Any] = ui.Label(text="Word", component=ui.TextInput(custom_id="word"))

        async def on_submit(self, interaction: Interaction) -> None:
            try:
                await interaction.response.send_modal(Again())
            except discord.HTTPException as error:
                refused.append(error)
                await interaction.response.send_message("Not twice")

    @bot.tree.command(description="Again")
    async def again(interaction: Interaction) -> None:
        await interaction.response.send_modal(Again())

    await bot.tree.sync()
    modal = (await ada.command("/again")).modal
    answer = await ada.submit(modal, {"word": "hello"})
    assert ada.text(answer.message) == "Not twice"
    assert refused[0].code == 50035


async def test_a_modal_beyond_a_limit_is_refused(bot: Bot, ada: Visitor) -> None:
    refused: list[discord.HTTPException] = []

    @bot.tree.command(description="Ask")
    async def ask(interaction: Interaction) -> None:
        modal = ui.Modal(title="A form")
        modal.add_item(ui.Label(text="x" * 46, component=ui.TextInput(custom_id="same")))
        modal.add_item(ui.Label(text="Fine", component=ui.TextInput(custom_id="same")))
        try:
            await interaction.response.send_modal(modal)
        except discord.HTTPException as error:
            refused.append(error)
            await interaction.response.send_message("Sorry")

    await bot.tree.sync()
    await ada.command("/ask")
    assert refused[0].code == 50035
    assert "components.0.label" in refused[0].text
