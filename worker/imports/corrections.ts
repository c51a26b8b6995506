import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { imports } from "#db/schema/imports.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { cellAt, columnAt } from "#worker/spreadsheets/addresses.ts";
import { most, type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { lookAgain } from "./checks.ts";
import { type ImportCorrections, mostCorrected } from "./contract.ts";
import { sheetOf } from "./reading/sheet-reading.ts";
import type { ImportCheck } from "./report-contract.ts";
import { keptFile, keptUpload, refuseMeanwhile, type Waiting } from "./uploads/kept-files.ts";

/** Corrections as they are sent: null takes one back. */
type Sent = { cells: Record<string, string | null>; words: Record<string, Record<string, string | null>> };

/**
 * Corrects cells of a kept file, or a word wherever it stands in a column, and looks at the file anew. The file stays as it
 * came: what was corrected is kept beside it until the commit. Throws `Refusal`: `invalid` for a cell that the sheet does not
 * have, and for more corrections than are kept of one file; `stale` where another sheet was chosen meanwhile.
 */
export async function correctFile(
  scope: Scope,
  files: Env["FILES"],
  id: string,
  input: ImportCorrections,
): Promise<ImportCheck> {
  const file = await keptFile(scope, files, id);
  const sent = sentTo(sheetOf(file.book, file.read).standing, input);
  // Merged and counted where it is kept, so that many who correct at once all do, and none of them past the bound.
  const kept = sql`json_patch(ifnull(json_extract(${imports.report}, '$.corrections'), '{}'), ${JSON.stringify(sent)})`;
  const isSameSheet = sql`json_extract(${imports.report}, '$.sheet') IS ${file.read.sheet ?? null}`;
  const [row] = await scope.db
    .update(imports)
    .set({ report: sql`json_set(${imports.report}, '$.corrections', json(${kept}))` })
    .where(owned(scope, imports, and(eq(imports.id, id), isNull(imports.committed_at), isSameSheet, areFew(kept))))
    .returning({ report: imports.report });
  if (row) return lookAgain(scope, file, { corrections: (row.report as Waiting).corrections });
  const { read } = await keptUpload(scope, files, id);
  if (read.sheet !== file.read.sheet) await refuseMeanwhile(scope, files, id);
  throw new Refusal("invalid", { cells: ["import.correction.many"] });
}

/** Whether corrections, a JSON text, are no more than are kept of one file. */
const areFew = (corrections: SQL): SQL => sql`(
  SELECT ifnull(sum(cells), 0) <= ${mostCorrected.cells} AND ifnull(sum(words), 0) <= ${mostCorrected.words}
    AND ifnull(sum(letters), 0) <= ${mostCorrected.letters}
  FROM (
    SELECT 1 AS cells, 0 AS words, length(key) + length(value) AS letters FROM json_each(${corrections}, '$.cells')
    UNION ALL
    SELECT 0, 1, length(key) + length(value) FROM json_tree(${corrections}, '$.words') WHERE type = 'text'
  ))`;

/** What is sent of use to this sheet; what says the same as the file takes a correction back. */
function sentTo({ rows }: Sheet, { cells, words }: ImportCorrections): Sent {
  const textBy = new Map(rows.map((row) => [row.row, row.cells] as const));
  const own = Object.entries(cells).map(([address, text]) => {
    const at = cellAt(address);
    const given = at && at.column < most.columns ? textBy.get(at.row) : undefined;
    if (!at || !given) throw new Refusal("invalid", { cells: ["import.correction.cell"] });
    return [address, text === textOf(given[at.column]) ? null : text] as const;
  });
  const byColumn = new Map<string, Array<readonly [string, string | null]>>();
  for (const { column, word, becomes } of words) {
    if (columnAt(column) >= most.columns) throw new Refusal("invalid", { words: ["import.correction.cell"] });
    byColumn.set(column, [...(byColumn.get(column) ?? []), [word, becomes === word ? null : becomes]]);
  }
  const byWord = [...byColumn].map(([column, texts]) => [column, Object.fromEntries(texts)] as const);
  return { cells: Object.fromEntries(own), words: Object.fromEntries(byWord) };
}
