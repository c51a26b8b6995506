import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hookEvents } from "#db/words/billing.ts";
import { makeFor } from "#tests/app/make.ts";
import { putBack, submitArchive } from "#tests/archive/archives.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { bringing, deviceKey, machine } from "#tests/incubators/machine.ts";
import { twoBreeders } from "#tests/legal/handover/breeders.ts";
import { flockOf, sell, send, turn } from "#tests/sales/stall.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { eventLines } from "#worker/webhooks/sending.ts";
import type { Delivery } from "./delivery.ts";
import { newHooks } from "./new-hooks.ts";

const short = (all: readonly Delivery[]) => all.map(({ event, subject_id, data }) => ({ event, subject_id, data }));

test("every event is some room's", () => {
  expect([...eventLines(gatheredRooms.slots).keys()].sort()).toEqual([...hookEvents].sort());
});

test("a table of 1,000 birds is one event", async () => {
  const world = await newHooks();
  const { hook, serve, received, ask, a } = world;
  await makeFor(world, a).species({ common_name: "Canário" });
  const mine = await hook("mine", ["bird.created", "bird.changed", "import.done"]);
  const lines = Array.from({ length: 1000 }, (_, at) => `PT 26 ${at};Canário`);
  const form = new FormData();
  form.set("file", new File([`Anilha;Espécie\n${lines.join("\n")}\n`], "bando.csv", { type: "text/csv" }));
  const { data } = (await (await ask("/api/birds/import", { as: a, form })).json()) as { data: { id: string } };
  await serve();
  expect(short(received("mine", mine))).toMatchObject([
    { event: "import.done", subject_id: data.id, data: { id: data.id, file_name: "bando.csv", created: 1000 } },
  ]);
});

test("an egg that hatched is told as the egg, its chick as a bird when it is born and when it is ringed", async () => {
  const nests = await newNests();
  const { hook, serve, received } = await newHooks({}, nests);
  const { id } = await nests.pair();
  const [egg] = await nests.laid(id, 1);
  const mine = await hook("mine", ["egg.hatched", "chick.ringed", "bird.created"]);
  await nests.done([egg], "2027-04-07", { state: "fertile" });
  const { birds } = await nests.done([egg], "2027-04-15", { state: "hatched" });
  const chick = birds[0]?.id ?? "";
  await nests.dayIs("2027-04-23");
  await nests.post(`/api/birds/${chick}/ring`, { identifier: "PT 27 1", on: "2027-04-23" });
  await serve();
  const all = short(received("mine", mine));
  expect(all.map(({ event }) => event).sort()).toEqual(["bird.created", "chick.ringed", "egg.hatched"]);
  expect(all.at(-1)).toMatchObject({ event: "chick.ringed", subject_id: chick, data: { identifier: "PT 27 1" } });
  expect(all.find(({ event }) => event === "egg.hatched")).toMatchObject({
    subject_id: egg?.id,
    data: { id: egg?.id, state: "hatched" },
  });
});

test("an alarm of a machine is told once, however many readings go on with it", async () => {
  const world = await newHooks();
  const { hook, serve, received, a } = world;
  const id = await machine(world, a);
  const mine = await hook("mine", ["alarm.opened"]);
  const bring = bringing(world, id, { key: (await deviceKey(world, a, id)).key });
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await bring([
    { at: at(40), temperature_c: 39 },
    { at: at(24), temperature_c: 39 },
  ]);
  await bring([{ at: at(20), temperature_c: 39.2 }]);
  await serve();
  expect(short(received("mine", mine))).toMatchObject([
    { event: "alarm.opened", data: { kind: "temperature", incubator_id: id, incubator: "Estufa", closed_at: null } },
  ]);
});

test("a sale is told when it is delivered, a paper when it is issued, without amounts", async () => {
  const { world, ids } = await flockOf(2);
  const { hook, serve, received } = await newHooks({}, world);
  const mine = await hook("mine", ["sale.delivered", "paper.issued"]);
  const line = { bird_id: ids[0], unit_cents: 3511 };
  const sale = await sell(world, { contact_name: "João", state: "reserved", lines: [line] });
  await turn(world, sale.data, "delivered");
  const drafted = await send(world, "/api/papers", { kind: "transfer", bird_ids: [ids[1]] });
  const [paper] = (drafted.data as unknown as { papers: Array<{ id: string }> }).papers;
  await send(world, `/api/papers/${paper?.id}/issue`, undefined, "POST");
  await serve();
  const all = received("mine", mine);
  expect(short(all)).toMatchObject([
    { event: "sale.delivered", subject_id: sale.data.id, data: { state: "delivered", contact: "João" } },
    { event: "paper.issued", subject_id: paper?.id, data: { state: "issued", kind: "transfer" } },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/3511|_cents|currency/);
});

test("a hand-over is told to whoever offered it, once it was accepted; what came is new to the other", async () => {
  const breeders = await twoBreeders();
  const { hook, serve, received, a, b } = await newHooks({}, breeders);
  const mine = await hook("mine", ["handover.accepted", "bird.left"]);
  const theirs = await hook("theirs", ["handover.accepted", "bird.created"], b);
  const { token, data } = await breeders.offer(a, [breeders.chick.id]);
  await breeders.accept(b, token);
  await Promise.all([serve(), serve(undefined, b)]);
  expect(short(received("mine", mine))).toMatchObject([
    { event: "handover.accepted", subject_id: data.id, data: { state: "accepted", url: null } },
    { event: "bird.left", subject_id: breeders.chick.id },
  ]);
  const events = new Set(received("theirs", theirs).map(({ event }) => event));
  expect([...events]).toEqual(["bird.created"]);
});

test("what an archive brings back is no event", async () => {
  const nests = await newNests();
  const { hook, serve, received, ask, a, b, db } = await newHooks({}, nests);
  const { id } = await nests.pair();
  const [egg] = await nests.laid(id, 1);
  await nests.done([egg], "2027-04-07", { state: "fertile" });
  await nests.done([egg], "2027-04-15", { state: "hatched" });
  await nests.signIn(b);
  const theirs = await hook("theirs", hookEvents, b);
  const archive = new Uint8Array(await (await ask("/api/archive", { as: a })).arrayBuffer());
  const { data } = await submitArchive(nests, b, archive);
  expect((await putBack(nests, b, data.digest)).status).toBe(200);
  const [kept] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM egg_events WHERE org_id = ${b.org_id}`);
  expect(kept?.n).toBe(3);
  await serve(undefined, b);
  expect(received("theirs", theirs)).toEqual([]);
});
