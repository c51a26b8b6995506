import { type SQL, sql } from "drizzle-orm";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { photoStorage } from "./contract.ts";

type OrgScope = Pick<Scope, "db" | "org_id" | "now">;
/** As much of a file as room is taken by. */
type Sized = { key: string; bytes: { readonly length: number } };
/** A file about to lie in the storage, under a key of its organisation's. */
export type NewFile = { key: string; bytes: Uint8Array; type: string };

/** Bytes that an organisation keeps, of photos with their small copies and of files, as SQL: triggers keep the sum. */
export const storedBytes = (org_id: string): SQL<number> =>
  sql`(SELECT stored_bytes FROM organizations WHERE id = ${org_id})`;

// What was replaced, or never came to be, lies there until the clock has swept it.
const lost = (org_id: string): SQL<number> => sql`(SELECT ifnull(sum(bytes), 0) FROM lost_files
  WHERE file_key >= ${`org/${org_id}/`} AND file_key < ${`org/${org_id}0`})`;

/** Bytes that an organisation may still store, as SQL. */
export const freeBytes = (org_id: string): SQL<number> =>
  sql`(${photoStorage} - ${storedBytes(org_id)} - ${lost(org_id)})`;

/**
 * The statement that takes room for files: they count as lost until a row tells of them, so whatever breaks in between, the
 * clock finds them. It writes nothing where an organisation would have more in the storage than it may.
 */
export const reserve = ({ db, org_id, now }: OrgScope, files: readonly Sized[], when: SQL = sql`1 = 1`) =>
  db.run(sql`INSERT INTO lost_files (file_key, bytes, lost_at)
    SELECT value->>0, value->>1, ${now} FROM ${jsonCells(files.map(({ key, bytes }) => [key, bytes.length]))}
    WHERE ${total(files)} <= ${freeBytes(org_id)} AND ${when}`);

const total = (files: readonly Sized[]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Puts files into the storage for which room was taken. */
export async function put(storage: Env["FILES"], files: readonly NewFile[]): Promise<void> {
  for (const { key, bytes, type } of files) await storage.put(key, bytes, { httpMetadata: { contentType: type } });
}

/**
 * Stores what somebody sends, while neither they nor their organisation send too often (`too_many`); answers false where
 * there is no room. The rows that tell of the files take them off `lost_files`.
 */
export async function store(scope: Scope, env: Env, files: readonly NewFile[], what: "photo" | "picture") {
  const { db, org_id, user_id, now } = scope;
  const person = await rate(env, `store.${what}`, user_id);
  const organization = await rate(env, "store.organization", org_id);
  const { persons, organizations, reserved } = await batch(db, {
    persons: countStatement(db, person, now),
    organizations: countStatement(db, organization, now, person),
    reserved: reserve(scope, files, sql`${within(person)} AND ${within(organization)}`),
  });
  refuseBeyond(
    [
      [person, persons],
      [organization, organizations],
    ],
    now,
    "photos.too_often",
  );
  if (reserved.rowsAffected === 0) return false;
  await put(env.FILES, files);
  return true;
}
