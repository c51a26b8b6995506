import { type SQL, sql } from "drizzle-orm";
import { bareRing } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { indexQuestion, lengthOf, type Sought, wordsOf } from "./stored/parts.ts";

/** Birds that live here or did, birds of others kept as ancestors, both, or those in the trash. */
export type Whose = "flock" | "reference" | "all" | "trash";

/**
 * The birds in whose ring, name or microchip every one of these words stands, or all of them in one piece, and those of
 * a species so called. Of a ring any part counts, whatever stands between its letters and digits; a word of one or two
 * signs begins or ends it. As a set that is read once: an OR over the rows would look at every bird.
 */
export function mentions(scope: Scope, q: string, whose: Whose = "flock"): SQL {
  const words = wordsOf(q);
  const arms = [
    ...(words.length > 0 ? [holdingParts(scope, q, words)] : heaps[whose].map((heap) => holdingSigns(scope, q, heap))),
    ...heaps[whose].map((heap) => ofSpeciesNamed(scope, q, heap)),
  ];
  return sql`birds.n IN (${sql.join(arms, sql` UNION ALL `)})`;
}

// Literal, so that the partial indexes serve it.
const heaps = {
  flock: [sql`kin.deleted_at IS NULL AND kin.is_reference = 0`],
  reference: [sql`kin.deleted_at IS NULL AND kin.is_reference = 1`],
  all: [sql`kin.deleted_at IS NULL AND kin.is_reference = 0`, sql`kin.deleted_at IS NULL AND kin.is_reference = 1`],
  trash: [sql`kin.deleted_at IS NOT NULL`],
} satisfies Record<Whose, SQL[]>;

/** The rows that the index knows of, and, where its threes do not say all, that really have it. */
function holdingParts({ org_id }: Scope, q: string, words: readonly Sought[]): SQL {
  const whole = { parts: bareRing(q), typed: undefined };
  const ways = words.length > 1 ? [words, [whole]] : [words];
  const found = indexQuestion(org_id, ways);
  if (ways.flat().every(({ parts, typed }) => lengthOf(parts) <= 3 && typed === undefined))
    return sql`SELECT rowid FROM bird_parts WHERE bird_parts MATCH ${found}`;
  const really = ways.map((way) => sql`(${sql.join(way.map(standsIn), sql` AND `)})`);
  return sql`SELECT kin.n FROM bird_parts CROSS JOIN birds kin ON kin.n = bird_parts.rowid
    WHERE bird_parts MATCH ${found} AND kin.org_id = ${org_id} AND (${sql.join(really, sql` OR `)})`;
}

// Of short words the index knows all there is to know, but not in which way of several: there they may stand anywhere.
function standsIn({ parts, typed }: Sought): SQL {
  const isIn = (text: string) => sql`instr(kin.search_key, ${text})`;
  const chip = sql`instr(lower(kin.microchip), ${parts})`;
  return typed === undefined ? sql`(${isIn(parts)} OR ${chip})` : sql`(${isIn(parts)} OR ${chip} OR ${isIn(typed)})`;
}

const ofSpeciesNamed = ({ org_id }: Scope, q: string, heap: SQL) => sql`
  SELECT kin.n FROM species named CROSS JOIN birds kin
  WHERE named.org_id = ${org_id} AND kin.org_id = ${org_id} AND kin.species_id = named.id AND ${heap}
  AND (instr(named.name_key, ${foldName(q)}) > 0 OR instr(lower(named.latin_name), ${foldName(q)}) > 0)`;

// A question of signs alone, such as "#" or a drawing, is in no index: every bird is looked at.
const holdingSigns = ({ org_id }: Scope, q: string, heap: SQL) => sql`
  SELECT kin.n FROM birds kin WHERE kin.org_id = ${org_id} AND ${heap}
  AND (instr(kin.identifier_key, ${foldName(q)}) > 0 OR instr(kin.search_key, ${foldName(q)}) > 0)`;
