import { sql } from "drizzle-orm";
import { signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { planOf } from "#worker/billing/plans.ts";
import { archivedBirds } from "#worker/birdfiles/archived.ts";
import type { Env } from "#worker/env.ts";
import { archivedMoves } from "#worker/housing/archived.ts";
import { archivedRegistrations } from "#worker/organization/archived.ts";
import { readsPapers } from "#worker/organization/organization.ts";
import { archivedPhotos } from "#worker/photos/archived.ts";
import { archivedPlaces } from "#worker/places/archived.ts";
import { archivedWeights } from "#worker/record/archived.ts";
import { Refusal } from "#worker/refusal.ts";
import { may as isAllowed, isConfirmed } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { archivedSpecies } from "#worker/species/archived.ts";
import { archivedStatuses } from "#worker/statuses/archived.ts";
import { archivedTrail } from "#worker/trail/archived.ts";
import { type OpenedArchive, opened, tooLargeFile } from "./archive-reading.ts";
import { type ArchiveCounts, type ArchiveState, restorable, type WaitingArchive } from "./contract.ts";
import { requirePast } from "./dates.ts";
import { logoName } from "./paper-names.ts";
import { requireWhole } from "./references.ts";
import { emptyOf } from "./restore.ts";
import { type ArchivedRows, rowsIn } from "./rows.ts";
import type { Holdings } from "./tables.ts";

type Files = Env["FILES"];

/** An organisation has one archive waiting at most; the next one takes its place. */
const keysOf = ({ org_id }: Scope) => ({ file: `org/${org_id}/archive/file`, report: `org/${org_id}/archive/said` });

/** What the page about archives shows. */
export async function archiveState(scope: Scope, files: Files, { tables }: Holdings): Promise<ArchiveState> {
  const { org_id } = scope;
  const [found] = await scope.db.all<{
    is_empty: number;
    birds: number;
    photos: number;
    stored_bytes: number;
  }>(sql`SELECT
    ${emptyOf(tables, org_id)} AS is_empty,
    coalesce((SELECT n FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'all' AND key = ''), 0) AS birds,
    (SELECT count(*) FROM bird_photos WHERE org_id = ${org_id}) AS photos,
    (SELECT stored_bytes FROM organizations WHERE id = ${org_id}) AS stored_bytes`);
  const is_empty = found?.is_empty === 1;
  const may = isAllowed(scope, "archive.take");
  const waiting = is_empty && may ? await waitingArchive(scope, files) : null;
  return {
    is_empty,
    may,
    is_confirmed: isConfirmed(scope),
    birds: found?.birds ?? 0,
    photos: found?.photos ?? 0,
    stored_bytes: found?.stored_bytes ?? 0,
    waiting,
  };
}

async function waitingArchive(scope: Scope, files: Files): Promise<WaitingArchive | null> {
  const answer = await files.get(keysOf(scope).report);
  return answer ? (JSON.parse(new TextDecoder().decode(await answer.arrayBuffer())) as WaitingArchive) : null;
}

/**
 * Reads an archive to its last row, keeps it and says what is in it; throws `Refusal` for one that cannot be put back,
 * `unauthenticated` when the session has ended meanwhile.
 */
export async function keepArchive(
  scope: Scope,
  env: Env,
  { file, holdings }: { file: File; holdings: Holdings },
): Promise<WaitingArchive> {
  const limit = await rate(env, "restore.account", scope.user_id);
  refuseBeyond([[limit, await countStatement(scope.db, limit, scope.now)]], scope.now);
  if (file.size > restorable.bytes) throw tooLargeFile();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { archive, rows } = await read(bytes, holdings, scope.now);
  const { organization, made_at } = archive.manifest;
  refuseSites(scope, rows);
  const counts = countsOf(archive, rows);
  const waiting = {
    digest: await digestOf(bytes),
    file_name: file.name.slice(0, 200),
    organization: organization.name,
    made_at,
    counts,
    over_limit: overLimit(scope, rows),
    papers:
      readsPapers(organization) || archive.file(logoName) !== undefined || rows.of(archivedRegistrations).length > 0,
  };
  const keys = keysOf(scope);
  // The clock takes away what nobody put back.
  const names = JSON.stringify([keys.file, keys.report]);
  const noted =
    await scope.db.run(sql`INSERT INTO lost_files (file_key, lost_at) SELECT value, ${scope.now} FROM json_each(${names})
    WHERE ${stillSignedIn(scope)} ON CONFLICT (file_key) DO UPDATE SET lost_at = excluded.lost_at`);
  if (noted.rowsAffected === 0) throw signedOut();
  await env.FILES.put(keys.file, bytes);
  await env.FILES.put(keys.report, JSON.stringify(waiting));
  return waiting;
}

/** The waiting archive once more, if it is still the one whose figures were seen. */
export async function takeWaiting(
  scope: Scope,
  files: Files,
  { digest, holdings }: { digest: string; holdings: Holdings },
) {
  const kept = await files.get(keysOf(scope).file);
  if (!kept) throw new Refusal("conflict", {}, { detail: "archive.gone" });
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if ((await digestOf(bytes)) !== digest) throw new Refusal("conflict", {}, { detail: "archive.gone" });
  const { archive, rows } = await read(bytes, holdings, scope.now);
  refuseSites(scope, rows);
  const counts = countsOf(archive, rows);
  const count = overLimit(scope, rows);
  if (count > 0) throw new Refusal("plan_limit", {}, { detail: "archive.over_limit", values: { count } });
  return { archive, rows, counts };
}

/** Forgets the waiting archive. */
export const forgetWaiting = (scope: Scope, files: Files) => files.delete(Object.values(keysOf(scope)));

type Read = { archive: OpenedArchive; rows: ArchivedRows };

async function read(bytes: Uint8Array, { tables, readable }: Holdings, now: string): Promise<Read> {
  const archive = await opened(bytes, {
    tables: tables.map(({ name }) => name),
    readable: readable.map(({ name }) => name),
  });
  const { made_at } = archive.manifest;
  requirePast({ made_at }, now, { name: "manifest.json", row: 1 });
  const rows = await rowsIn(archive, tables, now);
  requireWhole(rows, tables);
  return { archive, rows };
}

function countsOf(archive: OpenedArchive, rows: ArchivedRows): ArchiveCounts {
  const birds = rows.of(archivedBirds);
  const kept = birds.filter(({ deleted_at }) => deleted_at === null);
  const reference_birds = kept.filter(({ is_reference }) => is_reference === 1).length;
  return {
    birds: kept.length - reference_birds,
    reference_birds,
    birds_in_trash: birds.length - kept.length,
    species: rows.of(archivedSpecies).length,
    places: rows.of(archivedPlaces).length,
    weights: rows.of(archivedWeights).length,
    moves: rows.of(archivedMoves).length,
    photos: rows.of(archivedPhotos).filter(({ id }) => archive.photo(id, "full")).length,
    audit: rows.of(archivedTrail).length,
  };
}

/** How many birds the plan has no room for: those that are gone, somebody else's and in the trash need none. */
function overLimit({ plan }: Scope, rows: ArchivedRows): number {
  const limit = planOf(plan).birds;
  if (limit === null) return 0;
  const gone = new Set(rows.of(archivedStatuses).flatMap(({ id, kind }) => (kind === "gone" ? [id] : [])));
  const counted = rows
    .of(archivedBirds)
    .filter((it) => it.deleted_at === null && it.is_reference === 0 && !(it.status_id && gone.has(it.status_id)));
  return Math.max(0, counted.length - limit);
}

/** Refuses sites that the plan has no room for. */
function refuseSites({ plan }: Scope, rows: ArchivedRows): void {
  const limit = planOf(plan).sites;
  const count = rows.of(archivedPlaces).filter(({ kind }) => kind === "site").length;
  if (limit !== null && count > limit)
    throw new Refusal("plan_limit", {}, { detail: "archive.over_sites", values: { count, limit } });
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
