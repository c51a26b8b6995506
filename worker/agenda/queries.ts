import { sql } from "drizzle-orm";
import type { SeasonStep } from "#db/vocabulary.ts";
import { hatchRecordsIn } from "#worker/clutches/figures/hatch-records.ts";
import { batch } from "#worker/kit/batch.ts";
import { type AgendaLine, type FilledSlots, joined } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { atSite, narrowingTo, type Site } from "#worker/places/sites.ts";
import type { Scope } from "#worker/scope.ts";
import { type ActiveEggsRead, type ActiveRow, readActiveEggs } from "./active-eggs.ts";
import { type AgendaFilter, mostEntries } from "./contract.ts";
import { daysIn } from "./days-in.ts";
import { dueTasks } from "./due-tasks.ts";
import { type Beyond, type Entry, entriesIn, entriesOf, firstEntries, type Silence, sizeOf } from "./entries.ts";
import { type Hatches, hatchesIn } from "./hatches.ts";
import { linesOf } from "./lines.ts";
import { type MergedEntry, mergeEntries } from "./merged-entries.ts";

/** What the season asks for in a nest, or what another room brings. */
export type AgendaEntry = (Entry & Partial<MergedEntry>) | AgendaLine;

export type Agenda = {
  data: AgendaEntry[];
  /** What is due in nests beyond those that are told one by one. */
  beyond: Beyond[];
  /** How many rows it was worked out from. */
  rows: number;
  today: string;
  silent: Silence[];
  /** Whether birds are together, or planned to be. */
  has_pairs: boolean;
  sites: Site[];
  /** How many chicks will hatch, of what lies there. */
  hatches: Hatches;
};

/** The statement that tells whether there ever was a pair or an egg, and whether a pair is together or planned to be. */
export const anyPairs = ({ db, org_id }: Scope) =>
  db.all<{ ever: 0 | 1; now: 0 | 1; eggs: 0 | 1 }>(sql`
    SELECT (SELECT keeps_eggs FROM organizations WHERE id = ${org_id}) AS eggs, EXISTS (SELECT 1 FROM pairs WHERE pairs.org_id = ${org_id}) AS ever, EXISTS (
      SELECT 1 FROM pairs WHERE pairs.org_id = ${org_id} AND pairs.state IN ('planned', 'active', 'resting')) AS now`);

export type AgendaSlots = Pick<FilledSlots, "agenda" | "agendaLines">;

/**
 * What is due on the days asked for, in one round trip. What takes several days is there when one of them is; with `late`
 * also what should have been done before; with `once` each egg once; and what later rooms add. At a site are the nests there. Refuses (`invalid`) a last day before the first, and more than a year; `missing` a site that
 * is not there.
 */
export async function agendaOf(scope: Scope, filter: AgendaFilter, slots: AgendaSlots): Promise<Agenda> {
  const { from, to } = daysIn(scope, filter);
  const { site_id, hatch_from, hatch_to, hatch_species_id: species_id, hatch_pair_id: pair_id } = filter;
  const forecastQuery = { ...daysIn(scope, { from: hatch_from ?? null, to: hatch_to ?? null }), species_id, pair_id };
  const own = {
    ...readActiveEggs(scope),
    ...narrowingTo(scope, site_id),
    pairs: anyPairs(scope),
    records: hatchRecordsIn(scope),
  };
  const input = { from, to, late: filter.late === "1", site_id };
  const added = joined(scope, slots.agenda, input);
  const brought = joined(scope, slots.agendaLines, input);
  const found = await batch(scope.db, { ...own, ...added.statements, ...brought.statements });
  const { pairs, sites, within, records, ...read } = found;
  const isThere = atSite({ sites, within }, site_id);
  const activeRows = read.activeRows.filter(({ place_id }) => isThere(place_id));
  const tasks = dueTasks({ ...read, activeRows }, scope.today);
  const { entries, silent } = entriesIn(tasks, scope.today);
  const isRequested = (entry: Entry) =>
    entry.on <= to && (entry.until >= from || (filter.late === "1" && entry.is_late));
  const all = filter.once === "1" ? mergeEntries(entries, scope.today) : entries;
  const lines = linesOf(brought.serialize(found, undefined) as Parameters<typeof linesOf>[0], isThere);
  const first = firstEntries(all.filter(isRequested), mostEntries);
  return {
    data: [...first.data, ...lines.slice(0, mostEntries)].sort(byDay),
    beyond: first.beyond,
    rows: read.activeRows.length + lines.length,
    today: scope.today,
    silent,
    has_pairs: pairs[0]?.now === 1,
    sites,
    hatches: hatchesIn(tasks, records, { ...forecastQuery, today: scope.today }),
    ...added.serialize(found, undefined),
  };
}

// What stood in an order of its own on a day keeps it.
const byDay = (one: AgendaEntry, other: AgendaEntry) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0);

/** How many eggs or chicks are due for a step, and where the first of them lie. */
type StepCount = { step: SeasonStep; count: number; place_id: string | null; incubator_id?: string };

/** So many days ahead the dashboard counts what hatches. */
const hatchesAhead = 7;

/**
 * What today asks of the season, told from what `readActiveEggs` read: how many each step is overdue for, or due for now; how
 * many eggs are open, of those in machines, and due to hatch within a week.
 */
export function seasonToday(read: ActiveEggsRead, today: string) {
  const { entries } = entriesOf(read, today);
  const here = mergeEntries(entries, today).filter(({ on }) => on <= today);
  const week = plusDays(today, hatchesAhead);
  const open = read.activeRows.filter(({ bird_id }) => bird_id === null);
  const eggsOf = (rows: readonly ActiveRow[]) => rows.reduce((sum, { eggs }) => sum + JSON.parse(eggs).length, 0);
  return {
    overdue: counted(here.filter(({ is_late }) => is_late)),
    today: counted(here.filter(({ is_late }) => !is_late)),
    open: eggsOf(open),
    in_machines: eggsOf(open.filter(({ tray_id }) => tray_id !== null)),
    hatches_ahead: hatchesAhead,
    hatching: entries.reduce((sum, it) => sum + (it.step === "hatch" && it.on <= week ? sizeOf(it) : 0), 0),
  };
}

function counted(entries: readonly Entry[]): StepCount[] {
  const counts = new Map<SeasonStep, StepCount>();
  for (const it of entries) {
    const { step, place_id, incubator_id } = it;
    const { count, ...first } = counts.get(step) ?? { step, count: 0, place_id, ...(incubator_id && { incubator_id }) };
    counts.set(step, { ...first, count: count + sizeOf(it) });
  }
  return [...counts.values()];
}
