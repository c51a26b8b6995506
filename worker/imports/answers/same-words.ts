import { and, eq, sql } from "drizzle-orm";
import { importWords } from "#db/schema/imports.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";

type WordAnswer = { field: "species" | "status"; word: string; means: string | null };
/** A word of files and what it means, as a look-up needs it. */
export type RememberedWord = { field: "species" | "status"; word_key: string; means: string };

/**
 * Keeps what a word of the organisation's files means, from the next look at a file on; `means` null forgets the word.
 * Throws `Refusal`: `invalid` when nothing of the organisation has that id.
 */
export async function rememberWord(scope: Scope, { field, word, means }: WordAnswer): Promise<WordAnswer> {
  const { org_id, now } = scope;
  const word_key = foldName(word);
  if (means === null) {
    const isWord = and(eq(importWords.field, field), eq(importWords.word_key, word_key));
    await scope.db.delete(importWords).where(owned(scope, importWords, isWord));
    return { field, word, means };
  }
  const [table, column] = field === "species" ? ["species", "species_id"] : ["statuses", "status_id"];
  const kept = await scope.db.all(sql`
    INSERT INTO import_words (org_id, field, word_key, ${sql.raw(column)}, used_at)
    SELECT ${org_id}, ${field}, ${word_key}, id, ${now} FROM ${sql.raw(table)} WHERE org_id = ${org_id} AND id = ${means}
    ON CONFLICT (org_id, field, word_key) DO UPDATE SET ${sql.raw(column)} = excluded.${sql.raw(column)}, used_at = excluded.used_at
    RETURNING word_key`);
  if (kept.length === 0) throw new Refusal("invalid", { means: ["import.word.unknown"] });
  return { field, word, means };
}

/** The statement that reads what words mean; fits any batch. */
export function rememberedWords(scope: Scope) {
  const means = sql<string>`ifnull(${importWords.species_id}, ${importWords.status_id})`;
  return scope.db
    .select({ field: importWords.field, word_key: importWords.word_key, means })
    .from(importWords)
    .where(owned(scope, importWords));
}
