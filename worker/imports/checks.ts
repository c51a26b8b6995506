import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { imports } from "#db/schema/imports.ts";
import type { OnDuplicate } from "#db/vocabulary.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import type { Book } from "#worker/spreadsheets/cells.ts";
import { readUpload, type Upload } from "#worker/spreadsheets/uploads/upload.ts";
import {
  type CommittedImport,
  dayOrdersIn,
  type ImportCheck,
  type ImportMapping,
  type OrdersInput,
} from "./contract.ts";
import { headingsKey, rememberColumns, rememberedColumns, withUnseen } from "./mappings.ts";
import { committed } from "./queries.ts";
import { chooseSheet, sheetsIn } from "./reading/sheets.ts";
import { asCommitted, type Choices, commitTable, digestOf, headingsOf, preview, type Reading } from "./running.ts";

type Files = Env["FILES"];
/** What an uncommitted imports row remembers; `request` tells one upload from another under the same key. */
type Waiting = Reading & { request: string; bytes?: number; is_remembered?: boolean; begun?: string[] };
/** Seconds an uploaded file waits to be imported. */
export const uploadSeconds = 86_400;
/** What an organisation's uploads may be at most; the oldest make room for the next. */
export const mostKept = { bytes: 20 * 1024 * 1024, files: 50 } as const;

