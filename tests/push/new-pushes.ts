import { sql } from "drizzle-orm";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { noting } from "#tests/notifications/papers-notice.ts";
import type { Notice } from "#worker/kit/slots.ts";
import { deliverPushes } from "#worker/push/deliver.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { newDevice, newSink } from "./push-sink.ts";

export const noon = "2027-01-10T12:00:00.000Z";
export const later = (minutes: number, from = noon) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

/** Two organisations, a push service of localhost, and what notifies the owner of the first and sends. */
export async function newPushes() {
  const sink = await newSink();
  const world = await newWorld({ PUSH_SINK: sink.origin });
  const { ask, db, env, a } = world;
  const device = async (name: string, as: Resident = a) => {
    const made = await newDevice(`${sink.origin}/${name}`);
    await ask("/api/notifications/devices", { as, json: made.draft });
    return made;
  };
  const noted = noting(world);
  const note = (key: string, given: Partial<Notice> = {}, now = noon) =>
    noted(key, now, { facts: { registration: "other", number: key, day: "2027-01-09" }, ...given });
  const deliver = (now = noon, org_id?: string) => deliverPushes(db, env, now, gatheredRooms.subjects, org_id);
  const waiting = () =>
    db.all<{ attempts: number; next_at: string }>(sql`SELECT attempts, next_at FROM pushes ORDER BY next_at`);
  const devices = () => db.all<{ last_used_at: string | null }>(sql`SELECT last_used_at FROM push_devices`);
  return { ...world, sink, device, note, deliver, waiting, devices };
}
