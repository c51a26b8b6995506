import { and, eq, isNull } from "drizzle-orm";
import { imports } from "#db/schema/imports.ts";
import type { OnDuplicate } from "#db/vocabulary.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import type { Book } from "#worker/spreadsheets/cells.ts";
import { readUpload, type Upload } from "#worker/spreadsheets/uploads/upload.ts";
import { dayOrdersIn, type ImportMapping, type OrdersInput } from "./contract.ts";
import { headingsKey, rememberColumns, rememberedColumns, withUnseen } from "./mappings.ts";
import { committed } from "./queries.ts";
import { correctionsIn } from "./reading/corrections.ts";
import {
  headingsOf,
  hiddenColumns,
  type Reading,
  sheetOf,
  speciesNames,
  withOnlySpecies,
} from "./reading/sheet-reading.ts";
import { chooseSheet, sheetsIn } from "./reading/sheets.ts";
import type { CommittedImport, ImportCheck } from "./report-contract.ts";
import { asCommitted, type Choices, commitTable, digestOf, preview } from "./running.ts";
import { forgetBeyond, isAsRead, keptFile, keptUpload, refuseMeanwhile, type Waiting } from "./uploads/kept-files.ts";

type Files = Env["FILES"];
const firstChoices = {
  on_duplicate: "skip",
  unknown_parents: "refuse",
  named_parents: "take",
  parent_sex: "refuse",
  unknown_words: "refuse",
} as const;

/**
 * Keeps an uploaded file until it is committed, a day at most, and says what committing it would do. With an
 * Idempotency-Key the same upload answers the same check; another one under that key is a `conflict`.
 */
export async function checkUpload(scope: Scope, files: Files, file: File): Promise<ImportCheck> {
  const upload: Upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  const id = await checkId(scope);
  // A file that cannot be read is refused here, before anything is kept.
  const book = await readUpload(upload);
  const chosen = chooseSheet(book);
  const earlier = await rememberedColumns(scope, chosen);
  const reading = await withOnlySpecies(scope, chosen, { mapping: earlier ?? {} });
  const choices = { ...firstChoices, ...reading };
  const check = { ...(await look(scope, id, { upload, book }, choices)), is_remembered: earlier !== undefined };
  const request = await digestOf(upload, { ...choices, mapping: {} });
  const bytes = upload.bytes.length;
  const report: Waiting = { ...reading, request, bytes, is_remembered: check.is_remembered };
  const file_key = `org/${scope.org_id}/imports/${id}`;
  // The row comes first: a file without one would never be removed.
  const made = await scope.db
    .insert(imports)
    .values({ ...waitingRow(scope, id, upload), report, file_key })
    .onConflictDoNothing()
    .returning({ id: imports.id });
  if (made.length === 0) await requireSame(scope, id, request);
  // Also the second time: the first may have ended between row and file.
  await files.put(file_key, upload.bytes);
  if (made.length > 0) await forgetBeyond(scope, files);
  return made.length === 0 ? findCheck(scope, files, { id }) : check;
}

// A check never meets the import that a caller commits at once under the same key.
const checkId = (scope: Scope) =>
  idFor({ ...scope, idempotency_key: scope.idempotency_key && `check\n${scope.idempotency_key}` }, "import");

function waitingRow({ org_id, user_id, now }: Scope, id: string, { name }: Upload) {
  return { id, org_id, user_id, file_name: name, on_duplicate: "skip" as const, created_at: now };
}

/** Refuses when the row under this id is not this upload's, or is committed already. */
async function requireSame(scope: Scope, id: string, request: string): Promise<void> {
  const [row] = await scope.db
    .select({ report: imports.report, committed_at: imports.committed_at })
    .from(imports)
    .where(owned(scope, imports, eq(imports.id, id)));
  const isSame = row?.committed_at === null && (row.report as Waiting).request === request;
  if (!isSame) throw new Refusal("conflict", {}, { detail: "import.key_reused" });
}

type CheckInput = { id: string; on_duplicate?: OnDuplicate | undefined } & Partial<
  Pick<Choices, "unknown_parents" | "named_parents" | "parent_sex" | "unknown_words" | keyof OrdersInput>
>;

/** Looks at a kept file again, against the flock as it stands now; `missing` once it is committed or forgotten. */
export async function findCheck(
  scope: Scope,
  files: Files,
  { id, on_duplicate, ...asked }: CheckInput,
): Promise<ImportCheck> {
  const file = await keptFile(scope, files, id);
  return lookAgain(scope, file, { ...asked, on_duplicate: on_duplicate ?? file.row.on_duplicate });
}