const firstChoices = {
  on_duplicate: "skip",
  unknown_parents: "refuse",
  named_parents: "take",
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
  const earlier = await rememberedColumns(scope, chooseSheet(book));
  const choices = { ...firstChoices, mapping: earlier ?? {} };
  const check = { ...(await look(scope, id, { upload, book }, choices)), is_remembered: earlier !== undefined };
  const request = await digestOf(upload, { ...choices, mapping: {} });
  const bytes = upload.bytes.length;
  const report: Waiting = { mapping: choices.mapping, request, bytes, is_remembered: check.is_remembered };
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

/** Forgets the oldest uploads that wait when they are more than an organisation may keep, in number or in bytes. */
async function forgetBeyond(scope: Scope, files: Files): Promise<void> {
  const beyond = await scope.db.all<{ id: string; file_key: string }>(sql`SELECT id, file_key FROM (
    SELECT id, file_key, row_number() OVER newest AS nth,
      sum(ifnull(json_extract(report, '$.bytes'), ${mostKept.bytes / 10})) OVER newest AS bytes
    FROM imports WHERE imports.org_id = ${scope.org_id} AND file_key IS NOT NULL
    WINDOW newest AS (ORDER BY created_at DESC, id DESC ROWS UNBOUNDED PRECEDING)
  ) WHERE nth > 1 AND (nth > ${mostKept.files} OR bytes > ${mostKept.bytes}) LIMIT 200`);
  if (beyond.length === 0) return;
  await files.delete(beyond.map(({ file_key }) => file_key));
  await scope.db.batch(
    withoutFiles(
      scope.db,
      beyond.map(({ file_key }) => file_key),
    ),
  );
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
  Pick<Choices, "unknown_parents" | "named_parents" | "unknown_words" | keyof OrdersInput>
>;

/** Looks at a kept file again, against the flock as it stands now; `missing` once it is committed or forgotten. */
export async function findCheck(
  scope: Scope,
  files: Files,
  { id, on_duplicate, ...asked }: CheckInput,
): Promise<ImportCheck> {
  const { upload, read, row } = await waiting(scope, files, id);
  const is_remembered = (row.report as Waiting).is_remembered === true;
  const choices = { ...firstChoices, ...asked, ...read, on_duplicate: on_duplicate ?? row.on_duplicate };
  const check = await look(scope, id, { upload, book: await readUpload(upload) }, choices);
  return { ...check, is_remembered, begun: (row.report as Waiting).begun ?? [] };
}

/**
 * Reads a kept file in another way: another sheet, with the columns chosen for such a sheet before; other columns, which
 * are remembered for the next file with the same headings; a species for rows that name none.
 */
export async function readAnew(scope: Scope, files: Files, id: string, input: ImportMapping): Promise<ImportCheck> {
  const { upload, row, read } = await waiting(scope, files, id);
  const book = await readUpload(upload);
  const sheet = input.sheet ?? read.sheet;
  const chosen = chooseSheet(book, sheet);
  const earlier = input.sheet === undefined ? read.mapping : await rememberedColumns(scope, chosen);
  const reading: Reading = { mapping: input.mapping ?? earlier ?? {}, sheet, species: input.species ?? read.species };
  const check = await look(
    scope,
    id,
    { upload, book },
    { ...firstChoices, ...reading, on_duplicate: row.on_duplicate },
  );
  const kept = scope.db
    .update(imports)
    .set({ report: { ...keptOf(row.report as Waiting), ...reading } satisfies Waiting })
    .where(owned(scope, imports, and(eq(imports.id, id), isNull(imports.committed_at))));
  if (check.report === null || !input.mapping) {
    await kept;
    return check;
  }
  const mapping = await withUnseen(scope, chosen, input.mapping);
  await scope.db.batch([kept, rememberColumns(scope, await headingsKey(chosen), mapping)]);
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
  const { upload, read, row } = await waiting(scope, files, id);
  const { created_at, file_key } = row;
  const choices = { ...asked, ...read };
  const kept = await commitTable(scope, { id, upload, choices, request: id, created_at, file_key: file_key ?? "" });
  // Rejected rows can be downloaded for the rest of the day; the clock removes such a file, and one that stays by mishap.
  const has_file = kept.report.rejected > 0;
  if (file_key && !has_file) await files.delete(file_key);
  return asCommitted(scope, { id, file_name: upload.name, committed_at: scope.now, undone_at: null, has_file, kept });
}

type Looked = { upload: Upload; book: Book };

async function look(scope: Scope, id: string, { upload, book }: Looked, choices: Choices): Promise<ImportCheck> {
  const sheet = chooseSheet(book, choices.sheet);
  const { columns, missing, twice } = headingsOf(scope, sheet, choices);
  const settled = missing.length === 0 && twice.length === 0;
  const report = settled ? await preview(scope, book, choices) : null;
  const { on_duplicate, unknown_parents, named_parents, unknown_words, species = null } = choices;
  const input = {
    on_duplicate,
    unknown_parents,
    named_parents,
    unknown_words,
    species,
    day_orders: dayOrdersIn(choices),
  };
  const sheets = sheetsIn(book, sheet);
  return {
    id,
    file_name: upload.name,
    ...input,
    is_remembered: false,
    sheets,
    columns,
    missing,
    twice,
    report,
    begun: [],
  };
}

async function waiting(scope: Scope, files: Files, id: string) {
  const [row] = await scope.db
    .select()
    .from(imports)
    .where(owned(scope, imports, and(eq(imports.id, id), isNull(imports.committed_at))));
  const kept = row?.file_key ? await files.get(row.file_key) : null;
  if (!row || !kept) throw new Refusal("missing");
  const upload: Upload = { name: row.file_name, bytes: new Uint8Array(await kept.arrayBuffer()) };
  const { mapping, sheet, species } = row.report as Waiting;
  return { row, upload, read: { mapping, sheet, species } satisfies Reading };
}

/** Removes files that were uploaded more than a day before `now` (ISO instant), and the rows of those never committed. */
export async function forgetUploads(db: Database, { FILES }: Pick<Env, "FILES">, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - uploadSeconds * 1000).toISOString();
  // Across organisations: the clock has no caller. Few rows have a file, so that is asked first.
  const isOld = and(isNotNull(imports.file_key), lt(imports.created_at, before));
  const old = await db.select({ file_key: imports.file_key }).from(imports).where(isOld).limit(500);
  const keys = old.flatMap(({ file_key }) => file_key ?? []);
  if (keys.length === 0) return;
  await FILES.delete(keys);
  await db.batch(withoutFiles(db, keys));
}

/** The statements after which these files are nobody's: who never committed them loses the row as well. */
const withoutFiles = (db: Database, keys: string[]) =>
  [
    db.delete(imports).where(and(inArray(imports.file_key, keys), isNull(imports.committed_at))),
    db.update(imports).set({ file_key: null }).where(inArray(imports.file_key, keys)),
  ] as const;
