import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { newDevice, newSink } from "#tests/push/push-sink.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { AgendaLine } from "#worker/kit/slots.ts";
import { sendDigests } from "#worker/notifications/digests.ts";
import { wakeOrganizations } from "#worker/notifications/mornings.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { deliverPushes } from "#worker/push/deliver.ts";
import { gatheredRooms } from "#worker/rooms.ts";

const { subjects } = gatheredRooms;
const { mornings } = gatheredRooms.slots;

async function newPantry() {
  const sink = await newSink();
  const nests = await nestsIn(() => newWorld({ PUSH_SINK: sink.origin }), "2027-04-01");
  const { ask, db, env, a, post } = nests;
  const item = async (name: string, more: Record<string, unknown> = {}) =>
    (await post<{ id: string }>("/api/stock", { name, category: "seed", unit: "g", ...more })).data.id;
  const move = async (id: string, json: Record<string, unknown>) =>
    expect((await post(`/api/stock/${id}/moves`, json)).status).toBe(201);
  const texts = async (as: Resident = a) => {
    const { data } = (await (await ask("/api/notifications", { as })).json()) as { data: NotificationPage };
    return data.items.map(({ text }) => text).toSorted();
  };
  const wake = async (day: string) => {
    const now = `${day}T05:00:00.000Z`;
    await db.run(sql`UPDATE mornings SET next_at = ${now} WHERE org_id = ${a.org_id}`);
    await wakeOrganizations(db, now, mornings);
  };
  const onShelf = async (query = "") => {
    const { data } = (await (await ask(`/api/agenda?${query}`, { as: a })).json()) as Agenda;
    const lines = (data as unknown as AgendaLine[]).filter(({ step }) => step === "stock");
    return lines.map(({ on, title, detail, is_late }) => [on, title, detail, is_late]);
  };
  return { ...nests, sink, item, move, texts, wake, onShelf, env };
}

test("what runs low is one notification, one line of a letter and one push for whoever keeps the shelf, once per crossing", async () => {
  const world = await newPantry();
  const { sink, item, move, texts, onShelf, ask, db, env, a } = world;
  const keeper = await colleague(world, a, "keeper");
  const viewer = await colleague(world, a, "viewer");
  const { draft, read } = await newDevice(`${sink.origin}/keeper`);
  expect((await ask("/api/notifications/devices", { as: keeper, json: draft })).status).toBe(201);
  const id = await item("Mistura", { minimum: 500 });
  await move(id, { kind: "purchase", quantity: 1000 });
  await move(id, { kind: "use", quantity: 400 });
  expect([await texts(), await onShelf()]).toEqual([[], []]);
  await move(id, { kind: "use", quantity: 200 });
  await move(id, { kind: "use", quantity: 100 });
  const low = ["Running out: Mistura"];
  expect([await texts(), await texts(keeper), await texts(viewer)]).toEqual([low, low, []]);
  expect(await onShelf()).toEqual([["2027-04-01", "Mistura is running low", "300 g", false]]);
  for (const at of ["2027-04-02T04:01", "2027-04-02T06:00"]) {
    await sendDigests(db, env, `${at}:00.000Z`, subjects);
    await deliverPushes(db, env, `${at}:00.000Z`, subjects);
  }
  const letters = await db.all<{ text: string }>(sql`SELECT text FROM mails WHERE recipient = ${keeper.email}`);
  expect(letters.map(({ text }) => text.match(/^- .*$/gm))).toEqual([["- A acabar: Mistura"]]);
  const pushed = await Promise.all(sink.taken.map(async ({ body }) => JSON.parse(await read(body)).text as string));
  expect(pushed).toEqual(["A acabar: (ver na aplicação)"]);
  await move(id, { kind: "purchase", quantity: 1000 });
  await move(id, { kind: "use", quantity: 900 });
  expect(await texts()).toEqual([...low, ...low]);
});

test("few days left and a lot about to expire are told in one morning, and never again", async () => {
  const { item, move, texts, wake, onShelf, dayIs, db, a } = await newPantry();
  const [seed, calcium] = [await item("Mistura"), await item("Cálcio")];
  await move(seed, { kind: "purchase", quantity: 1000, on: "2027-03-20" });
  await move(seed, { kind: "use", quantity: 700 });
  await move(calcium, { kind: "purchase", quantity: 250, expires_on: "2027-05-02" });
  await wake("2027-04-01");
  expect(await texts()).toEqual(["Running out: Mistura"]);
  expect(await onShelf("days=30")).toEqual([
    ["2027-04-01", "Mistura is running low", "300 g, lasts 5 days", false],
    ["2027-04-02", "Cálcio expires", "250 g, until 2 May", false],
  ]);
  await dayIs("2027-04-02");
  await wake("2027-04-02");
  await wake("2027-04-03");
  const all = ["About to expire: Cálcio", "Running out: Mistura"];
  expect(await texts()).toEqual(all);
  await dayIs("2027-04-20");
  expect(await onShelf()).toEqual([["2027-04-20", "Cálcio expires", "250 g, until 2 May", false]]);
  await dayIs("2027-05-03");
  expect((await onShelf("late=1")).at(0)).toEqual(["2027-05-02", "Cálcio expires", "250 g, until 2 May", true]);
  await wake("2027-05-03");
  expect(await texts()).toEqual(all);
  await db.run(sql`UPDATE items SET retired_at = '2027-05-03' WHERE org_id = ${a.org_id}`);
  expect(await onShelf("late=1")).toEqual([]);
});
