import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { birdPhotos, birds } from "#db/schema/birds.ts";
import { audited, type Entry } from "#worker/audit.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { type Photo, type PhotoChange, type PhotoType, photoStorage } from "./contract.ts";
import { storedBytes } from "./storing.ts";

/** A photo's columns as the API tells of them: never where its file lies. */
export const photoColumns = {
  id: birdPhotos.id,
  bird_id: birdPhotos.bird_id,
  type: sql<PhotoType>`${birdPhotos.type}`.as("type"),
  bytes: birdPhotos.bytes,
  width: birdPhotos.width,
  height: birdPhotos.height,
  caption: birdPhotos.caption,
  position: birdPhotos.position,
  created_at: birdPhotos.created_at,
};

/** The photos of a bird in their order and what all its photos and files weigh; `missing` without the bird. */
export async function photosOf(scope: Scope, birdId: string) {
  const {
    bird: [bird],
    photos,
    storage: [storage],
  } = await batch(scope.db, {
    bird: birdHeader(scope, birdId),
    photos: photosInOrder(scope, birdId),
    storage: scope.db.all<{ used: number }>(sql`SELECT ${storedBytes(scope.org_id)} AS used`),
  });
  if (!bird) throw new Refusal("missing");
  return { bird, photos, storage: { used: storage?.used ?? 0, most: photoStorage } };
}

export type BirdPhotos = Awaited<ReturnType<typeof photosOf>>;

const photosInOrder = (scope: Scope, birdId: string) =>
  scope.db
    .select(photoColumns)
    .from(birdPhotos)
    .where(owned(scope, birdPhotos, eq(birdPhotos.bird_id, birdId)))
    .orderBy(asc(birdPhotos.position), asc(birdPhotos.id));

// A bird in the trash shows nothing, as if it were not there.
const ofBirdInFlock = (scope: Pick<Scope, "org_id">, id: string) =>
  owned(
    scope,
    birdPhotos,
    eq(birdPhotos.id, id),
    sql`EXISTS (SELECT 1 FROM birds WHERE org_id = ${scope.org_id} AND id = ${birdPhotos.bird_id}
      AND deleted_at IS NULL)`,
  );

/** Where the files of a photo of the caller's own lie; `missing` when it is not there or another organisation's. */
export async function filesOf(scope: Pick<Scope, "db" | "org_id">, id: string) {
  const [row] = await scope.db
    .select({ file_key: birdPhotos.file_key, thumb_key: birdPhotos.thumb_key, type: birdPhotos.type })
    .from(birdPhotos)
    .where(ofBirdInFlock(scope, id));
  if (!row) throw new Refusal("missing");
  return row;
}

/** Names a photo, or gives it another place among its bird's: the others move up. */
export async function changePhoto(scope: Scope, id: string, { caption, position }: PhotoChange): Promise<Photo> {
  const { db } = scope;
  const {
    photo: [photo],
  } = await batch(db, {
    captioned: db
      .update(birdPhotos)
      .set(caption === undefined ? { id } : { caption })
      .where(ofBirdInFlock(scope, id)),
    renumbered: db.run(position === undefined ? sql`SELECT 1` : renumbered(scope, id, position)),
    photo: db.select(photoColumns).from(birdPhotos).where(ofBirdInFlock(scope, id)),
  });
  if (!photo) throw new Refusal("missing");
  return photo;
}

/** The bird's photos numbered anew from 1, with this one at its wanted place. */
const renumbered = ({ org_id }: Scope, id: string, position: number): SQL => sql`
  WITH chosen AS (SELECT bird_id FROM bird_photos WHERE org_id = ${org_id} AND id = ${id}),
  others AS (
    SELECT id, row_number() OVER (ORDER BY position, id) AS place FROM bird_photos
    WHERE org_id = ${org_id} AND bird_id = (SELECT bird_id FROM chosen) AND id <> ${id}
  )
  UPDATE bird_photos SET position = ifnull(
    (SELECT place + (place >= ${position}) FROM others WHERE others.id = bird_photos.id),
    min(${position}, (SELECT count(*) + 1 FROM others)))
  WHERE org_id = ${org_id} AND bird_id = (SELECT bird_id FROM chosen)`;

/** Takes a photo away for good; its files follow with the clock. The trash has birds, not photos. */
export async function deletePhoto(scope: Scope, id: string): Promise<void> {
  const { db } = scope;
  const [row] = await db
    .select({ bird_id: birds.id, identifier: birds.identifier })
    .from(birdPhotos)
    .innerJoin(birds, and(eq(birds.org_id, birdPhotos.org_id), eq(birds.id, birdPhotos.bird_id)))
    .where(ofBirdInFlock(scope, id));
  if (!row) throw new Refusal("missing");
  await db.batch([
    db.delete(birdPhotos).where(ofBirdInFlock(scope, id)),
    audited(scope, photoEntry("deleted", row.bird_id, [row.identifier, null])),
  ]);
}

/** The line of the audit trail for a photo that came or went: it stands with its bird, and has the bird's ring as its name. */
export const photoEntry = (
  action: "created" | "deleted",
  birdId: string,
  ring: [string | null, string | null],
): Entry => ({
  subject: "photo",
  subject_id: birdId,
  deed: action,
  changes: { identifier: ring },
});
