import { type SQL, sql } from "drizzle-orm";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

/** Birds that live here or did, birds of others kept as ancestors, or both. */
export type Whose = "flock" | "reference" | "all";

/**
 * The birds whose ring, microchip or name holds every one of these words, or begins with them as one word, and those of
 * a species so called. As a set that is read once: an OR over the rows would look at every bird.
 */
export function mentions(scope: Scope, q: string, whose: Whose = "flock"): SQL {
  const found = indexQuestion(scope.org_id, q);
  const kinds = whose === "all" ? [0, 1] : [whose === "reference" ? 1 : 0];
  const arms = [
    ...(found
      ? [sql`SELECT rowid FROM birds_fts WHERE birds_fts MATCH ${found}`]
      : kinds.map((it) => holding(scope, q, it))),
    ...kinds.map((kind) => ofSpeciesNamed(scope, q, kind)),
  ];
  return sql`birds.n IN (${sql.join(arms, sql` UNION ALL `)})`;
}

// Literal, so that the partial indexes serve it.
const ofSpeciesNamed = ({ org_id }: Scope, q: string, isReference: number) => sql`
  SELECT kin.n FROM species named CROSS JOIN birds kin
  WHERE named.org_id = ${org_id} AND kin.org_id = ${org_id} AND kin.species_id = named.id
  AND kin.deleted_at IS NULL AND kin.is_reference = ${sql.raw(String(isReference))}
  AND (instr(named.name_key, ${foldName(q)}) > 0 OR instr(lower(named.latin_name), ${foldName(q)}) > 0)`;

// A question of signs alone, such as "#" or a drawing, is in no index: every bird is looked at.
const holding = ({ org_id }: Scope, q: string, isReference: number) => sql`
  SELECT kin.n FROM birds kin WHERE kin.org_id = ${org_id} AND kin.deleted_at IS NULL
  AND kin.is_reference = ${sql.raw(String(isReference))} AND instr(kin.search_key, ${foldName(q)}) > 0`;

/**
 * A search as the index understands it; undefined without a letter or digit to look for. Every word stands in quotes
 * with its own doubled, so nothing of the reader's text is syntax, and the organisation is always asked for.
 */
export function indexQuestion(org_id: string, q: string): string | undefined {
  const words = foldName(q).split(" ").filter(isSpoken);
  if (words.length === 0) return undefined;
  const each = words.map(beginning).join(" AND ");
  const asOne = ringKey(q).replace(/[ \-/.]/g, "");
  return `org:"${org_id.replaceAll("_", "")}" AND ((${each}) OR ${beginning(asOne)})`;
}

// What the index takes for words: letters, digits and what a font of one's own may hold.
const isSpoken = (word: string) => /[\p{L}\p{N}\p{Co}]/u.test(word);
const beginning = (word: string) => `words:"${word.replaceAll('"', '""')}"*`;
