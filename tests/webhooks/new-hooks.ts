import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { newSink, type Taken } from "#tests/push/push-sink.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { serveHooks } from "#worker/webhooks/sending.ts";

export type Delivery = { id: string; event: string; n: number; at: string; subject_id: string; data: never };
type Made = { id: string; secret: string };

/** What a receiver was sent, once it is sure that it was we who sent it. */
export function read({ headers, body }: Taken, secret: string): Delivery {
  const [, t = "", v1 = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["voliera-signature"])) ?? [];
  expect(v1).toBe(
    createHmac("sha256", secret)
      .update(`${t}.${body.toString("utf8")}`)
      .digest("hex"),
  );
  expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(60);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  return JSON.parse(body.toString("utf8")) as Delivery;
}

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
