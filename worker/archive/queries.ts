import { asc, gt, isNotNull, sql } from "drizzle-orm";
import { birdPhotos } from "#db/schema/birds.ts";
import { registrations } from "#db/schema/organization.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { archivedFields, organizationRow } from "#worker/organization/organization.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Manifest } from "./contract.ts";

export type Organization = Manifest["organization"];

// A zip of this form ends at 4 GB and 65,535 files; each photo may be two.
const most = { bytes: 3_500_000_000, photos: 30_000 };

/** Counts one archive against the limit, and reads whose it is; refuses before anything is promised. */
export async function openExport(scope: Scope, env: Env, withPhotos: boolean): Promise<Organization> {
  const limit = await rate(env, "archives.account", scope.user_id);
  const {
    counted,
    organizations: [organization],
    photos: [photos],
  } = await batch(scope.db, {
    counted: countStatement(scope.db, limit, scope.now),
    organizations: organizationRow(scope),
    photos: scope.db
      .select({ n: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(bytes), 0)` })
      .from(birdPhotos)
      .where(owned(scope, birdPhotos)),
  });
  refuseBeyond([[limit, counted]], scope.now);
  if (!organization) throw new Refusal("missing");
  const isLarge = (photos?.n ?? 0) > most.photos || (photos?.bytes ?? 0) > most.bytes;
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

/** The files of registrations; there are few. */
export const registrationFiles = (scope: Scope) =>
  scope.db
    .select({ id: registrations.id, file_key: registrations.file_key })
    .from(registrations)
    .where(owned(scope, registrations, isNotNull(registrations.file_key)));
