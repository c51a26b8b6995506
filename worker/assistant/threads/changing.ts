import { sql } from "drizzle-orm";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { ThreadView } from "../tools/contract.ts";
import { threadWhere } from "./listing.ts";

/** Calls a thread of the caller's otherwise. Refuses `missing`; `stale` with the thread as it is where it has another version. */
export async function renameThread(
  scope: Scope,
  id: string,
  { name, version }: { name: string; version?: number | undefined },
): Promise<ThreadView> {
  const { db, org_id, user_id, now } = scope;
  const { renamed, found } = await batch(db, {
    renamed: db.run(sql`UPDATE assistant_threads SET name = ${name}, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND user_id = ${user_id}
      AND version = coalesce(${version ?? null}, version)`),
    found: threadWhere(scope, id),
  });
  const [current] = found;
  if (!current) throw new Refusal("missing");
  if (renamed.rowsAffected === 0 && current.name !== name) throw new Refusal("stale", {}, { current });
  return current;
}

/** Deletes a thread of the caller's with all that was asked in it. Refuses `missing`. */
export async function deleteThread({ db, org_id, user_id }: Scope, id: string): Promise<void> {
  const gone = await db.run(
    sql`DELETE FROM assistant_threads WHERE org_id = ${org_id} AND id = ${id} AND user_id = ${user_id}`,
  );
  if (gone.rowsAffected === 0) throw new Refusal("missing");
}

/** Deletes all that the caller ever asked. */
export async function deleteThreads({ db, org_id, user_id }: Scope): Promise<void> {
  await db.run(sql`DELETE FROM assistant_threads WHERE org_id = ${org_id} AND user_id = ${user_id}`);
}
