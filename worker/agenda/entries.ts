import { type SeasonStep, seasonSteps } from "#db/vocabulary.ts";
import type { Due, Silent } from "#worker/clutches/eggs/due.ts";
import { isLate } from "#worker/clutches/eggs/due-filter.ts";
import type { SeasonSpecies } from "#worker/clutches/eggs/egg-rows.ts";
import type { ActiveEggsRead, ActiveRow } from "./active-eggs.ts";
import { mostSilent } from "./contract.ts";
import { type DueTask, dueTasks } from "./due-tasks.ts";

/** Which rule made a day, and with which number of days after which day. */
export type Reason = Pick<Due, "since" | "number" | "by">;
/** What is due of eggs or chicks in one nest, on a day (`YYYY-MM-DD`) or until another. */
export type Entry = {
  on: string;
  until: string;
  step: SeasonStep;
  /** Whether it should have been done before today. */
  is_late: boolean;
  /** The pair in whose nest they lie, and its number; null of eggs in a machine. */
  pair_id: string | null;
  pair: string | null;
  /** The machine in which they lie, and its name; undefined of those in a nest. */
  incubator_id?: string;
  incubator?: string;
  place_id: string | null;
  place: string | null;
  /** Their clutch, where they are of one. */
  clutch_id: string | null;
  egg_ids: string[];
  /** Chicks, when it is they that something is due of. */
  bird_ids: string[];
  why: Reason[];
};
/** What is due like an `Entry`, of nests that are not told one by one. */
export type Beyond = Pick<Entry, "on" | "step" | "is_late"> & { count: number; nests: number };

/** The first entries, and the others counted by day and step. */
export function firstEntries<Of extends Entry>(entries: readonly Of[], most: number): { data: Of[]; beyond: Beyond[] } {
  const beyond = new Map<string, Beyond>();
  for (const entry of entries.slice(most)) {
    const { on, step, is_late } = entry;
    const key = `${on} ${step} ${is_late}`;
    const kept = beyond.get(key) ?? { on, step, is_late, count: 0, nests: 0 };
    beyond.set(key, { ...kept, count: kept.count + sizeOf(entry), nests: kept.nests + 1 });
  }
  return { data: entries.slice(0, most), beyond: [...beyond.values()] };
}

/** Steps of which nothing can be said of some eggs or chicks, what is missing for it, and where they lie. */
export type Silence = {
  steps: SeasonStep[];
  lacks: Silent["lacks"];
  species: { id: string; name: string } | null;
  pairs: Array<{ id: string; number: string }>;
  count: number;
};

/** Everything that is due on a day (`YYYY-MM-DD`), was, or will be, by day and nest; and what the agenda is silent about. */
export const entriesOf = (read: ActiveEggsRead, today: string) => entriesIn(dueTasks(read, today), today);

/** The same of what is due already. */
export function entriesIn(tasks: readonly DueTask[], today: string) {
  const entries = new Map<string, Entry>();
  const silences = new Map<string, Silence>();
  for (const { row, kind, due, eggs } of tasks) {
    const ids = eggs.map(([id]) => id);
    for (const it of due.due) enter(entries, row, ids, { ...it, today });
    for (const it of due.silent) fallSilent(silences, row, ids, { ...it, kind });
  }
  return { entries: [...entries.values()].sort(byDay), silent: [...silences.values()].sort(bySpecies) };
}

function enter(
  entries: Map<string, Entry>,
  row: ActiveRow,
  ids: readonly string[],
  { step, on, until, since, number, by, today }: Due & { today: string },
): void {
  const { place_id, place, clutch_id, bird_id, incubator_id } = row;
  const is_late = isLate({ step, until }, today);
  const key = `${on} ${step} ${is_late} ${incubator_id ?? row.pair_id} ${place_id}`;
  const kept = entries.get(key);
  const entry: Entry = kept ?? {
    on,
    until,
    step,
    is_late,
    ...(incubator_id === null
      ? { pair_id: row.pair_id, pair: row.pair }
      : { pair_id: null, pair: null, incubator_id, incubator: row.incubator ?? "" }),
    place_id,
    place,
    clutch_id,
    egg_ids: [],
    bird_ids: [],
    why: [],
  };
  if (!kept) entries.set(key, entry);
  if (entry.clutch_id !== clutch_id) entry.clutch_id = null;
  if (until > entry.until) entry.until = until;
  if (bird_id === null) entry.egg_ids.push(...ids);
  else entry.bird_ids.push(bird_id);
  const isShown = entry.why.some(
    (it) => it.number === number && it.since.day === since.day && it.since.rule === since.rule,
  );
  if (!isShown) entry.why.push({ since, number, by });
}

const ofNests: ReadonlySet<Silent["lacks"]> = new Set(["laid_on", "layings"]);

function fallSilent(
  silences: Map<string, Silence>,
  { pair_id, pair }: ActiveRow,
  ids: readonly string[],
  { step, lacks, kind }: Silent & { kind: SeasonSpecies | undefined },
): void {
  // A number of the species is missing once for all; a day of laying is a nest's own affair.
  const species = kind && !ofNests.has(lacks) ? { id: kind.id, name: kind.common_name } : null;
  const key = [lacks, species?.id ?? pair_id].join();
  const silence = silences.get(key) ?? { steps: [], lacks, species, pairs: [], count: 0 };
  silences.set(key, silence);
  if (!silence.steps.includes(step)) silence.steps.push(step);
  if (silence.pairs.length < mostSilent && !silence.pairs.some(({ id }) => id === pair_id))
    silence.pairs.push({ id: pair_id, number: pair });
  if (step === silence.steps[0]) silence.count += ids.length;
}

const rank = (step: SeasonStep) => seasonSteps.indexOf(step);
const order = new Intl.Collator("pt", { numeric: true });
const named = ({ species, pairs }: Silence) => species?.name ?? pairs[0]?.number ?? "";
// What a species lacks first: it is filled in once for all.
const bySpecies = (one: Silence, other: Silence) =>
  Number(other.species !== null) - Number(one.species !== null) || order.compare(named(one), named(other));
const byDay = (one: Entry, other: Entry) =>
  (one.on < other.on ? -1 : one.on > other.on ? 1 : 0) ||
  rank(one.step) - rank(other.step) ||
  order.compare(one.place ?? "", other.place ?? "") ||
  // A machine comes behind the cages of its place.
  Number(one.pair === null) - Number(other.pair === null) ||
  order.compare(one.pair ?? one.incubator ?? "", other.pair ?? other.incubator ?? "");

/** How many eggs or chicks it is about. */
export const sizeOf = ({ egg_ids, bird_ids }: Entry): number => egg_ids.length + bird_ids.length;
