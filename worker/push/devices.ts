import { type SQL, sql } from "drizzle-orm";
import { isDemo, newId } from "#db/ids.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { choicesIn, readingChoices } from "#worker/notifications/choices.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { DeviceDraft, DeviceList, DeviceView } from "./contract.ts";
import { areDeviceKeys, isPushEndpoint } from "./endpoints.ts";
import { vapidKeys } from "./vapid.ts";

/** The caller's devices, the newest first, and what a browser subscribes with. One trip. */
export async function listDevices(scope: Scope, env: Env): Promise<DeviceList> {
  const { db, org_id, user_id } = scope;
  const { items, ...chosen } = await batch(db, {
    items: db.all<DeviceView>(sql`
      SELECT id, name, created_at, last_used_at, substr(endpoint_hash, 1, 16) AS mark FROM push_devices
      WHERE org_id = ${org_id} AND user_id = ${user_id} ORDER BY created_at DESC, id DESC`),
    ...readingChoices(scope),
  });
  const public_key = isDemo(org_id) ? null : (vapidKeys(env)?.publicKey ?? null);
  return { items, public_key, choices: choicesIn(chosen) };
}

/**
 * Adds a device, or finds the one that has this address already: it is the caller's from now on, as it is now. Refuses
 * `invalid` what is no address of a push service and no key, `conflict` while the app has no keys of its own, and
 * `unauthenticated` whose session has ended meanwhile. A trigger ends the list at `mostDevices`: `conflict`.
 */
export async function addDevice(scope: Scope, env: Env, { endpoint, keys, name }: DeviceDraft) {
  const { db, org_id, user_id, session_id, now } = scope;
  if (!vapidKeys(env)) throw new Refusal("conflict", {}, { detail: "push.not_set_up" });
  const faults = await faultsIn(env, endpoint, keys);
  if (Object.keys(faults).length > 0) throw new Refusal("invalid", faults);
  const [device] = await db.all<Pick<DeviceView, "id" | "name" | "created_at">>(sql`
    INSERT INTO push_devices (id, org_id, user_id, session_id, endpoint, endpoint_hash, p256dh, auth, name, created_at)
    SELECT ${newId("device")}, ${org_id}, ${user_id}, sessions.id, ${endpoint}, ${await hashSecret(endpoint)},
      ${keys.p256dh}, ${keys.auth}, ${name}, ${now}
    FROM sessions WHERE sessions.org_id = ${org_id} AND sessions.id = ${session_id} AND sessions.user_id = ${user_id}
    ON CONFLICT (org_id, endpoint_hash) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name
    RETURNING id, name, created_at`);
  if (!device) throw new Refusal("unauthenticated");
  return device;
}

async function faultsIn(env: Env, endpoint: string, keys: DeviceDraft["keys"]): Promise<FieldMessages> {
  const good = await areDeviceKeys(keys);
  return {
    ...(!isPushEndpoint(endpoint, env) && { endpoint: ["push.endpoint.unknown"] }),
    ...(!good.p256dh && { "keys.p256dh": ["push.key.invalid"] }),
    ...(!good.auth && { "keys.auth": ["push.key.invalid"] }),
  };
}

/** Forgets one of the caller's devices; refuses `missing` where it is not. */
export async function removeDevice({ db, org_id, user_id }: Scope, id: string): Promise<void> {
  const { rowsAffected } = await db.run(
    sql`DELETE FROM push_devices WHERE org_id = ${org_id} AND user_id = ${user_id} AND id = ${id}`,
  );
  if (rowsAffected === 0) throw new Refusal("missing");
}

/** The statement that forgets the devices of people; `who` is a condition on a row's `user_id`. */
export const forgetDevices = ({ db, org_id }: Pick<Scope, "db" | "org_id">, who: SQL) =>
  db.run(sql`DELETE FROM push_devices WHERE org_id = ${org_id} AND ${who}`);
