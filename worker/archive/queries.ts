import { asc, gt, sql } from "drizzle-orm";
import { birdPhotos } from "#db/schema/birds.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import type { ArchivedTable } from "#worker/kit/archived.ts";
import { batch } from "#worker/kit/batch.ts";
import { archivedFields, organizationRow } from "#worker/organization/organization.ts";
import { storedBytes } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Manifest } from "./contract.ts";

export type Organization = Manifest["organization"];

export const filesAtOnce = 200;
// A zip of this form ends at 4 GB and 65,535 files; each photo may be two, and each table is two.
const most = { bytes: 3_500_000_000, photos: 30_000, entries: 65_000 };

/** Counts one archive against the limit, and reads whose it is; refuses before anything is promised. */
export async function openExport(
  scope: Scope,
  env: Env,
  { withPhotos, tables }: { withPhotos: boolean; tables: readonly ArchivedTable[] },
): Promise<Organization> {
  const limit = await rate(env, "archives.account", scope.user_id);
  const counts = tables.flatMap(({ table, file }) =>
    file ? [sql`(SELECT count(${sql.identifier(file.key)}) FROM ${table} WHERE org_id = ${scope.org_id})`] : [],
  );
  const {
    counted,
    organizations: [organization],
    photos: [photos],
    files: [files],
  } = await batch(scope.db, {
    counted: countStatement(scope.db, limit, scope.now),
    organizations: organizationRow(scope),
    photos: scope.db
      .select({ n: sql<number>`count(*)`, bytes: storedBytes(scope.org_id) })
      .from(birdPhotos)
      .where(owned(scope, birdPhotos)),
    files: scope.db.all<{ n: number }>(sql`SELECT ${sql.join([sql`0`, ...counts], sql` + `)} AS n`),
  });
  refuseBeyond([[limit, counted]], scope.now);
  if (!organization) throw new Refusal("missing");
  const entries = 2 * (photos?.n ?? 0) + (files?.n ?? 0);
  const isLarge = (photos?.n ?? 0) > most.photos || entries > most.entries || (photos?.bytes ?? 0) > most.bytes;
  if (withPhotos && isLarge) throw new Refusal("too_large", {}, { detail: "archive.photos.many" });
  const { name, locale, timezone } = organization;
  return { name, locale, timezone, ...archivedFields(organization) };
}

/** The photos behind one, in the order of their ids. */
export function nextPhotos(scope: Scope, after: string) {
  const { id, file_key, thumb_key } = birdPhotos;
  return scope.db
    .select({ id, file_key, thumb_key })
    .from(birdPhotos)
    .where(owned(scope, birdPhotos, gt(id, after)))
    .orderBy(asc(id))
    .limit(200);
}

/** The next rows of a table that have a file, by their ids, behind one of them; fewer than `filesAtOnce` are the last. */
export const nextFiles = ({ db, org_id }: Scope, { table, file }: ArchivedTable, after: string) =>
  db.all<{ id: string; file_key: string }>(sql`
    SELECT id, ${sql.identifier(file?.key ?? "")} AS file_key FROM ${table}
    WHERE org_id = ${org_id} AND id > ${after} AND ${sql.identifier(file?.key ?? "")} IS NOT NULL
    ORDER BY id LIMIT ${filesAtOnce}`);
