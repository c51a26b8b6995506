import { eq, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { users } from "#db/schema/accounts.ts";
import { species } from "#db/schema/species.ts";
import { statuses } from "#db/schema/statuses.ts";
import { breathe } from "#worker/breathe.ts";
import { type InTurn, inTurn, writeInTurn } from "#worker/effort/line.ts";
import type { Env } from "#worker/env.ts";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import type { CleanPhoto } from "#worker/photos/faults.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { ArchiveCounts } from "./contract.ts";
import type { OpenedArchive } from "./opened.ts";
import { type AtHand, renaming } from "./renaming.ts";
import { type KeptPhoto, statementsOf } from "./restore.ts";
import type { ArchivedRows } from "./rows-contract.ts";
import { forgetWaiting, takeWaiting } from "./waiting.ts";

type Files = Env["FILES"];

/**
 * Puts the waiting archive back, wholly or not at all: one batch whose first statement fails when the organisation is no
 * longer empty. Throws `Refusal`: `conflict` or `plan_limit`.
 */
export const restoreArchive = (scope: Scope, files: Files, digest: string): Promise<ArchiveCounts> =>
  inTurn(scope, "restore", { do: (holder) => putBack(holder, files, digest) });

async function putBack(scope: InTurn<Scope>, files: Files, digest: string): Promise<ArchiveCounts> {
  const atHand = await readAtHand(scope);
  const { archive, rows, counts } = await takeWaiting(scope, files, digest);
  const photos = await keepPhotos(scope, files, { archive, rows });
  const { organization, made_at } = archive.manifest;
  const title = `${organization.name}, ${made_at.slice(0, 10)}`;
  const restore = { scope, rows, photos, counts, title, atHand, renamed: renaming(rows, atHand) };
  await breathe();
  const statements = statementsOf(restore).map((statement) => scope.db.run(statement));
  try {
    await writeInTurn(scope, statements);
  } catch (thrown) {
    throw refusalBehind(thrown) ?? thrown;
  }
  await forgetWaiting(scope, files);
  return counts;
}

async function readAtHand(scope: Scope): Promise<AtHand> {
  const { org_id } = scope;
  const [kinds, own, members, [found]] = await scope.db.batch([
    scope.db.select({ id: species.id, name_key: species.name_key }).from(species).where(owned(scope, species)),
    scope.db
      .select({ id: statuses.id, key: statuses.key })
      .from(statuses)
      .where(owned(scope, statuses))
      .orderBy(statuses.position),
    scope.db.select({ id: users.id }).from(users).where(eq(users.org_id, org_id)),
    scope.db.all<{ any: number }>(sql`SELECT EXISTS (SELECT 1 FROM birds WHERE org_id = ${org_id})
      OR EXISTS (SELECT 1 FROM places WHERE org_id = ${org_id}) AS any`),
  ]);
  if (found?.any !== 0) throw notEmpty();
  return { species: kinds, statuses: own, members: new Set(members.map(({ id }) => id)) };
}

const notEmpty = () => new Refusal("conflict", {}, { detail: "archive.not_empty" });

/** Puts the photos into the storage under names of their own, before anything tells of them. */
async function keepPhotos(
  { db, org_id, now }: Scope,
  files: Files,
  { archive, rows }: { archive: OpenedArchive; rows: ArchivedRows },
): Promise<KeptPhoto[]> {
  const keyOf = () => `org/${org_id}/photos/${newId("photo")}`;
  const planned = rows.bird_photos.flatMap(({ id }) => {
    const [full, small] = [archive.photo(id, "full"), archive.photo(id, "small")];
    return full ? [{ id, full, small, file_key: keyOf(), thumb_key: small ? keyOf() : null }] : [];
  });
  if (planned.length === 0) return [];
  const keys = planned.flatMap(({ file_key, thumb_key }) => (thumb_key ? [file_key, thumb_key] : [file_key]));
  // Lost until their rows are there: whatever breaks in between, the clock finds the files.
  await db.run(
    sql`INSERT INTO lost_files (file_key, lost_at) SELECT value, ${now} FROM json_each(${JSON.stringify(keys)})`,
  );
  const kept: KeptPhoto[] = [];
  for (const { id, full, small, file_key, thumb_key } of planned) {
    const { type, bytes, width, height } = await keepClean(files, file_key, full);
    if (small && thumb_key) await keepClean(files, thumb_key, small);
    kept.push({ id, file_key, thumb_key, type, bytes: bytes.length, width, height });
  }
  return kept;
}

/** Keeps the picture and nothing else: what came from here is kept byte for byte, because it held nothing else already. */
async function keepClean(files: Files, key: string, bytes: Uint8Array): Promise<CleanPhoto> {
  const cleaned = cleanPhoto(bytes);
  if ("fault" in cleaned) throw new Refusal("invalid", {}, { detail: `photos.file.${cleaned.fault}` });
  await files.put(key, cleaned.photo.bytes, { httpMetadata: { contentType: cleaned.photo.type } });
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
