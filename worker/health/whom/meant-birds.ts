import { type SQL, sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { meansDead, storedFacts } from "#worker/birds/columns/status-day.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { mostMeant } from "./bounds-contract.ts";

/** Whom an entry is of. */
export type Meant = {
  /** Which rows of `birds`, and how many they have to be where they are named one by one. */
  which: SQL;
  expected?: number;
};

/** Birds by their ids, or who lives in a place. */
export function meantBy(
  scope: Scope,
  { ids, of_place_id }: { ids?: string[] | undefined; of_place_id?: string | undefined },
): Meant {
  if (ids) {
    const named = [...new Set(ids)];
    return { which: sql`birds.id IN (SELECT value FROM json_each(${JSON.stringify(named)}))`, expected: named.length };
  }
  const here = sql`NOT ${isGone(scope)}`;
  return { which: sql`${here} AND birds.place_id IN (${placesWithin(scope, of_place_id ?? "")})` };
}

/** A bird as an entry judges it. */
type MeantBird = {
  id: string;
  identifier: string;
  is_gone: 0 | 1;
  is_dead: 0 | 1;
  status_since: string | null;
  birth_date: string | null;
  version: number;
};

/** The query of who is meant, by their rings. */
export const meantBirds = (scope: Scope, { which }: Meant): SQL => sql`
  SELECT birds.id, birds.identifier, birds.identifier_key, ${isGone(scope)} AS is_gone,
    ${meansDead(scope, storedFacts.status_id)} AS is_dead, birds.status_since, birds.birth_date, birds.version
  FROM birds WHERE birds.org_id = ${scope.org_id} AND ${inFlock} AND ${which}`;

type Day = { kind: string; on: string };

/** Why a bird of `meantBirds`, called `it`, cannot have had that on that day: as SQL, and the field and words of each. */
const faults = [
  { is: ({ on }: Day) => sql`ifnull(it.birth_date > ${on}, 0)`, field: "on", key: "health.on.birth" },
  { is: ({ kind }: Day) => (kind === "necropsy" ? sql`NOT it.is_dead` : sql`0`), field: "kind", key: "health.alive" },
  {
    is: ({ kind, on }: Day) => (kind === "necropsy" ? sql`ifnull(it.status_since > ${on}, 0)` : sql`0`),
    field: "on",
    key: "health.on.death",
  },
  {
    is: ({ kind, on }: Day) =>
      kind === "necropsy" ? sql`0` : sql`(it.is_gone AND ifnull(it.status_since < ${on}, 0))`,
    field: "on",
    key: "health.on.end",
  },
] as const;

/** Whether all who are meant may have had that on that day; part of the write. */
export function mayHave(scope: Scope, meant: Meant, day: Day): SQL {
  const birds = meantBirds(scope, meant);
  const wrong = sql.join(
    faults.map(({ is }) => is(day)),
    sql` OR `,
  );
  const count = sql`(SELECT count(*) FROM (${birds}))`;
  const many =
    meant.expected === undefined ? sql`${count} BETWEEN 1 AND ${mostMeant}` : sql`${count} = ${meant.expected}`;
  return sql`(${many} AND NOT EXISTS (SELECT 1 FROM (${birds}) it WHERE ${wrong}))`;
}

/** The statement that reads who is meant and what is wrong with each; one more than may be. */
export const judged = (scope: Scope, meant: Meant, day: Day) =>
  scope.db.all<MeantBird & { wrong: string }>(sql`
    SELECT it.*, json_array(${sql.join(
      faults.map(({ is }) => is(day)),
      sql`, `,
    )}) AS wrong FROM (${meantBirds(scope, meant)}) it ORDER BY it.identifier_key LIMIT ${mostMeant + 1}`);

/** Refuses whoever was judged wrongly: `missing` for who is not there, `invalid` on the day or the kind, with a ring. */
export function refuseWrong(meant: Meant, birds: Array<MeantBird & { wrong: string }>): void {
  if (meant.expected !== undefined && birds.length < meant.expected) throw new Refusal("missing");
  if (birds.length === 0) throw new Refusal("invalid", { ids: ["health.nobody"] });
  if (birds.length > mostMeant) throw new Refusal("invalid", { ids: ["health.many"] });
  for (const [at, { field, key }] of faults.entries()) {
    const found = birds.find(({ wrong }) => (JSON.parse(wrong) as number[])[at] === 1);
    if (found) throw new Refusal("invalid", { [field]: [key] }, { values: { ring: found.identifier } });
  }
}
