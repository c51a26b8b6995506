import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { EggEventView } from "#worker/clutches/page.ts";
import { dayInWords } from "#worker/locales/dates.ts";

type Props = { events: readonly EggEventView[]; eggs: ReadonlyArray<Pick<Egg, "id" | "number">> };

/** Everything that was done to the eggs of a clutch, the latest first; what was taken back stays. */
export function EggHistory({ events, eggs }: Props) {
  const { t, language } = useWords();
  const numbers = new Map(eggs.map(({ id, number }) => [id, number]));
  const columns = (["day", "egg", "what", "who"] as const).map((name) => ({
    name,
    label: t(`clutches.history.${name}`),
  }));
  return (
    <Table caption={t("clutches.history")} columns={columns}>
      {events.map((event) => (
        <Row key={`${event.egg_id} ${event.position}`}>
          <RowHead>
            {event.on_day ? <time dateTime={event.on_day}>{dayInWords(event.on_day, language)}</time> : "—"}
          </RowHead>
          <Cell label={t("clutches.history.egg")}>{numbers.get(event.egg_id)}</Cell>
          <Cell label={t("clutches.history.what")}>{whatOf(event, events, t)}</Cell>
          <Cell label={t("clutches.history.who")}>{event.by ?? "—"}</Cell>
        </Row>
      ))}
    </Table>
  );
}

type Label = ReturnType<typeof useWords>["t"];

function whatOf(event: EggEventView, all: readonly EggEventView[], t: Label): string {
  const { deed, from_state, to_state, to_pair, undoes, egg_id } = event;
  if (deed === "state" && from_state && to_state)
    return t("clutches.event.state", {
      from: t(`clutches.state.${from_state}`),
      to: t(`clutches.state.${to_state}`),
    });
  if (deed === "foster") return to_pair ? t("clutches.event.foster", { pair: to_pair }) : t("clutches.event.home");
  if (deed === "tray")
    return event.to_tray ? t("clutches.event.tray", { tray: event.to_tray }) : t("clutches.event.untray");
  if (deed === "undone") {
    const back = all.find((it) => it.egg_id === egg_id && it.position === undoes);
    return t("clutches.event.undone", { what: back ? whatOf(back, all, t) : "" });
  }
  return deed === "state" ? "" : t(`clutches.event.${deed}`);
}
