import { type SQL, sql } from "drizzle-orm";
import { bareRing } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import { indexQuestion, lengthOf, type Sought, wordsOf } from "./parts.ts";

/** Birds that live here or did, birds of others kept as ancestors, both, or those in the trash. */
type Whose = "flock" | "reference" | "all" | "trash";

/**
 * The birds in whose ring, name or microchip every one of these words stands, or all of them in one piece, and those of
 * a species so called. Of a ring any part counts, whatever stands between its letters and digits; a word of one or two
 * signs begins or ends it. As a set that is read once: an OR over the rows would look at every bird.
 *
 * With `most`, of more than so many no more than the newest need be found: enough to show those, or to know that they
 * are too many to count.
 */
export function mentions(scope: Scope, q: string, whose: Whose = "flock", most?: number): SQL {
  const words = wordsOf(q);
  const found = heaps[whose].flatMap((heap) => [
    ...(words.length > 0 ? [] : [holdingSigns(scope, q, heap)]),
    ofSpeciesNamed(scope, q, heap),
  ]);
  if (words.length > 0) found.unshift(holdingParts(scope, q, words, most === undefined ? undefined : standing[whose]));
  const arms = most === undefined ? found : found.map((arm) => newestOf(arm, most));
  return sql`birds.n IN (${sql.join(arms, sql` UNION ALL `)})`;
}

type Heap = { holds: SQL; index: SQL };
// Literal, so that the partial indexes serve them; named, as without knowing how few others' birds are the wrong one is taken.
const flock = { holds: sql`kin.deleted_at IS NULL AND kin.is_reference = 0`, index: sql`birds_by_species` };
const reference = { holds: sql`kin.deleted_at IS NULL AND kin.is_reference = 1`, index: sql`birds_of_others` };
const trash = { holds: sql`kin.deleted_at IS NOT NULL`, index: sql`birds_in_own_trash` };
const heaps = {
  flock: [flock],
  reference: [reference],
  all: [flock, reference],
  trash: [trash],
} satisfies Record<Whose, Heap[]>;

const standing = {
  flock: flock.holds,
  reference: reference.holds,
  all: sql`kin.deleted_at IS NULL`,
  trash: trash.holds,
} satisfies Record<Whose, SQL>;

const newestOf = (arm: SQL, most: number) => sql`SELECT n FROM (${arm} ORDER BY 1 DESC LIMIT ${most})`;

/** The rows that the index knows of, and, where its threes do not say all, that really have it and are as `heap` says. */
function holdingParts({ org_id }: Scope, q: string, words: readonly Sought[], heap?: SQL): SQL {
  const whole = { parts: bareRing(q), typed: undefined };
  const ways = words.length > 1 ? [words, [whole]] : [words];
  const found = indexQuestion(org_id, ways);
  const namesAll = ways.flat().every(({ parts, typed }) => lengthOf(parts) <= 3 && typed === undefined);
  if (namesAll && !heap) return sql`SELECT rowid AS n FROM bird_parts WHERE bird_parts MATCH ${found}`;
  const really = sql.join(
    ways.map((way) => sql`(${sql.join(way.map(standsIn), sql` AND `)})`),
    sql` OR `,
  );
  const kept = [...(heap ? [heap] : []), ...(namesAll ? [] : [sql`(${really})`])];
  return sql`SELECT bird_parts.rowid AS n FROM bird_parts CROSS JOIN birds kin ON kin.n = bird_parts.rowid
    WHERE bird_parts MATCH ${found} AND kin.org_id = ${org_id} AND ${sql.join(kept, sql` AND `)}`;
}

// Of short words the index knows all there is to know, but not in which way of several: there they may stand anywhere.
function standsIn({ parts, typed }: Sought): SQL {
  const isIn = (text: string) => sql`instr(kin.search_key, ${text})`;
  const chip = sql`instr(lower(kin.microchip), ${parts})`;
  return typed === undefined ? sql`(${isIn(parts)} OR ${chip})` : sql`(${isIn(parts)} OR ${chip} OR ${isIn(typed)})`;
}

const ofSpeciesNamed = ({ org_id }: Scope, q: string, { holds, index }: Heap) => sql`
  SELECT kin.n AS n FROM species named CROSS JOIN birds kin INDEXED BY ${index}
  WHERE named.org_id = ${org_id} AND kin.org_id = ${org_id} AND kin.species_id = named.id AND ${holds}
  AND (instr(named.name_key, ${foldName(q)}) > 0 OR instr(lower(named.latin_name), ${foldName(q)}) > 0)`;

// A question of signs alone, such as "#" or a drawing, is in no index: every bird is looked at.
const holdingSigns = ({ org_id }: Scope, q: string, { holds }: Heap) => sql`
  SELECT kin.n AS n FROM birds kin WHERE kin.org_id = ${org_id} AND ${holds}
  AND (instr(kin.identifier_key, ${foldName(q)}) > 0 OR instr(kin.search_key, ${foldName(q)}) > 0)`;
