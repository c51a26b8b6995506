import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { removeExpired } from "#worker/accounts/departures.ts";
import type { DeviceList, DeviceView } from "#worker/push/contract.ts";
import { newDevice } from "./push-sink.ts";

const path = "/api/notifications/devices";
const endpoint = "https://fcm.googleapis.com/fcm/send/one";

async function newDevices(given: Parameters<typeof newWorld>[0] = {}) {
  const world = await newWorld(given);
  const { ask, a } = world;
  const add = async (json: object, as: Resident = a) => {
    const answer = await ask(path, { as, json });
    return { status: answer.status, ...((await answer.json()) as { data?: DeviceView; errors?: unknown[] }) };
  };
  const list = async (as: Resident = a) => {
    const { data } = (await (await ask(path, { as })).json()) as { data: DeviceList };
    return data;
  };
  return { ...world, add, list };
}

test("a device is added, named, listed without its address, and forgotten by its person alone", async () => {
  const { add, list, ask, a, b, env, ...world } = await newDevices();
  const { draft } = await newDevice(endpoint);
  const { status, data } = await add(draft);
  expect([status, Object.keys(data ?? {}).sort()]).toEqual([201, ["created_at", "id", "name"]]);
  const { items, public_key } = await list();
  expect([items, public_key]).toMatchObject([
    [{ id: data?.id, name: "Chrome", last_used_at: null, mark: expect.stringMatching(/^[\da-f]{16}$/) }],
    env.VAPID_PUBLIC_KEY,
  ]);
  expect(JSON.stringify(items)).not.toMatch(/endpoint|https|p256dh|auth/);
  const beside = await colleague({ ask, a, b, env, ...world }, a, "manager");
  for (const stranger of [b, beside]) {
    expect((await list(stranger)).items).toEqual([]);
    expect((await ask(`${path}/${data?.id}`, { as: stranger, method: "DELETE" })).status).toBe(404);
  }
  expect((await ask(`${path}/${data?.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask(`${path}/${data?.id}`, { as: a, method: "DELETE" })).status).toBe(404);
});

test("the same address again is the same device, of the person who says it now, with its keys of now", async () => {
  const { add, list, db, a, b, ...world } = await newDevices();
  const { draft } = await newDevice(endpoint);
  const first = await add(draft);
  const again = await add({ ...(await newDevice(endpoint)).draft, name: "Tablet" });
  expect([again.status, again.data?.id, again.data?.name]).toEqual([201, first.data?.id, "Tablet"]);
  const beside = await colleague({ db, a, b, ...world }, a, "keeper");
  expect((await add(draft, beside)).data?.id).toBe(first.data?.id);
  expect([(await list()).items, (await list(beside)).items.length]).toEqual([[], 1]);
  // In another organisation it is another device: nobody's row is touched from outside.
  const other = await add(draft, b);
  expect([other.status, other.data?.id === first.data?.id, (await list(beside)).items.length]).toEqual([201, false, 1]);
});

test("what is no address of a push service, no key or too long is refused at its field", async () => {
  const { add } = await newDevices();
  const { draft } = await newDevice(endpoint);
  const { keys } = draft;
  for (const [bad, field] of [
    [{ endpoint: "https://127.0.0.1/x" }, "endpoint"],
    [{ endpoint: "http://fcm.googleapis.com/x" }, "endpoint"],
    [{ endpoint: "https://[2001:db8::1]/x" }, "endpoint"],
    [{ endpoint: `${endpoint}${"x".repeat(4096)}` }, "endpoint"],
    [{ endpoint: "https://example.test/redirect" }, "endpoint"],
    [{ endpoint: `${endpoint}\r\nHost: x` }, "endpoint"],
    [{ keys: { ...keys, p256dh: keys.auth } }, "keys.p256dh"],
    [{ keys: { ...keys, auth: keys.p256dh } }, "keys.auth"],
    [{ keys: { ...keys, auth: "x".repeat(9000) } }, "keys.auth"],
    [{ name: "" }, "name"],
    [{ name: "a\u202eb" }, "name"],
    [{ org_id: "org_x" }, "org_id"],
  ] as const) {
    const { status, errors } = await add({ ...draft, ...bad });
    expect([bad, status, errors]).toEqual([
      bad,
      422,
      expect.arrayContaining([expect.objectContaining({ path: field })]),
    ]);
  }
});

test("a person has ten devices at most; one of them told again is no eleventh", async () => {
  const { add, list } = await newDevices();
  const { draft } = await newDevice(endpoint);
  for (let n = 0; n < 10; n += 1) expect((await add({ ...draft, endpoint: `${endpoint}${n}` })).status).toBe(201);
  expect((await add({ ...draft, endpoint: `${endpoint}10` })).status).toBe(409);
  expect((await add({ ...draft, endpoint: `${endpoint}3` })).status).toBe(201);
  expect((await list()).items).toHaveLength(10);
});

test("logging out on a device forgets it; a session that runs out leaves it, and leaving takes all along", async () => {
  const { add, list, ask, db, a, b, env, ...world } = await newDevices();
  const { draft } = await newDevice(endpoint);
  const beside = await colleague({ ask, db, a, b, env, ...world }, a, "keeper");
  await add(draft);
  await add({ ...draft, endpoint: `${endpoint}2` }, beside);
  await db.run(sql`UPDATE sessions SET expires_at = '2026-01-01T00:00:00.000Z' WHERE user_id = ${beside.user_id}`);
  await removeExpired(db, new Date().toISOString());
  const left = () => db.all<{ user_id: string }>(sql`SELECT user_id FROM push_devices ORDER BY endpoint`);
  expect(await left()).toEqual([{ user_id: a.user_id }, { user_id: beside.user_id }]);
  await ask(`/api/members/${beside.user_id}`, { as: a, method: "DELETE" });
  expect(await left()).toEqual([{ user_id: a.user_id }]);
  await ask("/api/auth/logout", { as: a, method: "POST" });
  expect(await left()).toEqual([]);
});

test("without keys of its own the app says that it cannot push, and offers nothing", async () => {
  const { add, list } = await newDevices({ VAPID_PRIVATE_KEY: "" });
  expect((await list()).public_key).toBeNull();
  expect((await add((await newDevice(endpoint)).draft)).status).toBe(409);
});
