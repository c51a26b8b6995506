import { type SQL, sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { type PairSide, type ResultFigure, type ResultGroup, resultFigures } from "#db/vocabulary.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import type { Scope } from "#worker/scope.ts";
import { isGrowing, isLost } from "./chicks/fates.ts";
import { countDeaths, deathFacts, isThird, type ThirdFigure } from "./days/embryo-deaths.ts";
import type { Results } from "./figures/results.ts";
import { lastMachineOf } from "./trays/last-machine.ts";

type DayScope = Pick<Scope, "org_id" | "today">;
/** Whose eggs are counted: all that is named has to hold, the pair has its place at the site, and the eggs came to their end by a day. Birds by id, erased ones as `erased` says; `nobody` is unsure. */
export type Whose = Partial<Record<ResultGroup | "site" | "ended_by", string>>;

/** Where nobody knows whose it is: several may be, or nobody may. */
export const nobody = "?";
/** How somebody is named whose bird was erased: only the ring is known. */
const erased = (ring: SQL): SQL => sql`('~' || ${ring})`;

const isRinged = sql`ifnull(chick.identifier, eggs.chick_ring) <> eggs.chick_tag`;
const { hatched: isHatched, dead: isDead } = countsOf("eggs");
const isWeaned = sql`${isHatched} AND eggs.weaned_on IS NOT NULL`;
const isNestling = sql`${isHatched} AND eggs.weaned_on IS NULL`;

/** Whether the egg at hand had come to its end by a day; of whose end nobody knows the day it had. */
export const hasEndedBy = (
  day: SQL,
): SQL => sql`(NOT eggs.${sql.raw(isOpenEgg)} AND ifnull(iif(${isHatched}, eggs.hatched_on, (
  SELECT ending.on_day FROM egg_events ending WHERE ending.org_id = eggs.org_id AND ending.egg_id = eggs.id
    AND ending.to_state = eggs.state ORDER BY ending.position DESC LIMIT 1)) <= ${day}, 1))`;

/** What counts a row of `eggs` at hand, or of eggs `alike`, as SQL, by their own columns alone. */
export function countsOf(of: "eggs" | "alike") {
  const it = sql.raw(of);
  const isOpen = sql.raw(`${of}.${isOpenEgg}`);
  return {
    eggs: sql`${it}.state IS NOT NULL`,
    open: isOpen,
    checked: sql`(${it}.once_fertile OR ${it}.once_clear)`,
    fertile: sql`${it}.once_fertile`,
    open_fertile: sql`(${isOpen} AND ${it}.once_fertile)`,
    // All but those that are stored, or went while they were.
    set: sql`NOT (${it}.state = 'stored' OR ${it}.state IN ('broken', 'removed') AND ${it}.ended_from IS 'stored')`,
    open_set: sql`(${isOpen} AND ${it}.state <> 'stored')`,
    hatched: sql`${it}.state = 'hatched'`,
    dead: sql`${it}.state IN ('early_dead', 'late_dead')`,
  };
}

/**
 * The same of all figures; as `resultsOf` counts by states. The third in which an embryo died is worked out of its facts.
 */
const countsOn = (scope: DayScope): Record<ResultFigure, SQL> => ({
  ...countsOf("eggs"),
  dead_first: isDead,
  dead_middle: isDead,
  dead_last: isDead,
  ringed: sql`(${isHatched} AND ${isRinged})`,
  growing: sql`(${isNestling} AND ${isGrowing(scope)})`,
  lost: sql`(${isNestling} AND ${isLost(scope)})`,
  weaned: sql`(${isWeaned})`,
  raised: sql`(${isWeaned})`,
});

/** As whose an egg counts: of the pair that laid it, or of the one in whose nest it lies. */
type As = "own" | "nest";

// Each follows an index from the pair to its eggs.
const eggsAs: Record<As, readonly SQL[]> = {
  own: [sql`eggs.pair_id = pairs.id`],
  nest: [sql`eggs.pair_id = pairs.id AND eggs.foster_pair_id IS NULL`, sql`eggs.foster_pair_id = pairs.id`],
};

/** Who of a side was with a pair when an egg at hand was laid, or hatched in its nest: what stands behind SELECT. */
function thereOf(side: PairSide, as: As): SQL {
  const day = as === "own" ? sql`eggs.laid_on` : sql`eggs.hatched_on`;
  // A hen can store sperm of an earlier cock.
  const stays = side === "cock" && as === "own" ? sql`1` : sql`ifnull(joined.until_on >= ${day}, 1)`;
  return sql`
    FROM pair_birds joined WHERE joined.org_id = pairs.org_id AND joined.pair_id = pairs.id AND joined.side = ${side}
      AND ifnull(joined.from_on <= ${day}, 1) AND ${stays}`;
}

/** What an egg says by itself of whose it is, or else what its pair does. */
function ownOr(side: PairSide, as: As, value: SQL, otherwise: SQL): SQL {
  if (side === "cock" || as === "nest") return otherwise;
  const wasThere = sql`EXISTS (SELECT 1 ${thereOf(side, as)} AND joined.bird_id = eggs.hen_id)`;
  return sql`CASE WHEN eggs.hen_id IS NOT NULL AND ${wasThere} THEN ${value} ELSE ${otherwise} END`;
}

/**
 * Who of a side it was, where only one can have been: of an egg its parent, as `parentsOf` has it; of who was raised the
 * bird that was in the nest when it hatched.
 */
function onlyOne(side: PairSide, as: As): SQL {
  const who = sql`ifnull(joined.bird_id, ${erased(sql`joined.ring`)})`;
  // Asked of every egg about everybody of its pair: the least and the greatest cost a third less than to count who differs.
  const only = sql`(SELECT CASE WHEN min(${who}) = max(${who}) THEN min(${who}) ELSE ${nobody} END ${thereOf(side, as)})`;
  return ownOr(side, as, sql`eggs.hen_id`, only);
}

/** Whether it was this bird: the first other who was there says no, however many there were. */
function wasOnly(side: PairSide, as: As, id: string): SQL {
  const there = thereOf(side, as);
  const only = sql`(EXISTS (SELECT 1 ${there} AND joined.bird_id = ${id})
    AND NOT EXISTS (SELECT 1 ${there} AND joined.bird_id IS NOT ${id}))`;
  return ownOr(side, as, sql`eggs.hen_id = ${id}`, only);
}

/** What each egg says by itself, whoever its parents are. */
const ofEgg = {
  machine: lastMachineOf(sql`eggs`),
  month: sql`substr(eggs.laid_on, 1, 7)`,
} satisfies Partial<Record<ResultGroup, SQL>>;
const isOfEgg = (group: ResultGroup): group is keyof typeof ofEgg => group in ofEgg;

/** The key of each group that eggs are counted by. */
const groupKey = (group: ResultGroup, as: As): SQL => {
  if (group === "season") return sql`CAST(pairs.season AS TEXT)`;
  if (group === "species") return sql`ifnull(pairs.species_id, ${nobody})`;
  if (isOfEgg(group)) return sql`ifnull(${ofEgg[group]}, ${nobody})`;
  return group === "pair" ? sql`pairs.id` : onlyOne(group, as);
};

type Named = [group: ResultGroup, id: string];
const named = (whose: Whose) =>
  Object.entries(whose).flatMap(([name, id]): Named[] =>
    id && name !== "site" && name !== "ended_by" ? [[name as ResultGroup, id]] : [],
  );
const isSide = (group: ResultGroup): group is PairSide => group === "cock" || group === "hen";
const isUnsure = (id: string) => id === nobody || id.startsWith("~");

/** Which pairs are walked for it: all that can have such eggs. */
function isPairOf(scope: DayScope, whose: Whose, as: As): SQL {
  const of = named(whose).flatMap(([group, id]) => {
    if (isOfEgg(group)) return [];
    if (!isSide(group)) return [sql`${groupKey(group, as)} = ${id}`];
    if (isUnsure(id)) return [];
    return [
      sql`pairs.id IN (SELECT near.pair_id FROM pair_birds near
        WHERE near.org_id = pairs.org_id AND near.bird_id = ${id} AND near.side = ${group})`,
    ];
  });
  const at = whose.site ? [sql`pairs.place_id IN (${placesWithin(scope, whose.site)})`] : [];
  return sql.join([sql`1`, ...at, ...of], sql` AND `);
}

/** Which of their eggs. */
function isEggOf(whose: Whose, as: As): SQL {
  const of = named(whose).flatMap(([group, id]) => {
    if (isOfEgg(group)) return [sql`${groupKey(group, as)} = ${id}`];
    if (!isSide(group)) return [];
    return [isUnsure(id) ? sql`${groupKey(group, as)} = ${id}` : wasOnly(group, as, id)];
  });
  return sql.join([sql`1`, ...(whose.ended_by ? [hasEndedBy(sql`${whose.ended_by}`)] : []), ...of], sql` AND `);
}

// Of what was raised nothing is asked but the egg; SQLite would look up the rest all the same.
const kindJoined = sql`LEFT JOIN species kind ON kind.org_id = pairs.org_id AND kind.id = pairs.species_id`;
const chickJoined = sql`LEFT JOIN birds chick ON chick.org_id = eggs.org_id AND chick.id = eggs.chick_id`;

const traversal = (scope: DayScope, whose: Whose, as: As, select: SQL, condition: SQL): SQL[] =>
  eggsAs[as].map(
    (link) => sql`
      SELECT ${select} FROM pairs ${as === "own" ? kindJoined : sql``}
      CROSS JOIN eggs ON eggs.org_id = pairs.org_id AND ${link} ${as === "own" ? chickJoined : sql``}
      WHERE pairs.org_id = ${scope.org_id} AND ${condition} AND ${isPairOf(scope, whose, as)}`,
  );
const from = (scope: DayScope, whose: Whose, as: As, select: SQL, condition: SQL): SQL[] =>
  traversal(scope, whose, as, select, sql`${condition} AND ${isEggOf(whose, as)}`);

const asOf = (figure: ResultFigure): As => (figure === "raised" ? "nest" : "own");

/** The query of the ids of the eggs that a figure counts; for a third of incubation, of all embryos that died. */
export const eggsCounted = (scope: DayScope, whose: Whose, figure: ResultFigure): SQL =>
  sql.join(from(scope, whose, asOf(figure), sql`eggs.id`, countsOn(scope)[figure]), sql` UNION ALL `);

/**
 * The query of how many eggs are walked to find those, `n`: an egg of whom nobody knows for sure counts threefold, for
 * everybody of its pair has a say in it.
 */
export const eggsRead = (scope: DayScope, whose: Whose, figure: ResultFigure): SQL => sql`
  SELECT ${named(whose).some(([group, id]) => isSide(group) && isUnsure(id)) ? 3 : 1} * count(*) AS n
  FROM (${sql.join(traversal(scope, whose, asOf(figure), sql`1`, sql`1`), sql` UNION ALL `)})`;

/**
 * What eggs alike have in common that figures ask for, by the names that a row of `eggs` has: what is asked of the chick as
 * bits of one number.
 */
const likeness = sql.raw("key, state, once_fertile, once_clear, ended_from, fate");
const fates = ["ringed", "growing", "lost", "weaned", "raised"] as const satisfies readonly ResultFigure[];
type Fate = (typeof fates)[number];
const isFate = (it: ResultFigure): it is Fate => (fates as readonly ResultFigure[]).includes(it);
const bitOf = (it: Fate) => sql.raw(`${1 << fates.indexOf(it)}`);
const plain = resultFigures.filter((it): it is Exclude<ResultFigure, ThirdFigure> => !isThird(it));

/** Whether it is the same of an egg and of who was raised of it whose they are, where it lay with its own pair. */
const isOfPair = (whose: Whose, by?: ResultGroup) =>
  ![...named(whose).map(([it]) => it), by].some((it) => it && isSide(it));

/** The query of what came of eggs, group by group: `key` and the columns of a `CountedRow`; without `by` one row of all. */
export function resultsBy(scope: DayScope, whose: Whose, by?: ResultGroup): SQL {
  const key = (as: As) => (by ? groupKey(by, as) : sql`''`);
  // Raised in the nest of its own pair: told with the egg, which saves a second walk; else with the nest it lay in.
  const isFolded = isOfPair(whose, by);
  const raised = isFolded ? sql`iif(eggs.foster_pair_id IS NULL, ${bitOf("raised")}, 0)` : sql`0`;
  // Asked step by step: SQLite works out both sides of an AND.
  const fate = sql`CASE WHEN NOT ${isHatched} THEN 0
    WHEN eggs.weaned_on IS NOT NULL THEN ${bitOf("weaned")} | ${raised} | (${isRinged} IS TRUE)
    ELSE (${isRinged} IS TRUE) | iif(${isGrowing(scope)}, ${bitOf("growing")}, 0) | iif(${isLost(scope)}, ${bitOf("lost")}, 0) END`;
  const own = sql`${key("own")} AS key, eggs.state, eggs.once_fertile, eggs.once_clear, eggs.ended_from, ${fate} AS fate,
    CASE WHEN ${isDead} THEN ${deathFacts} END AS death`;
  const nest = sql`${key("nest")}, NULL, 0, 0, NULL, ${bitOf("raised")}, NULL`;
  const nests = from(scope, whose, "nest", nest, isWeaned);
  const all = [...from(scope, whose, "own", own, sql`1`), ...(isFolded ? nests.slice(1) : nests)];
  const counts = countsOf("alike");
  const countOf = (it: Exclude<ResultFigure, ThirdFigure>): SQL =>
    isFate(it) ? sql`alike.fate & ${bitOf(it)} <> 0` : counts[it];
  const sums = [
    ...plain.map((it) => sql`ifnull(sum(n * (${countOf(it)})), 0) AS ${sql.identifier(it)}`),
    sql`'[' || ifnull(group_concat(deaths), '') || ']' AS deaths`,
  ];
  return sql`
    SELECT ${by ? sql`key, ` : sql``}${sql.join(sums, sql`, `)} FROM (
      SELECT ${likeness}, count(*) AS n, group_concat(death) AS deaths
      FROM (${sql.join(all, sql` UNION ALL `)}) GROUP BY ${likeness}) alike ${by ? sql`GROUP BY key` : sql``}`;
}

/** Results as the database counts them, with the facts of embryos that died as JSON. */
export type CountedRow = Omit<Results, ThirdFigure> & { deaths: string };

/** The statement that counts what somebody's eggs came to; one row, for `resultsIn`. */
export const resultsFor = (scope: Scope, whose: Whose) => scope.db.all<CountedRow>(resultsBy(scope, whose));

/** The results that a counted row says. */
export const resultsIn = ({ deaths, ...counted }: CountedRow): Results => ({ ...counted, ...countDeaths(deaths) });

/** The statement that reads the embryos that died of somebody's eggs: their ids, and their facts as JSON. */
export const deathsOf = (scope: Scope, whose: Whose) =>
  scope.db.all<{ id: string; death: string }>(
    sql.join(from(scope, whose, "own", sql`eggs.id, ${deathFacts} AS death`, isDead), sql` UNION ALL `),
  );
