import type { SeasonStep } from "#db/vocabulary.ts";
import type { AlarmKind, AlarmLevel, LineStep } from "#db/words/care.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { Agenda, AgendaEntry } from "#worker/agenda/queries.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Speech } from "../speech.ts";
import { linePath } from "./line-paths.ts";
import type { Waiting } from "./ranking.ts";

/** What waits, with its page and what else is said of it. */
export type WaitingLine = Waiting & { href: string | null; detail: string };

/** An alarm of a machine that is open. */
export type OpenAlarm = { incubator_id: string; name: string; kind: AlarmKind; level: AlarmLevel };
/** An item of the shelf; `days_left` is null where nobody knows its use, `expires_on` where no lot of it expires. */
export type ShelfItem = {
  id: string;
  name: string;
  days_left: number | null;
  balance: number;
  expires_on: string | null;
  is_low: boolean;
  is_expiring: boolean;
};

const windows: ReadonlySet<SeasonStep> = new Set(["ring", "hatch", "lockdown"]);
const kinds: Partial<Record<LineStep, Waiting["kind"]>> = { payment: "payment", deadline: "deadline" };
type Nest = Exclude<AgendaEntry, AgendaLine>;

/** What of the agenda waits, but for the shelf; what a nest is late for since several days stands once, from the first on. */
export function waitingIn({ data }: Pick<Agenda, "data">, speech: Speech): WaitingLine[] {
  const late = new Set<string>();
  return data.flatMap((it) => {
    if (!isOfNest(it)) return it.step === "stock" ? [] : [ofRoom(it)];
    const nest = [it.step, it.clutch_id ?? it.incubator_id ?? it.pair_id, it.place_id].join(" ");
    if (it.is_late && late.has(nest)) return [];
    if (it.is_late) late.add(nest);
    return [ofNest(it, speech)];
  });
}

function ofNest(entry: Nest, { say }: Speech): WaitingLine {
  const { step, on, until, is_late: isLate, place, pair, clutch_id, incubator_id, incubator, pair_id } = entry;
  const path = incubator_id ? `/incubators/${incubator_id}` : clutch_id ? `/clutches/${clutch_id}` : null;
  return {
    kind: windows.has(step) ? "window" : "care",
    isLate,
    on,
    until,
    place,
    title: say(`attention.step.${step}`, { count: entry.egg_ids.length + entry.bird_ids.length }),
    href: path ?? (pair_id && `/birds/pairs/${pair_id}`),
    detail: [pair ? say("attention.pair", { pair }) : incubator, place].filter(Boolean).join(" · "),
  };
}

function ofRoom(line: AgendaLine): WaitingLine {
  const { step, on, until, is_late: isLate, place, title, detail, hour } = line;
  return {
    kind: kinds[step] ?? "care",
    isLate,
    on,
    until,
    place,
    title,
    href: linePath(line),
    // Of a dose this is how much: that stands with the course alone.
    detail: [hour, step !== "dose" && detail, place].filter(Boolean).join(" · "),
  };
}

/** Open alarms of machines. */
export const alarmsWaiting = (alarms: readonly OpenAlarm[], today: string, { say }: Speech): WaitingLine[] =>
  alarms.map(({ incubator_id, name, kind, level }) => ({
    kind: "alarm",
    isCritical: level === "critical",
    on: today,
    until: today,
    place: name,
    title: say(`attention.alarm.${kind}`, { name }),
    href: `/incubators/${incubator_id}`,
    detail: say(`attention.level.${level}`),
  }));

/** So many days something may last that is below its minimum while nobody knows its use: it is not the first thing to do. */
const unknownDays = 7;

/** What of the shelf ends, or expires. */
export const shelfWaiting = (items: readonly ShelfItem[], today: string, { say }: Speech): WaitingLine[] =>
  items.flatMap(({ id, name, days_left, balance, expires_on, is_low, is_expiring }) => {
    const lasts = balance <= 0 ? 0 : (days_left ?? unknownDays);
    const base = { kind: "stock" as const, on: today, place: null, href: `/stock/${id}` };
    const low = { ...base, title: say("attention.low", { name }), until: plusDays(today, lasts), detail: "" };
    const expiry = { ...base, title: say("attention.expires", { name }), until: expires_on ?? today, detail: "" };
    return [...(is_low ? [low] : []), ...(is_expiring && expires_on ? [expiry] : [])];
  });