/** Looks at a kept file with other choices than it was brought with. */
export async function lookAgain(
  scope: Scope,
  { row, read, ...file }: KeptFile,
  other: Partial<Choices>,
): Promise<ImportCheck> {
  const { is_remembered = false, begun = [] } = row.report as Waiting;
  const choices: Choices = { ...firstChoices, on_duplicate: row.on_duplicate, ...read, ...other };
  return { ...(await look(scope, row.id, file, choices)), is_remembered, begun };
}

/**
 * Reads a kept file in another way: another sheet, with the columns chosen for such a sheet before; other columns, which
 * are remembered for the next file with the same headings; a species for rows that name none. Refuses `stale` where
 * somebody corrected the file or chose other columns meanwhile.
 */
export async function readAnew(scope: Scope, files: Files, id: string, input: ImportMapping): Promise<ImportCheck> {
  const { upload, book, row, read } = await keptFile(scope, files, id);
  const sheet = input.sheet ?? read.sheet;
  const chosen = chooseSheet(book, sheet);
  const earlier = input.sheet === undefined ? read.mapping : await rememberedColumns(scope, chosen);
  // Cells have other meanings on another sheet.
  const isSame = chosen.name === chooseSheet(book, read.sheet).name;
  const reading = await withOnlySpecies(scope, chosen, {
    mapping: input.mapping ?? earlier ?? {},
    sheet,
    species: input.species ?? read.species,
    corrections: isSame ? read.corrections : undefined,
  });
  const choices: Choices = { ...firstChoices, ...reading, on_duplicate: row.on_duplicate };
  const check = await look(scope, id, { upload, book }, choices);
  // Whoever corrected a cell meanwhile, or chose other columns, is not written over.
  const kept = scope.db
    .update(imports)
    .set({ report: { ...keptOf(row.report as Waiting), ...reading } satisfies Waiting })
    .where(owned(scope, imports, and(eq(imports.id, id), isNull(imports.committed_at), isAsRead(row.report))))
    .returning({ id: imports.id });
  const isChosen = check.report !== null && input.mapping !== undefined;
  const mapping = isChosen ? await withUnseen(scope, chosen, input.mapping ?? {}) : {};
  const { written } = await batch(scope.db, {
    written: kept,
    ...(isChosen && { remembered: rememberColumns(scope, await headingsKey(chosen), mapping) }),
  });
  if (written.length === 0) await refuseMeanwhile(scope, files, id);
  return check;
}

// A choice of one's own is no longer the remembered one.
const keptOf = ({ is_remembered: _, ...kept }: Waiting) => kept;

/** Commits a kept file; a second time it answers what the first commit did. */
export async function commitCheck(
  scope: Scope,
  files: Files,
  { id, ...asked }: { id: string } & Omit<Choices, keyof Reading>,
): Promise<CommittedImport> {
  const earlier = await committed(scope, id);
  if (earlier) return asCommitted(scope, earlier);
  const { upload, read, row } = await keptUpload(scope, files, id);
  const { created_at, file_key } = row;
  const choices = { ...asked, ...read };
  const kept = await commitTable(scope, { id, upload, choices, request: id, created_at, file_key: file_key ?? "" });
  // Rejected rows can be downloaded for the rest of the day; the clock removes such a file, and one that stays by mishap.
  const has_file = kept.report.rejected > 0;
  if (file_key && !has_file) await files.delete(file_key);
  return asCommitted(scope, { id, file_name: upload.name, committed_at: scope.now, undone_at: null, has_file, kept });
}

type Looked = { upload: Upload; book: Book };

async function look(scope: Scope, id: string, { upload, book }: Looked, given: Choices): Promise<ImportCheck> {
  const { standing, sheet } = sheetOf(book, given);
  const choices = await withOnlySpecies(scope, sheet, given);
  const { columns, missing, twice } = headingsOf(scope, sheet, choices);
  const settled = missing.length === 0 && twice.length === 0;
  const report = settled ? await preview(scope, book, choices) : null;
  const { on_duplicate, unknown_parents, named_parents, parent_sex, unknown_words, species = null } = choices;
  const input = { on_duplicate, unknown_parents, named_parents, parent_sex, unknown_words, species };
  const hidden = hiddenColumns(scope, sheet, choices);
  return {
    id,
    file_name: upload.name,
    ...input,
    day_orders: dayOrdersIn(choices),
    is_remembered: false,
    sheets: sheetsIn(book, standing),
    columns,
    missing,
    twice,
    species_names: missing.includes("species") ? await speciesNames(scope) : [],
    corrections: correctionsIn(choices.corrections ?? {}, { standing, columns, hidden }),
    report,
    begun: [],
  };
}

type KeptFile = Awaited<ReturnType<typeof keptFile>>;
