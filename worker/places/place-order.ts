import { type SQL, sql } from "drizzle-orm";
import { placeKinds } from "#db/vocabulary.ts";

const kindOf = (table: string) =>
  `CASE ${table}.kind ${placeKinds.map((kind, at) => `WHEN '${kind}' THEN ${at}`).join(" ")} END`;
const lettersOf = (table: string) => `rtrim(${table}.name_key, '0123456789')`;

/**
 * The order of places that stand in the same, as `placeOrder` of the locales has it: sites, rooms, banks, cages, aviaries;
 * each by the letters of its name and then by the number it ends in. `table` is the name of the places in the query.
 */
export const byPlace = (table: string): SQL =>
  sql.raw(`${kindOf(table)}, ${lettersOf(table)}, ${table}.position, ${table}.name_key, ${table}.id`);

/** The same as one text. Put behind that of what a place stands in, it sorts whole ways, what holds others first. */
export const placeRank = (table: string): SQL =>
  sql.raw(
    `${kindOf(table)} || ${lettersOf(table)} || char(1) || printf('%06d', ${table}.position) || ${table}.name_key`,
  );
