import { type SQL, sql } from "drizzle-orm";
import { type FactField, type Facts, factColumns } from "#worker/birdfiles/facts.ts";
import { byNumber } from "#worker/birds/columns/write-stamp.ts";
import { jsonCells, jsonRows } from "#worker/json-rows.ts";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { FileRow } from "./reading/rows.ts";

/** The facts that any row says. */
export function factsStated(rows: readonly { facts: Facts }[]): FactField[] {
  const stated = new Set<FactField>();
  const seen = new Set<Facts>();
  for (const { facts } of rows) {
    if (seen.has(facts)) continue;
    seen.add(facts);
    for (const field of Object.keys(facts) as FactField[]) stated.add(field);
  }
  return [...stated];
}

type NamedRing = [key: string, notes: string | null, own: 0 | 1, facts?: Facts];

/**
 * The rings of the file, those of its rows with their facts (marked 1) and those of parents, as `named`; the birds of the
 * flock that go by them, or by the names of parents, as `hit`.
 */
export function namedBirds({ org_id }: Scope, rows: readonly FileRow[]): SQL {
  const stated = factsStated(rows);
  const rings = new Map<string, NamedRing>();
  for (const { key, notes, facts } of rows) {
    if (key !== "" && !rings.has(key)) rings.set(key, stated.length > 0 ? [key, notes, 1, facts] : [key, notes, 1]);
  }
  for (const { father, mother, foster_father, foster_mother } of rows) {
    for (const ring of [father, mother, foster_father, foster_mother]) {
      const key = ring === "" ? "" : ringKey(ring);
      if (key !== "" && !rings.has(key)) rings.set(key, [key, null, 0]);
    }
  }
  const names = namesOfParents(rows, rings);
  const same = stated.map((field) => {
    const given = sql.raw(`json_extract(named.facts, '$.${field}')`);
    return sql` AND (${given} IS NULL OR ${given} = birds.${sql.raw(factColumns[field])})`;
  });
  const facts = stated.length > 0 ? sql`, value->3 AS facts` : sql``;
  return sql`named AS MATERIALIZED (
    SELECT value->>0 AS ring, value->>1 AS notes, value->>2 AS own${facts}
    FROM ${jsonCells([...rings.values()])}
  ), called AS MATERIALIZED (${names.length > 0 ? calledSo(org_id, names) : sql`SELECT '' AS id WHERE 0`}
  ), hit AS MATERIALIZED (
    SELECT birds.id, birds.father_id, birds.mother_id, named.own,
      ifnull((named.notes IS NULL OR named.notes = birds.notes)${sql.join(same)}, 0) AS same_facts
    FROM named CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.identifier_key = named.ring
    WHERE birds.deleted_at IS NULL
    UNION ALL SELECT birds.id, birds.father_id, birds.mother_id, 0, 1 FROM called
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = called.id
    WHERE birds.identifier_key NOT IN (SELECT ring FROM named)
  )`;
}

/** What rows call parents that are no rings of the file, folded as names are: the flock may have birds of that name. */
function namesOfParents(rows: readonly FileRow[], rings: ReadonlyMap<string, NamedRing>): string[] {
  const names = new Set<string>();
  for (const { father, mother, foster_father, foster_mother } of rows) {
    for (const text of [father, mother, foster_father, foster_mother]) {
      if (/\p{L}/u.test(text) && rings.get(ringKey(text))?.[2] !== 1) names.add(foldName(text));
    }
  }
  return [...names];
}

// A name is the second line of what a search looks in. There is no index of names: the flock is walked once, and only for
// what is no ring of it.
const calledSo = (org_id: string, names: readonly string[]) => sql`
  SELECT birds.id FROM birds WHERE org_id = ${org_id} AND ${byNumber} AND deleted_at IS NULL AND name IS NOT NULL
  AND EXISTS (SELECT 1 FROM named WHERE own = 0 AND NOT EXISTS (
    SELECT 1 FROM birds ringed
    WHERE ringed.org_id = ${org_id} AND ringed.identifier_key = named.ring AND ringed.deleted_at IS NULL))
  AND substr(search_key, instr(search_key, char(10)) + 1) IN (SELECT value FROM ${jsonRows(names)})
  LIMIT ${mostCalled}`;
// A thousand birds of one name are an answer by themselves.
const mostCalled = 10_000;
