import { and, eq, isNull, sql } from "drizzle-orm";
import { imports } from "#db/schema/imports.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { cellAt, columnAt } from "#worker/spreadsheets/addresses.ts";
import { most, type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { lookAgain } from "./checks.ts";
import { type ImportCorrections, mostCorrected } from "./contract.ts";
import type { Corrections } from "./reading/corrections.ts";
import { sheetOf } from "./reading/sheet-reading.ts";
import type { ImportCheck } from "./report-contract.ts";
import { keptFile } from "./uploads/kept-files.ts";

/** Corrections as they are sent: null takes one back. */
type Sent = { cells: Record<string, string | null>; words: Record<string, Record<string, string | null>> };

/**
 * Corrects cells of a kept file, or a word wherever it stands in a column, and looks at the file anew. The file stays as it
 * came: what was corrected is kept beside it until the commit. Throws `Refusal`: `invalid` for a cell that the sheet does not
 * have, and for more corrections than are kept of one file.
 */
export async function correctFile(
  scope: Scope,
  files: Env["FILES"],
  id: string,
  input: ImportCorrections,
): Promise<ImportCheck> {
  const file = await keptFile(scope, files, id);
  const { standing } = sheetOf(file.book, file.read);
  const sent = sentTo(standing, input);
  const corrections = merged(file.read.corrections ?? {}, sent);
  requireFew(corrections);
  const kept = sql`json_patch(ifnull(json_extract(${imports.report}, '$.corrections'), '{}'), ${JSON.stringify(sent)})`;
  await scope.db
    .update(imports)
    // Merged where it is kept, so that two who correct at once both do.
    .set({ report: sql`json_set(${imports.report}, '$.corrections', json(${kept}))` })
    .where(owned(scope, imports, and(eq(imports.id, id), isNull(imports.committed_at))));
  return lookAgain(scope, file, { corrections });
}

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

function merged(before: Corrections, { cells, words }: Sent): Required<Corrections> {
  const columns = new Set([...Object.keys(before.words ?? {}), ...Object.keys(words)]);
  const byColumn = [...columns].map(
    (column) => [column, texts({ ...before.words?.[column], ...words[column] })] as const,
  );
  return { cells: texts({ ...before.cells, ...cells }), words: Object.fromEntries(byColumn) };
}

const texts = (given: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])));

function requireFew({ cells, words }: Required<Corrections>): void {
  const own = Object.entries(cells);
  const byWord = Object.values(words).flatMap((texts) => Object.entries(texts));
  const letters = [...own, ...byWord].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  const isMany =
    own.length > mostCorrected.cells || byWord.length > mostCorrected.words || letters > mostCorrected.letters;
  if (isMany) throw new Refusal("invalid", { cells: ["import.correction.many"] });
}
