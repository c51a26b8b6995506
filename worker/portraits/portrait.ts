import { and, eq, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { users } from "#db/schema/accounts.ts";
import { lostFiles } from "#db/schema/photos.ts";
import type { Env } from "#worker/env.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { batch } from "#worker/kit/batch.ts";
import { cleanPhoto } from "#worker/photos/cleaning.ts";
import { store } from "#worker/photos/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { largestPortrait } from "./contract.ts";

type Files = Env["FILES"];

const placeOf = ({ org_id }: Pick<Scope, "org_id">, portrait: string) => `org/${org_id}/portraits/${portrait}`;

/** A picture of somebody of the caller's organisation as an answer; `missing` for any other. */
export async function portraitFile(
  scope: Scope,
  files: Files,
  { portrait, has }: { portrait: string; has: string | undefined },
): Promise<Response> {
  const [shown] = await scope.db
    .select({ id: users.id })
    .from(users)
    .where(owned(scope, users, eq(users.portrait, portrait)));
  if (!shown) throw new Refusal("missing");
  return keptFile(files, { key: placeOf(scope, portrait), name: "portrait", has, type: "", namesItself: true });
}

/**
 * Keeps a picture as the caller's, in the place of the one before. Nothing but the picture is kept of it. Refuses on its
 * field (`invalid`). What it is known by from now on.
 */
export async function keepPortrait(scope: Scope, env: Env, sent: File): Promise<string> {
  if (sent.size > largestPortrait) throw unfit("portraits.large");
  const cleaned = cleanPhoto(new Uint8Array(await sent.arrayBuffer()));
  if ("fault" in cleaned) throw unfit(`photos.file.${cleaned.fault}`);
  const { bytes, type } = cleaned.photo;
  const { db, user_id } = scope;
  const portrait = newId("photo");
  const file_key = placeOf(scope, portrait);
  if (!(await store(scope, env, [{ key: file_key, bytes, type }], "picture"))) throw unfit("photos.storage_full");
  await batch(db, {
    kept: db
      .update(users)
      .set({ portrait })
      .where(owned(scope, users, eq(users.id, user_id))),
    found: db
      .delete(lostFiles)
      .where(
        and(
          eq(lostFiles.file_key, file_key),
          sql`EXISTS (SELECT 1 FROM users WHERE ${owned(scope, users, eq(users.portrait, portrait))})`,
        ),
      ),
  });
  return portrait;
}

/** Takes the caller's picture away; its file follows with the clock. `missing` without one. */
export async function removePortrait(scope: Scope): Promise<void> {
  const { rowsAffected } = await scope.db
    .update(users)
    .set({ portrait: null })
    .where(owned(scope, users, eq(users.id, scope.user_id), sql`${users.portrait} IS NOT NULL`));
  if (rowsAffected === 0) throw new Refusal("missing");
}

const unfit = (key: string) => new Refusal("invalid", { portrait: [key] });
