import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { putBack, rowsIn, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import { wakeOrganizations } from "#worker/notifications/mornings.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { newSickbay } from "./sickbay.ts";

test("four hundred birds are one entry in one trip, made once, and one press says that all were seen again", async () => {
  const { db, a, ask, post, list, lines, species } = await newSickbay();
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, created_at, updated_at)
    SELECT 'bird_' || i, ${a.org_id}, 'X ' || i, 'x ' || i, 'x', ${species.id}, '2026-01-01', '2026-01-01' FROM n`);
  const ids = Array.from({ length: 400 }, (_, n) => `bird_${n + 1}`);
  const key = { "Idempotency-Key": "todas" };
  const draft = { kind: "deworming", ids, follow_up_on: "2027-04-06" };
  const before = tripsOf(db).length;
  const done = await post<{ count: number }>("/api/birds/bulk/health", draft, key);
  expect([done.status, done.data.count, tripsOf(db).length - before]).toEqual([201, 400, 2]);
  expect((await post<{ count: number }>("/api/birds/bulk/health", draft, key)).data.count).toBe(400);
  const { total, data, open } = await list();
  expect([total, data.length, open.follow_ups.length]).toEqual([400, 50, 50]);
  const [line, ...more] = await lines();
  expect([line?.bird_ids.length, more]).toEqual([400, []]);
  const seen = await post<{ done: number }>(`/api/health-events/${line?.subject_id}/followed-up`, { alike: true });
  expect([seen.data.done, (await list()).open.follow_ups]).toEqual([400, []]);
  const many = Array.from({ length: 501 }, (_, n) => `bird_${n + 1}`);
  expect((await post("/api/birds/bulk/health", { ...draft, ids: many })).status).toBe(422);
  expect((await ask("/api/health-events?page=8", { as: a })).status).toBe(200);
});

test("a bird in the trash takes what happened to it along and back, one that left keeps it and asks nothing more", async () => {
  const { bird, enter, faults, list, lines, history, ask, a, post, withStatus } = await newSickbay();
  const [trashed, sold] = [await bird({}), await bird({})];
  const seen = { kind: "injury", on: "2027-04-01", follow_up_on: "2027-04-05" };
  for (const { id } of [trashed, sold]) {
    expect((await enter(id, seen)).status).toBe(201);
    expect((await enter(id, { kind: "quarantine", on: "2027-04-02", until: "2027-04-08" })).status).toBe(201);
  }
  expect((await ask(`/api/birds/${trashed.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  const left = { status_id: withStatus("sold"), status_since: "2027-04-04" };
  expect((await ask(`/api/birds/${sold.id}`, { as: a, method: "PUT", json: left })).status).toBe(200);
  expect(await lines()).toEqual([]);
  const { data, open } = await list();
  expect([data.every(({ bird_id }) => bird_id === sold.id), data.length]).toEqual([true, 2]);
  expect(open).toMatchObject({ follow_ups: [], quarantines: [] });
  expect((await enter(trashed.id, { kind: "checkup" })).status).toBe(404);
  expect((await ask(`/api/birds/${trashed.id}/health`, { as: a })).status).toBe(404);
  expect((await post("/api/birds/bulk/health", { kind: "checkup", ids: [trashed.id, sold.id] })).status).toBe(404);
  expect(await faults(sold.id, { kind: "checkup", on: "2027-04-05" })).toEqual([["on", "health.on.end"]]);
  expect((await enter(sold.id, { kind: "checkup", on: "2027-04-03" })).status).toBe(201);
  expect((await history(sold.id)).items).toHaveLength(3);
  await post("/api/birds/trash/restore", { ids: [trashed.id] });
  expect([(await history(trashed.id)).items.length, (await lines()).length]).toEqual([2, 2]);
});

test("the end of quarantines is told once in the morning of its day: one by its ring, several by how many they are", async () => {
  const { db, a, b, ask, bird, enter, dayIs } = await newSickbay();
  const morning = async (day: string) => {
    await dayIs(day);
    await db.run(sql`UPDATE mornings SET next_at = ${`${day}T04:00:00.000Z`} WHERE org_id = ${a.org_id}`);
    // Two clocks in one minute, and one that is late.
    const wake = (at: string) => wakeOrganizations(db, `${day}T${at}:00.000Z`, gatheredRooms.slots.mornings);
    await Promise.all([wake("04:00"), wake("04:00")]);
    await wake("09:00");
    const { data } = (await (await ask("/api/notifications", { as: a })).json()) as { data: NotificationPage };
    return data.items.map(({ text }) => text);
  };
  const [one, other] = [await bird({}), await bird({})];
  await enter(one.id, { kind: "quarantine", until: "2027-04-20" });
  await enter(other.id, { kind: "quarantine", until: "2027-04-21" });
  await enter(one.id, { kind: "quarantine", until: "2027-04-21" });
  expect(await morning("2027-04-19")).toEqual([]);
  const alone = `The quarantine of ${one.identifier} ends today`;
  expect(await morning("2027-04-20")).toEqual([alone]);
  expect(await morning("2027-04-21")).toEqual(["The quarantine of 2 birds ends today", alone]);
  expect(await morning("2027-04-22")).toHaveLength(2);
  expect(await db.all(sql`SELECT 1 FROM notifications WHERE org_id = ${b.org_id}`)).toEqual([]);
});

test("health comes back with the archive: its days to come and its files, which open under their new ids", async () => {
  const { ask, a, b, bird, enter, post, signIn, db, list, ...rest } = await newSickbay();
  const world = { ask, a, b, db, ...rest };
  const cage = (await post<{ id: string }>("/api/places", { name: "Isolamento", kind: "cage" })).data;
  const { id, identifier } = await bird({});
  const draft = { findings: "Vinda de fora", vet: "Dra. Lopes", cost: "25 €", follow_up_on: "2029-04-01" };
  const { data: event } = await enter(id, { ...draft, kind: "quarantine", place_id: cage.id, until: "2028-03-01" });
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  const bytes = new Uint8Array(await pdf.save());
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "análise.pdf"));
  expect((await ask(`/api/birds/${id}/health/${event.id}/files`, { as: a, method: "PUT", form })).status).toBe(201);
  const taken = await takeArchive(world as never, a);
  expect(rowsIn(taken.files, "health_events")).toMatchObject([{ ...draft, until_on: "2028-03-01" }]);
  const far = withRows(taken.files, "health_events", ([row]) => [{ ...row, follow_up_on: "9999-01-01" }]);
  expect((await submitArchive(world as never, b, await zipped(far))).status).not.toBe(201);
  const late = withRows(taken.files, "health_events", ([row]) => [{ ...row, followed_up_on: "2029-04-01" }]);
  expect((await submitArchive(world as never, b, await zipped(late))).status).not.toBe(201);
  const { data: waiting } = await submitArchive(world as never, b, taken.bytes);
  expect((await putBack(world as never, b, waiting.digest)).status).toBe(200);
  type List = Awaited<ReturnType<typeof list>>;
  const [back] = ((await (await ask("/api/health-events", { as: b })).json()) as List).data;
  expect(back).toMatchObject({ ...draft, ring: identifier, until: "2028-03-01", place: "Isolamento" });
  const [file] = back?.files ?? [];
  expect([back?.id === event.id, file]).toMatchObject([false, { name: "análise.pdf", bytes: bytes.length }]);
  const open = await ask(`/api/birds/${back?.bird_id}/health/${back?.id}/files/${file?.id}`, { as: b });
  expect([open.status, Buffer.from(await open.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
});
