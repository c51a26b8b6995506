import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { incubatorDevices, incubators } from "#db/schema/incubators.ts";
import { auditedLines } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import { newDeviceKey } from "./device-key.ts";

const { id, name, created_at, last_used_at, revoked_at } = incubatorDevices;
const machineOf = (scope: Scope, incubator_id: string) =>
  scope.db
    .select({ id: incubators.id, name: incubators.name, silent_at: incubators.silent_at })
    .from(incubators)
    .where(owned(scope, incubators, eq(incubators.id, incubator_id)));

/** The statement that reads the devices of a machine, the revoked ones of the last 90 days behind the others. */
export const devicesOf = (scope: Scope, incubator_id: string) =>
  scope.db
    .select({ id, name, created_at, last_used_at, revoked_at })
    .from(incubatorDevices)
    .where(owned(scope, incubatorDevices, eq(incubatorDevices.incubator_id, incubator_id)))
    .orderBy(asc(sql`revoked_at IS NOT NULL`), asc(created_at), asc(id));
export type Device = Awaited<ReturnType<typeof devicesOf>>[number];

/** The devices of a machine, and which machine it is. */
export async function listDevices(scope: Scope, incubator_id: string) {
  const {
    machine: [machine],
    devices,
  } = await batch(scope.db, { machine: machineOf(scope, incubator_id), devices: devicesOf(scope, incubator_id) });
  if (!machine) throw new Refusal("missing");
  return { data: devices, head: { id: machine.id, name: machine.name } };
}

/** Adds a device to a machine; its key is said here and never again. The same Idempotency-Key is refused: the key is gone. */
export async function addDevice(scope: Scope, incubator_id: string, draft: { name: string }) {
  const { db, org_id, now } = scope;
  const device_id = await idFor(scope, "sensor");
  const [organization] = await db
    .select({ short_key: organizations.short_key })
    .from(organizations)
    .where(eq(organizations.id, org_id));
  const { key, key_hash } = await newDeviceKey(organization?.short_key ?? null);
  const there = sql`org_id = ${org_id} AND id = ${incubator_id}`;
  const isNew = sql`NOT EXISTS (SELECT 1 FROM incubator_devices known WHERE known.org_id = ${org_id} AND known.id = ${device_id})`;
  const {
    machine: [machine],
    added,
  } = await batch(db, {
    machine: machineOf(scope, incubator_id),
    line: auditedLines(scope, {
      subject: "incubator",
      lines: sql`SELECT id AS subject_id, json_object('device', json_array(NULL, ${draft.name})) AS changes
        FROM incubators WHERE ${there} AND ${isNew}`,
    }),
    added: db.run(sql`
      INSERT INTO incubator_devices (id, org_id, incubator_id, name, key_hash, created_at)
      SELECT ${device_id}, ${org_id}, id, ${draft.name}, ${key_hash}, ${now} FROM incubators WHERE ${there} AND ${isNew}`),
  });
  if (!machine) throw new Refusal("missing");
  if (added.rowsAffected === 0) throw new Refusal("conflict", {}, { detail: "readings.device.key_gone" });
  return { id: device_id, name: draft.name, key };
}

/** Revokes the key of a device; where it was a machine's last, nobody waits for its readings any longer. */
export async function revokeDevice(scope: Scope, incubator_id: string, device_id: string): Promise<void> {
  const { db, org_id, now } = scope;
  const one = owned(
    scope,
    incubatorDevices,
    and(eq(incubatorDevices.incubator_id, incubator_id), eq(id, device_id), isNull(revoked_at)),
  );
  const alone = sql`NOT EXISTS (SELECT 1 FROM incubator_devices other WHERE other.org_id = ${org_id}
    AND other.incubator_id = ${incubator_id} AND other.revoked_at IS NULL)`;
  const { revoked } = await batch(db, {
    line: auditedLines(scope, {
      subject: "incubator",
      lines: sql`SELECT incubator_id AS subject_id, json_object('device', json_array(name, NULL)) AS changes
        FROM incubator_devices WHERE ${one}`,
    }),
    revoked: db.run(sql`UPDATE incubator_devices SET revoked_at = ${now} WHERE ${one}`),
    waited: db.run(sql`UPDATE incubators SET silent_at = NULL
      WHERE org_id = ${org_id} AND id = ${incubator_id} AND silent_at IS NOT NULL AND ${alone}`),
    closed: db.run(sql`UPDATE incubator_alarms SET closed_at = max(opened_at, ${now}) WHERE org_id = ${org_id}
      AND incubator_id = ${incubator_id} AND kind = 'silent' AND closed_at IS NULL AND ${alone}`),
  });
  if (revoked.rowsAffected === 0) throw new Refusal("missing");
}
