import { sql } from "drizzle-orm";
import { newId, newIds } from "#db/ids.ts";
import type { Env } from "#worker/env.ts";
import { jsonCells, jsonRows } from "#worker/json-rows.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { photosPerBird, thumbLimits } from "#worker/photos/contract.ts";
import { freeBytes, reserve } from "#worker/photos/storing.ts";
import type { Scope } from "#worker/scope.ts";
import type { Arrival } from "./arrival-statements.ts";
import type { OfferedPhoto } from "./content.ts";
import { mostHandedOver } from "./contract.ts";
import type { Plan } from "./matching.ts";

type Wanted = { bird_id: string; photo: OfferedPhoto };
/** A copy of an offered photo that lies in the storage of whoever takes the bird, before a row tells of it. */
type CopiedPhoto = Wanted & { file_key: string; thumb_key: string | null };
/** What was copied, and how many photos stay behind: for want of room, or because they are too many. */
type Copied = { photos: CopiedPhoto[]; left: number };

type Files = Env["FILES"];

/**
 * Copies the photos of an offer into the storage of whoever takes it, one after the other, for all at once are more than a
 * worker has memory for; those that stand for their birds first. What its giver has deleted since, and what its taker has
 * already, is not missed. Whatever no row tells of in the end the clock sweeps.
 */
export async function copyPhotos(scope: Scope, files: Files, plan: Plan): Promise<Copied> {
  const wanted = await unknown(scope, wantedOf(plan));
  const named = wanted.slice(0, mostHandedOver.photos).map((it) => ({ ...it, ...keysFor(scope, it.photo) }));
  const fitting = await roomFor(scope, named);
  const photos: CopiedPhoto[] = [];
  for (const one of fitting) {
    if (!(await copy(files, one.photo.file_key, one.file_key, one.photo.type))) continue;
    const { thumb_key } = one.photo;
    const hasThumb = thumb_key && one.thumb_key && (await copy(files, thumb_key, one.thumb_key));
    photos.push({ ...one, thumb_key: hasThumb ? one.thumb_key : null });
  }
  return { photos, left: wanted.length - fitting.length };
}

const wantedOf = ({ birds }: Plan): Wanted[] =>
  birds
    .flatMap(({ id, bird, is_ancestor }) =>
      is_ancestor ? [] : (bird.photos ?? []).map((photo, at) => ({ bird_id: id, photo, at })),
    )
    .toSorted((one, other) => one.at - other.at);

/** Leaves out what birds that were here before have already. */
async function unknown({ db, org_id }: Scope, wanted: Wanted[]): Promise<Wanted[]> {
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(({ bird_id }) => bird_id))];
  const known = await db.all<{
    face: string;
  }>(sql`SELECT bird_id || ' ' || bytes || ' ' || width || ' ' || height AS face
    FROM bird_photos WHERE org_id = ${org_id} AND bird_id IN (SELECT said.value FROM ${jsonRows(ids)} AS said)`);
  const faces = new Set(known.map(({ face }) => face));
  return wanted.filter(
    ({ bird_id, photo: { bytes, width, height } }) => !faces.has([bird_id, bytes, width, height].join(" ")),
  );
}

const keysFor = ({ org_id }: Scope, { thumb_key }: OfferedPhoto) => {
  const keyOf = () => `org/${org_id}/photos/${newId("photo")}`;
  return { file_key: keyOf(), thumb_key: thumb_key && keyOf() };
};

/** Takes room for as many as there is room for, from the first on. */
async function roomFor(scope: Scope, named: CopiedPhoto[]): Promise<CopiedPhoto[]> {
  if (named.length === 0) return [];
  const { free, reserved } = await batch(scope.db, {
    free: scope.db.all<{ bytes: number }>(sql`SELECT ${freeBytes(scope.org_id)} AS bytes`),
    reserved: reserve(scope, filesOf(named)),
  });
  if (reserved.rowsAffected > 0) return named;
  let left = free[0]?.bytes ?? 0;
  const fitting = named.filter((it) => {
    const taken = filesOf([it]).reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (taken > left) return false;
    left -= taken;
    return true;
  });
  if (fitting.length === 0) return [];
  const again = await reserve(scope, filesOf(fitting));
  return again.rowsAffected > 0 ? fitting : [];
}

const filesOf = (photos: readonly CopiedPhoto[]) =>
  photos.flatMap(({ file_key, thumb_key, photo }) => [
    { key: file_key, bytes: { length: photo.bytes } },
    // How large a small copy is nobody has written down.
    ...(thumb_key ? [{ key: thumb_key, bytes: { length: Math.min(photo.bytes, thumbLimits.bytes) } }] : []),
  ]);

/** Whether there was something to copy. */
async function copy(files: Files, from: string, to: string, type?: string): Promise<boolean> {
  const file = await files.get(from);
  if (!file) return false;
  const contentType = type ?? file.httpMetadata?.contentType;
  await files.put(to, await file.arrayBuffer(), contentType ? { httpMetadata: { contentType } } : {});
  return true;
}

/** The statements that tell of copied photos, behind those of the bird and as many as it may have. */
export function photosMade({ db, org_id, now }: Scope, { when }: Arrival, copied: readonly CopiedPhoto[]): Statements {
  if (copied.length === 0) return {};
  const ids = newIds("photo", copied.length);
  const ranks = new Map<string, number>();
  const cells = copied.map(({ bird_id, file_key, thumb_key, photo }, at) => {
    const rank = (ranks.get(bird_id) ?? 0) + 1;
    ranks.set(bird_id, rank);
    const { type, bytes, width, height, caption } = photo;
    return [ids[at], bird_id, rank, file_key, thumb_key, type, bytes, width, height, caption];
  });
  const keys = copied.flatMap(({ file_key, thumb_key }) => [file_key, ...(thumb_key ? [thumb_key] : [])]);
  const own = sql`FROM bird_photos known WHERE known.org_id = ${org_id} AND known.bird_id = said.value->>1`;
  return {
    photos: db.run(sql`
      INSERT INTO bird_photos (id, org_id, bird_id, file_key, thumb_key, type, bytes, width, height, caption, position, created_at)
      SELECT value->>0, ${org_id}, value->>1, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, value->>9,
        (SELECT ifnull(max(known.position), 0) ${own}) + (value->>2), ${now}
      FROM ${jsonCells(cells)} AS said
      WHERE ${when} AND (SELECT count(*) ${own}) + (value->>2) <= ${photosPerBird}`),
    photosFound: db.run(sql`
      DELETE FROM lost_files WHERE file_key IN (SELECT said.value FROM ${jsonRows(keys)} AS said)
        AND EXISTS (SELECT 1 FROM bird_photos kept WHERE kept.org_id = ${org_id}
          AND lost_files.file_key IN (kept.file_key, kept.thumb_key))`),
  };
}
