import type { DueTask } from "#worker/agenda/due-tasks.ts";
import { daysFrom } from "#worker/locales/calendar.ts";
import type { OpenPair, RoundRead } from "./reading.ts";

/** Where nobody knows how many days lie between eggs, and how much longer one waits for the next. */
const usualInterval = 2;
const patience = 2;

type Clutch = { last: string | null; isBrooding: boolean };

/**
 * Tells of a pair whether the next egg is awaited: its last was laid a short while ago and none of its eggs is known to be
 * fertile, or it has neither eggs nor chicks. An egg that was laid today was the one awaited.
 */
export function layingOf(all: readonly DueTask[], { species }: Pick<RoundRead, "species">, today: string) {
  const intervals = new Map(species.map(({ id, lay_interval_days }) => [id, lay_interval_days]));
  const clutches = new Map<string, Clutch>();
  for (const { row, eggs } of all) {
    const { last, isBrooding } = clutches.get(row.own_pair) ?? { last: null, isBrooding: false };
    const days = [last, ...eggs.map(([, laid_on]) => laid_on)].filter((day) => day !== null).sort();
    const known = row.tray_id === null && ["fertile", "pipped", "hatched"].includes(row.state);
    clutches.set(row.own_pair, { last: days.at(-1) ?? null, isBrooding: isBrooding || known });
  }
  return ({ number, state, species_id }: OpenPair, hasChicks: boolean): boolean => {
    if (state !== "active" || hasChicks) return false;
    const clutch = clutches.get(number);
    if (!clutch) return true;
    if (clutch.isBrooding || clutch.last === null) return false;
    const since = daysFrom(clutch.last, today);
    const wait = (intervals.get(species_id ?? "") ?? usualInterval) + patience;
    return since > 0 && since <= wait;
  };
}
