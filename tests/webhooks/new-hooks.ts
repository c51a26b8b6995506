import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { newSink } from "#tests/push/push-sink.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { serveHooks } from "#worker/webhooks/sending.ts";
import { read } from "./delivery.ts";

type Made = { id: string; secret: string };

/** Two organisations, a receiver on localhost, and what makes webhooks of the first's and tells them. */
export async function newHooks(env = {}, given?: Awaited<ReturnType<typeof newWorld>>) {
  const sink = await newSink();
  const world = given ?? (await newWorld(env));
  const { ask, db, a } = world;
  const origin = sink.origin.replace("127.0.0.1", "localhost");
  const tries = (json: object, as: Resident = a, headers = {}) => ask("/api/webhooks", { as, json, headers });
  const hook = async (name: string, events: readonly string[], as: Resident = a): Promise<Made> => {
    const answer = await tries({ url: `${origin}/${name}`, events }, as);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { data: Made }).data;
  };
  const { slots } = gatheredRooms;
  const serve = (now = new Date().toISOString(), { org_id }: Resident = a) =>
    serveHooks({ db, env: world.env, slots }, org_id, now);
  /** What one of them was told so far, in this order. */
  const received = (name: string, { secret }: Made) =>
    sink.taken.filter(({ path }) => path === `/${name}`).map((taken) => read(taken, secret));
  const log = () =>
    db.all<Record<string, unknown>>(
      sql`SELECT event, state, tries, status, next_at FROM webhook_deliveries ORDER BY n`,
    );
  return { ...world, sink, origin, tries, hook, serve, received, log, slots };
}

/** An instant so many minutes from now, ISO. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
