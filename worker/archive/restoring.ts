import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { users } from "#db/schema/accounts.ts";
import { signedInStatement, signedOut } from "#worker/accounts/callers.ts";
import { type InQueue, inQueue, writeInQueue } from "#worker/effort/work-queue.ts";
import type { Env } from "#worker/env.ts";
import type { ArchivedTable } from "#worker/kit/archived.ts";
import { batch } from "#worker/kit/batch.ts";
import { takingOver } from "#worker/organization/organization.ts";
import { archivedPhotos } from "#worker/photos/archived.ts";
import { cleanPhoto, cleanThumb } from "#worker/photos/cleaning.ts";
import type { CleanPhoto } from "#worker/photos/faults.ts";
import { type NewFile, put, reserve } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import type { OpenedArchive } from "./archive-reading.ts";
import type { ArchiveCounts } from "./contract.ts";
import { type Existing, type ExistingRows, renaming } from "./renaming.ts";
import { emptyOf, type KeptPhoto, statementsOf } from "./restore.ts";
import { keepFiles } from "./restored-files.ts";
import type { ArchivedRows } from "./rows.ts";
import type { Holdings } from "./tables.ts";
import { forgetWaiting, takeWaiting } from "./waiting-archive.ts";

type Files = Env["FILES"];

/**
 * Puts the waiting archive back, wholly or not at all: one batch whose first statement fails when the organisation is no
 * longer empty or the session has ended. Throws `Refusal`: `conflict`, `plan_limit` or `unauthenticated`.
 */
export const restoreArchive = (scope: Scope, files: Files, order: Order): Promise<ArchiveCounts> =>
  inQueue(scope, "restore", { do: (holder) => putBack(holder, files, order) });

/** Which archive is meant, and what an archive can hold. */
type Order = { digest: string; papers: boolean; holdings: Holdings };

async function putBack(scope: InQueue<Scope>, files: Files, order: Order): Promise<ArchiveCounts> {
  const { holdings, papers } = order;
  const existing = await readExisting(scope, holdings.tables);
  const { archive, rows, counts } = await takeWaiting(scope, files, order);
  const photos = await keepPhotos(scope, files, { archive, rows });
  const { organization, made_at } = archive.manifest;
  const title = `${organization.name}, ${made_at.slice(0, 10)}`;
  const renamed = renaming(rows, holdings.tables, existing);
  const carried = await keepFiles(scope, files, { archive, rows, tables: holdings.tables, papers });
  const over = papers ? await takingOver(scope, organization, carried.logo) : [];
  const restore = { ...holdings, scope, rows, papers, carried, photos, counts, title, existing, renamed };
  await yieldThread();
  const statements = [...statementsOf(restore).map((statement) => scope.db.run(statement)), ...over];
  try {
    await writeInQueue(scope, statements);
  } catch (thrown) {
    const refusal = refusalBehind(thrown);
    if (refusal && (await signedInStatement(scope)).length === 0) throw signedOut();
    throw refusal ?? thrown;
  }
  await forgetWaiting(scope, files);
  return counts;
}

async function readExisting(scope: Scope, tables: readonly ArchivedTable[]): Promise<Existing> {
  const { org_id, db } = scope;
  const joined = tables.flatMap(({ name, table, joins }) => (joins ? [{ name, table, ...joins }] : []));
  const reading = joined.map(({ name, table, by, order = by }) => {
    const rows = sql`SELECT id, ${by} AS key FROM ${table} WHERE org_id = ${org_id} ORDER BY ${order}`;
    return [`of ${name}`, db.all<{ id: string; key: string }>(rows)] as const;
  });
  const { members, state, ...found } = await batch(db, {
    members: db.select({ id: users.id }).from(users).where(owned(scope, users)),
    state: db.all<{ is_empty: number }>(sql`SELECT ${emptyOf(tables, org_id)} AS is_empty`),
    ...Object.fromEntries(reading),
  });
  const rows = found as Record<string, ExistingRows>;
  if (state[0]?.is_empty !== 1) throw notEmpty();
  return {
    rows: new Map(joined.map(({ name }) => [name, rows[`of ${name}`] ?? []])),
    members: new Set(members.map(({ id }) => id)),
  };
}

const notEmpty = () => new Refusal("conflict", {}, { detail: "archive.not_empty" });

/** Puts the photos into the storage under names of their own, before anything tells of them. */
async function keepPhotos(
  { db, org_id, now }: Scope,
  files: Files,
  { archive, rows }: { archive: OpenedArchive; rows: ArchivedRows },
): Promise<KeptPhoto[]> {
  const keyOf = () => `org/${org_id}/photos/${newId("photo")}`;
  const planned = rows.of(archivedPhotos).flatMap(({ id }) => {
    const [full, small] = [archive.photo(id, "full"), archive.photo(id, "small")];
    return full ? [{ id, full, small }] : [];
  });
  if (planned.length === 0) return [];
  const kept: KeptPhoto[] = [];
  const stored: NewFile[] = [];
  for (const { id, full, small } of planned) {
    const photo = clean(full);
    const thumb = small && cleanThumb(small, photo);
    const [file_key, thumb_key] = [keyOf(), thumb ? keyOf() : null];
    const { type, bytes, width, height } = photo;
    stored.push({ key: file_key, bytes, type });
    if (thumb && thumb_key) stored.push({ key: thumb_key, bytes: thumb.bytes, type: thumb.type });
    kept.push({ id, file_key, thumb_key, type, bytes: bytes.length, width, height });
  }
  const reserved = await reserve({ db, org_id, now }, stored);
  if (reserved.rowsAffected === 0) throw new Refusal("conflict", {}, { detail: "photos.storage_full" });
  await put(files, stored);
  return kept;
}

/** Keeps the picture and nothing else: what came from here is kept byte for byte, because it held nothing else already. */
function clean(bytes: Uint8Array): CleanPhoto {
  const cleaned = cleanPhoto(bytes);
  if ("fault" in cleaned) throw new Refusal("invalid", {}, { detail: `photos.file.${cleaned.fault}` });
  return cleaned.photo;
}

/** What a broken constraint means; undefined when something else went wrong. */
function refusalBehind(thrown: unknown): Refusal | undefined {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (/NOT NULL constraint failed: audit\.deed/.test(cause.message)) return notEmpty();
    // A species or status made or removed since they were read, or rows that the tables themselves refuse.
    if (/(UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed/.test(cause.message))
      return new Refusal("conflict", {}, { detail: "archive.changed" });
  }
  return undefined;
}
