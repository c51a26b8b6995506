import { type SQL, sql } from "drizzle-orm";
import { foldName } from "#worker/species/names.ts";

// A letter as breeders may have written it: SQLite knows capitals and accents of no letter beyond ASCII.
const accented: Readonly<Record<string, string>> = {
  a: "àáâãäåÀÁÂÃÄÅ",
  c: "çÇ",
  e: "èéêëÈÉÊË",
  i: "ìíîïÌÍÎÏ",
  n: "ñÑ",
  o: "òóôõöÒÓÔÕÖ",
  u: "ùúûüÙÚÛÜ",
};
const letter = (it: string) => `[${it}${it.toUpperCase()}${accented[it] ?? ""}]`;
const before = "*[^a-zA-Z0-9À-ÿ]";

/** The condition that the colour a bird shows has all these words, in any number and gender; what it is split for is not shown. */
export function showsColour(text: string): SQL {
  const words = foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Of whom no colour is written the genotype tells it, before its slash.
  const written = sql`ifnull(nullif(birds.mutation, ''), birds.genotype)`;
  const shown = sql`' ' || substr(${written}, 1, instr(${written} || '/', '/') - 1)`;
  const conditions = words.map((word) => sql`${shown} GLOB ${`${before}${[...stemOf(word)].map(letter).join("")}*`}`);
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`0`;
}

/** A colour without the end that says number and gender: `amarelas` and `amarelo`, `azuis` and `azul` are one. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  if (/[aeou]is$/.test(word)) return word.slice(0, -2);
  const single = word.replace(/s$/, "");
  return single.length < 5 ? single : single.replace(/[ao]$/, "");
}
