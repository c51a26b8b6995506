import { type SQL, sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { type ResultFigure, type ResultGroup, resultGroups } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { naturalOrder } from "#worker/locales/formats.ts";
import type { Scope } from "#worker/scope.ts";
import { growingSince } from "./chicks/fates.ts";
import type { EggFilter } from "./contract.ts";
import { figureOfDeath, isThird } from "./days/embryo-deaths.ts";
import type { Due } from "./eggs/due.ts";
import { dueTasksBy } from "./eggs/due.ts";
import { isDueFor } from "./eggs/due-filter.ts";
import { countedAfter, countedPart, eggsAfter } from "./eggs/egg-cursor.ts";
import { type EggRow, readingEggs } from "./eggs/egg-rows.ts";
import { dueEgg, type Egg, serializeEggs } from "./eggs/egg-view.ts";
import { readingFolded, unfolded } from "./eggs/grouped-eggs.ts";
import { deathsOf, eggsCounted, eggsRead, nobody, type Whose } from "./result-counts.ts";
import { byTray } from "./trays/lockdown-days.ts";

type Choice = { id: string; name: string; eggs: number };
/** What may say whose eggs are counted; `ended_by` is a day. */
type CountedBy = ResultGroup | "site" | "ended_by";
export type EggList = {
  items: Egg[];
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
  today: string;
  /** How many eggs it was worked out from, found or not; no caller hears it. */
  rows: number;
  /** What a figure of results counts: whose eggs, by their names, null where nobody knows for sure whose. */
  counted?: { figure: ResultFigure; of: Array<{ group: CountedBy; name: string | null }> };
  /** What can be chosen among all that are active, with how many eggs each has. */
  choices: { states: Choice[]; steps: Choice[]; species: Choice[]; places: Choice[] };
};

const isOpen = sql.raw(`eggs.${isOpenEgg}`);

/** The query of the ids of eggs of which something is expected, and of those whose chicks are not weaned. */
const activeEggs = (scope: Scope): SQL => sql`
  SELECT eggs.id FROM eggs WHERE eggs.org_id = ${scope.org_id} AND ${isOpen}
  UNION ALL
  SELECT eggs.id FROM eggs WHERE eggs.org_id = ${scope.org_id} AND eggs.state = 'hatched' AND eggs.chick_id IS NOT NULL
    AND eggs.weaned_on IS NULL AND eggs.hatched_on >= ${growingSince(scope)}`;

type Death = Awaited<ReturnType<typeof deathsOf>>[number];
const nothing = <Row>({ db }: Scope) => db.all<Row>(sql`SELECT 1 WHERE 0`);

/** Whose eggs a filter asks for, where it asks for those that results count. */
function whoseOf(filter: EggFilter) {
  const { pair_id: pair, season, hen_id: hen, cock_id: cock, species_id, site_id: site, figure } = filter;
  const { machine_id: machine, month } = filter;
  const isCounted = [pair, season, hen, cock, machine, month, figure].some((it) => it !== "");
  const ended_by = filter.ended_by ?? "";
  return isCounted || ended_by
    ? ({ pair, season, hen, cock, machine, month, species: species_id, site, ended_by } satisfies Whose)
    : undefined;
}

/** A part of the list behind a cursor, and where the next begins. */
type EggPart = Pick<EggList, "items" | "rows"> & { next: string | null };

/**
 * The eggs in work that a filter finds, by what is due first; or all that a figure of somebody's results counts. Behind a
 * cursor they stand by that day and their ids, so that an egg that is laid or ends meanwhile shifts none.
 */
export async function listEggs(scope: Scope, filter: EggFilter): Promise<EggList | EggPart> {
  const { org_id } = scope;
  const whose = whoseOf(filter);
  const isWhole = [filter.state, filter.due, filter.place_id, filter.tray].every((it) => it === "");
  // Which third an embryo died in is worked out of all of them.
  const third = filter.figure !== "" && isThird(filter.figure) ? filter.figure : undefined;
  if (whose && isWhole && !third) return countedEggs(scope, whose, filter);
  const place_id = filter.place_id || (whose ? "" : filter.site_id);
  const found = whose ? eggsCounted(scope, whose, filter.figure || "eggs") : activeEggs(scope);
  const {
    under,
    traversed,
    deaths,
    names: who,
    ...read
  } = await batch(scope.db, {
    ...readingFolded(scope, found),
    deaths: third ? deathsOf(scope, whose ?? {}) : nothing<Death>(scope),
    names: third ? scope.db.all<Names>(namesOf(scope, whose ?? {})) : nothing<Names>(scope),
    traversed: scope.db.all<{ n: number }>(
      whose ? eggsRead(scope, whose, filter.figure || "eggs") : sql`SELECT 0 AS n`,
    ),
    under: scope.db.all<{ id: string }>(sql`
      WITH RECURSIVE under(id) AS (
        SELECT ${place_id} UNION SELECT places.id FROM under
        CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = under.id
      ) SELECT id FROM under`),
  });
  const names = new Map(read.species.map(({ id, common_name }) => [id, common_name]));
  const ids = new Set(deaths.flatMap(({ id, death }) => (figureOfDeath(JSON.parse(death)) === third ? [id] : [])));
  const there = new Set(under.map(({ id }) => id));
  const dueTasksOf = dueTasksBy(read.folded, read.species, scope.today);
  const eggs = unfolded(read.folded)
    .filter((row) => (whose === undefined ? isActive(row) : !third || ids.has(row.id)))
    .map((row) => ({ row, tray_id: row.tray_id, due: dueTasksOf(dueEgg(row), row.clutch_id, row.species_id) }));
  const withSteps = byTray(eggs).map(({ row, due }): EggWithSteps => ({ row, steps: due.due }));
  const shown = withSteps.filter(
    ({ row, steps }) =>
      (filter.state === "" || row.state === filter.state) &&
      isDueFor(filter, steps, scope.today) &&
      (filter.tray === "" || ((row.tray_id === null) === (filter.tray === "none") && row.ended_from === null)) &&
      (filter.species_id === "" || whose !== undefined || row.species_id === filter.species_id) &&
      (place_id === "" || there.has(row.place_id ?? "")),
  );
  const first = new Map(shown.map(({ steps }) => [steps, firstDay(steps)]));
  const dayOf = ({ steps }: EggWithSteps) => first.get(steps) ?? "";
  shown.sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0));
  const { page, page_size, after } = filter;
  const viewOf = (found: readonly EggWithSteps[]) =>
    serializeEggs({ species: read.species, layings: read.folded, rows: found.map(({ row }) => row) }, scope.today);
  const rows = Math.max(eggs.length, traversed[0]?.n ?? 0);
  if (after !== undefined) {
    const part = eggsAfter(
      shown.map((egg) => ({ egg, day: dayOf(egg), id: egg.row.id })),
      after,
      page_size,
    );
    return { items: viewOf(part.shown.map(({ egg }) => egg)), next: part.next, rows };
  }
  return {
    items: viewOf(shown.slice((page - 1) * page_size, page * page_size)),
    total: shown.length,
    total_pages: Math.max(1, Math.ceil(shown.length / page_size)),
    page,
    page_size,
    today: scope.today,
    rows,
    ...(whose && isWhole && { counted: countedOf(filter.figure, whose, who[0]) }),
    choices: choicesOf(scope, withSteps, names),
  };
}

