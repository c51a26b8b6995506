import { type SQL, sql } from "drizzle-orm";
import { bareRing } from "#worker/rings/keys.ts";
import { foldName } from "#worker/species/names.ts";

/**
 * The places somebody asks for, by a part of the name, or by its letters and digits, so that `c12` finds C 12; `key` is
 * the column of their folded names. `exactly` and `begins` say how well a place matches.
 */
export function placesNamed(q: string, key: SQL) {
  const [name, bare] = [foldName(q), bareRing(q)];
  const bareKey = sql`replace(replace(${key}, ' ', ''), '-', '')`;
  return {
    matches: sql`(instr(${key}, ${name}) OR (${bare} <> '' AND instr(${bareKey}, ${bare})))`,
    exactly: sql`(${key} = ${name} OR ${bareKey} = ${bare})`,
    begins: sql`(instr(${key}, ${name}) = 1)`,
  };
}
