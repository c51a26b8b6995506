import { and, eq, inArray, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { birdPhotos } from "#db/schema/birds.ts";
import { lostFiles } from "#db/schema/photos.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import { cleanPhoto, cleanThumb } from "./cleaning.ts";
import { type Photo, photosPerBird, type RejectedPhoto } from "./contract.ts";
import type { CleanPhoto } from "./faults.ts";
import { type BirdPhotos, photoColumns, photoEntry, photosOf } from "./queries.ts";
import { store } from "./storing.ts";

type Bird = BirdPhotos["bird"];
type Sent = { photo: File; thumb: File | undefined };

/**
 * Keeps the photos that are photos and says of each other file why not; refuses when none can be kept. With an
 * Idempotency-Key the same upload is kept once.
 */
export async function addPhotos(
  scope: Scope,
  env: Env,
  birdId: string,
  { photo, thumb }: { photo: File[]; thumb: File[] },
): Promise<{ photos: Photo[]; rejected: RejectedPhoto[] }> {
  const { bird } = await photosOf(scope, birdId);
  const photos: Photo[] = [];
  const rejected: Array<{ name: string; code: string }> = [];
  // One after the other: twelve photographs at once are more than a worker has memory for.
  for (const [at, file] of photo.entries()) {
    const kept = await keep(scope, env, bird, { photo: file, thumb: thumb[at] }, at);
    if (typeof kept === "string") rejected.push({ name: shownName(file), code: kept });
    else photos.push(kept);
  }
  if (photos.length === 0) throw new Refusal("invalid", { photo: [...new Set(rejected.map(({ code }) => code))] });
  return { photos, rejected: rejected.map((it) => ({ ...it, message: translate(scope.language, it.code) })) };
}

// Only to be read by who sent it.
const shownName = ({ name }: File) => [...name.replace(/\p{C}/gu, "")].slice(0, 100).join("");

/** The photo's row, or the key of what speaks against it. */
async function keep(scope: Scope, env: Env, bird: Bird, sent: Sent, at: number): Promise<Photo | string> {
  const cleaned = cleanPhoto(new Uint8Array(await sent.photo.arrayBuffer()));
  if ("fault" in cleaned) return `photos.file.${cleaned.fault}`;
  const { photo } = cleaned;
  const small = sent.thumb && cleanThumb(new Uint8Array(await sent.thumb.arrayBuffer()), photo);
  const id = await idFor(
    { ...scope, idempotency_key: scope.idempotency_key && `${bird.id}\n${at}\n${scope.idempotency_key}` },
    "photo",
  );
  // Two random names: whoever sees one address cannot guess another, nor the original from its small copy.
  const keyOf = () => `org/${scope.org_id}/photos/${newId("photo")}`;
  const file_key = keyOf();
  const thumb_key = small ? keyOf() : null;
  const keys = thumb_key ? [file_key, thumb_key] : [file_key];
  const files = [
    { key: file_key, bytes: photo.bytes, type: photo.type },
    ...(small && thumb_key ? [{ key: thumb_key, bytes: small.bytes, type: small.type }] : []),
  ];
  if (!(await store(scope, env, files, "photo"))) return "photos.storage_full";
  return insert(scope, bird, { id, file_key, thumb_key, keys, photo });
}

type Stored = { id: string; file_key: string; thumb_key: string | null; keys: string[]; photo: CleanPhoto };

/** The row of stored files, unless the bird has its fill: twenty clients at once cannot get past it. */
async function insert(scope: Scope, bird: Bird, { id, file_key, thumb_key, keys, photo }: Stored) {
  const { db, org_id, now } = scope;
  const { type, bytes, width, height } = photo;
  const isRowOf = and(eq(birdPhotos.id, id), eq(birdPhotos.bird_id, bird.id));
  const {
    made: [made],
  } = await batch(db, {
    inserted: db.run(sql`
      INSERT INTO bird_photos (id, org_id, bird_id, file_key, thumb_key, type, bytes, width, height, position, created_at)
      SELECT ${id}, ${org_id}, ${bird.id}, ${file_key}, ${thumb_key}, ${type}, ${bytes.length}, ${width}, ${height},
        (SELECT ifnull(max(position), 0) + 1 FROM bird_photos WHERE org_id = ${org_id} AND bird_id = ${bird.id}), ${now}
      WHERE (SELECT count(*) FROM bird_photos WHERE org_id = ${org_id} AND bird_id = ${bird.id}) < ${photosPerBird}
        AND EXISTS (SELECT 1 FROM birds WHERE org_id = ${org_id} AND id = ${bird.id} AND deleted_at IS NULL)
      ON CONFLICT (id) DO NOTHING`),
    noted: audited(scope, photoEntry("created", bird.id, [null, bird.identifier])),
    found: db
      .delete(lostFiles)
      .where(
        and(
          inArray(lostFiles.file_key, keys),
          sql`EXISTS (SELECT 1 FROM bird_photos WHERE org_id = ${org_id} AND file_key = ${file_key})`,
        ),
      ),
    made: db
      .select(photoColumns)
      .from(birdPhotos)
      .where(owned(scope, birdPhotos, isRowOf)),
  });
  if (made) return made;
  const { photos } = await photosOf(scope, bird.id);
  return photos.length >= photosPerBird ? "photos.bird_full" : "photos.again";
}
