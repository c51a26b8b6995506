import { eq, sql } from "drizzle-orm";
import { importMappings } from "#db/schema/imports.ts";
import { fieldsFor } from "#worker/birdfiles/columns.ts";
import type { ColumnChoice } from "#worker/birdfiles/columns-contract.ts";
import { foldHeading } from "#worker/birdfiles/heading-words.ts";
import { may } from "#worker/rights.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Sheet } from "#worker/spreadsheets/cells.ts";
import { findHeadings, headingsAlone } from "./reading/headings.ts";

/** What the organisation chose the last time a file had these headings in this order; undefined the first time. */
export async function rememberedColumns(scope: Scope, sheet: Sheet): Promise<ColumnChoice | undefined> {
  const [found] = await scope.db
    .select({ mapping: importMappings.mapping })
    .from(importMappings)
    .where(owned(scope, importMappings, eq(importMappings.headings_key, await headingsKey(sheet))));
  return found?.mapping as ColumnChoice | undefined;
}

/** The statement that keeps a choice of columns for the next file with the same headings, right behind the write it is of. */
export function rememberColumns({ db, org_id, now }: Scope, headings_key: string, mapping: ColumnChoice) {
  return db.run(sql`
    INSERT INTO import_mappings (org_id, headings_key, mapping, used_at)
    SELECT ${org_id}, ${headings_key}, ${JSON.stringify(mapping)}, ${now} WHERE changes() > 0
    ON CONFLICT (org_id, headings_key) DO UPDATE SET mapping = excluded.mapping, used_at = excluded.used_at`);
}

/** What makes two files have the same headings. */
export async function headingsKey(sheet: Sheet): Promise<string> {
  const { columns } = headingsAlone(sheet);
  const text = JSON.stringify(columns.map(({ index, heading }) => [index, foldHeading(heading)]));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A choice of columns as it is remembered: a column of prices, which the caller neither sees nor reads, stays what it was
 * before, so that the next file with these headings, brought by somebody who may, keeps its prices.
 */
export async function withUnseen(scope: Scope, sheet: Sheet, chosen: ColumnChoice): Promise<ColumnChoice> {
  if (may(scope, "money.read")) return chosen;
  const earlier = (await rememberedColumns(scope, sheet)) ?? {};
  const readable = fieldsFor(scope);
  const unseen = findHeadings(sheet, earlier).columns.filter(({ field }) => field && !readable.includes(field));
  const names = new Set(unseen.flatMap(({ index, heading }) => [String(index), heading]));
  const seen = Object.entries(chosen).filter(([name, field]) => field !== "" || !names.has(name));
  const kept = Object.entries(earlier).filter(([name]) => names.has(name));
  return Object.fromEntries([...kept, ...seen]);
}