function choicesOf({ today, language }: Scope, all: readonly EggWithSteps[], names: Map<string, string>) {
  const { compare } = naturalOrder(language);
  const counted = (of: (egg: EggWithSteps) => Array<{ id: string; name: string }>): Choice[] =>
    mostCounted(all, of).sort((one, other) => compare(one.name, other.name));
  return {
    states: counted(({ row: { state } }) => [{ id: state, name: state }]),
    steps: counted(({ steps }) =>
      [...new Set(steps.filter(({ on }) => on <= today).map(({ step }) => step))].map((id) => ({ id, name: id })),
    ),
    species: counted(({ row: { species_id: id } }) => (id ? [{ id, name: names.get(id) ?? "" }] : [])),
    places: counted(({ row: { place_id: id, place_name } }) => (id ? [{ id, name: place_name ?? "" }] : [])),
  };
}

// Of ten seasons there may be many, so only a page of them is read.
async function countedEggs(scope: Scope, whose: Whose, filter: EggFilter): Promise<EggList | EggPart> {
  const { figure, page, page_size, after } = filter;
  const counted = eggsCounted(scope, whose, figure || "eggs");
  const inOrder = sql`ORDER BY pairs.season DESC, pairs.position, clutches.number, eggs.number
    LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`;
  const shown = sql`
    SELECT eggs.id FROM (${counted}) counted CROSS JOIN eggs ON eggs.org_id = ${scope.org_id} AND eggs.id = counted.id
    CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id
    CROSS JOIN clutches ON clutches.org_id = eggs.org_id AND clutches.id = eggs.clutch_id
    ${after === undefined ? inOrder : countedAfter(after, page_size)}`;
  const { sums, names, traversed, ...read } = await batch(scope.db, {
    traversed: scope.db.all<{ n: number }>(eggsRead(scope, whose, figure || "eggs")),
    ...readingEggs(scope, shown),
    names: scope.db.all<Names>(namesOf(scope, whose)),
    sums: scope.db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (${counted})`),
  });
  const total = sums[0]?.n ?? 0;
  const items = serializeEggs(read, scope.today);
  const rows = Math.max(total, traversed[0]?.n ?? 0);
  if (after !== undefined) {
    const { shown: part, next } = countedPart(items, page_size);
    return { items: part, next, rows };
  }
  return {
    items,
    counted: countedOf(figure, whose, names[0]),
    total,
    total_pages: Math.max(1, Math.ceil(total / page_size)),
    page,
    page_size,
    today: scope.today,
    rows,
    choices: { states: [], steps: [], species: [], places: [] },
  };
}

type Names = Record<CountedBy, string | null>;

const countedOf = (figure: EggFilter["figure"], whose: Whose, names: Names | undefined): EggList["counted"] => ({
  figure: figure || "eggs",
  of: [...resultGroups, "site" as const, "ended_by" as const].flatMap((group) =>
    whose[group] ? [{ group, name: names?.[group] ?? null }] : [],
  ),
});

const namesOf = ({ org_id }: Scope, whose: Whose) => {
  const { pair, season, species, hen, cock, machine, month, site, ended_by } = whose;
  const ring = (id = "") =>
    id.startsWith("~")
      ? sql`${id.slice(1)}`
      : sql`(SELECT identifier FROM birds WHERE birds.org_id = ${org_id} AND birds.id = ${id})`;
  return sql`
    SELECT (SELECT number FROM pairs WHERE pairs.org_id = ${org_id} AND pairs.id = ${pair ?? ""}) AS pair,
      (SELECT common_name FROM species WHERE species.org_id = ${org_id} AND species.id = ${species ?? ""}) AS species,
      (SELECT name FROM places WHERE places.org_id = ${org_id} AND places.id = ${site ?? ""}) AS site,
      (SELECT name FROM incubators WHERE incubators.org_id = ${org_id} AND incubators.id = ${machine ?? ""}) AS machine,
      nullif(${month ?? ""}, ${nobody}) AS month, ${season ?? ""} AS season,
      ${ended_by ?? ""} AS ended_by, ${ring(hen)} AS hen, ${ring(cock)} AS cock`;
};

type EggWithSteps = { row: EggRow; steps: readonly Due[] };

const isActive = ({ state, chick_ring, chick_gone }: EggRow) =>
  state !== "hatched" || (chick_ring !== null && !chick_gone);
// The most frequent choices only: a longer select is not usable.
const mostChoices = 200;

// Without a day it comes behind all that have one.
const firstDay = (steps: readonly Due[]) => steps.map(({ on }) => on).sort()[0] ?? "9999-12-31";

function mostCounted(
  eggs: readonly EggWithSteps[],
  of: (egg: EggWithSteps) => Array<{ id: string; name: string }>,
): Choice[] {
  const all = new Map<string, Choice>();
  for (const egg of eggs)
    for (const { id, name } of of(egg)) all.set(id, { id, name, eggs: (all.get(id)?.eggs ?? 0) + 1 });
  return [...all.values()].sort((one, other) => other.eggs - one.eggs).slice(0, mostChoices);
}
