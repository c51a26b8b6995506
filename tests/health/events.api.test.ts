import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import type { Resident } from "#tests/app/world.ts";
import type { Given } from "#tests/clutches/egg-input.ts";
import { newSickbay } from "./sickbay.ts";

test("an illness makes a bird sick, a quarantine moves it, and a recovery gives back the status from before", async () => {
  const { bird, enter, statusKey, withStatus, history, post, stands, dayIs } = await newSickbay();
  const { id } = await bird({ status_id: withStatus("breeding"), status_since: "2027-03-20" });
  const cage = (await post<{ id: string }>("/api/places", { name: "Quarentena 1", kind: "cage", capacity: 1 })).data;
  const ill = await enter(id, { kind: "illness", on: "2027-04-02", findings: "Respira de bico aberto" });
  expect([ill.status, ill.data]).toEqual([201, expect.objectContaining({ kind: "illness", on: "2027-04-02" })]);
  expect(await statusKey(id)).toBe("sick");
  const apart = await enter(id, { kind: "quarantine", place_id: cage.id });
  expect(apart.data).toMatchObject({ on: "2027-04-06", until: "2027-05-06", place: "Quarentena 1" });
  expect([await statusKey(id), (await stands(id)).place?.id ?? ((await stands(id)) as Given).place_id]).toEqual([
    "quarantine",
    cage.id,
  ]);
  expect((await history(id)).status_before).not.toBeNull();
  await dayIs("2027-04-20");
  // Asked for only where somebody says so.
  await enter(id, { kind: "checkup" });
  expect(await statusKey(id)).toBe("quarantine");
  await dayIs("2027-04-21");
  await enter(id, { kind: "recovery", status: true });
  expect(await statusKey(id)).toBe("breeding");
  const { items, status_before } = await history(id);
  expect(items.map(({ kind }) => kind)).toEqual(["recovery", "checkup", "quarantine", "illness"]);
  expect(status_before).toBeNull();
});

test("a status stays where the event says nothing of today, or somebody says so", async () => {
  const { bird, enter, statusKey, withStatus } = await newSickbay();
  const later = await bird({ status_id: withStatus("resting"), status_since: "2027-04-04" });
  await enter(later.id, { kind: "illness", on: "2027-04-01" });
  expect(await statusKey(later.id)).toBe("resting");
  const over = await bird({});
  await enter(over.id, { kind: "quarantine", on: "2027-01-01", until: "2027-02-01" });
  await enter(over.id, { kind: "illness", status: false });
  expect(await statusKey(over.id)).toBeNull();
});

test("a day is one of the bird's life, and a necropsy one of the dead", async () => {
  const { bird, faults, enter, withStatus } = await newSickbay();
  const { id } = await bird({ birth_date: "2026-05-10" });
  expect(await faults(id, { kind: "checkup", on: "2027-04-07" })).toEqual([["on", "health.on.future"]]);
  expect(await faults(id, { kind: "checkup", on: "2026-05-09" })).toEqual([["on", "health.on.birth"]]);
  expect(await faults(id, { kind: "necropsy" })).toEqual([["kind", "health.alive"]]);
  expect(await faults(id, { kind: "quarantine", until: "2027-04-01" })).toEqual([["until", "health.until.backwards"]]);
  expect(await faults(id, { kind: "checkup", until: "2027-05-01" })).toEqual([["until", "health.until.kind"]]);
  expect(await faults(id, { kind: "checkup", follow_up_on: "2027-04-01" })).toEqual([
    ["follow_up_on", "health.follow_up.early"],
  ]);
  expect((await faults(id, { kind: "death" }))?.[0]?.[0]).toBe("kind");
  const dead = await bird({ status_id: withStatus("deceased"), status_since: "2027-04-03", birth_date: "2026-05-10" });
  expect(await faults(dead.id, { kind: "illness", on: "2027-04-04" })).toEqual([["on", "health.on.end"]]);
  expect(await faults(dead.id, { kind: "necropsy", on: "2027-04-02" })).toEqual([["on", "health.on.death"]]);
  expect((await enter(dead.id, { kind: "illness", on: "2027-04-01" })).status).toBe(201);
  expect((await enter(dead.id, { kind: "necropsy" })).status).toBe(201);
});

test("a laboratory's sex becomes the bird's own, or nothing is entered", async () => {
  const { bird, enter, faults, stands, history, pair } = await newSickbay();
  const { id } = await bird({ sex: "unknown" });
  const found = await enter(id, { kind: "laboratory", findings: "PCR", sex: "female" });
  expect([found.status, (await stands(id)).sex, (await stands(id)).sexing_method]).toEqual([201, "female", "dna"]);
  expect(await faults(id, { kind: "checkup", sex: "male" })).toEqual([["sex", "health.sex.kind"]]);
  const { cocks } = await pair();
  const cock = cocks[0] ?? "";
  const chick = await bird({ father_id: cock, birth_date: "2027-04-01" });
  expect(chick.id).toBeTruthy();
  expect((await enter(cock, { kind: "laboratory", sex: "female" })).status).toBe(422);
  expect((await history(cock)).items).toEqual([]);
});

test("many at once are all of them or none, once for one key, and of a place who lives there", async () => {
  const { bird, post, list, statusKey } = await newSickbay();
  const cage = (await post<{ id: string }>("/api/places", { name: "Bateria 1", kind: "cage" })).data;
  const birds = await Promise.all(Array.from({ length: 4 }, () => bird({ place_id: cage.id })));
  const ids = birds.map(({ id }) => id);
  const many = (json: Given, headers = {}) =>
    post<{ count: number; ids: string[] }>("/api/birds/bulk/health", json, headers);
  const young = await bird({ birth_date: "2027-04-05" });
  const refused = await many({ kind: "deworming", on: "2027-04-01", ids: [...ids, young.id] });
  expect([refused.status, refused.errors?.map(({ path }) => path), (await list()).total]).toEqual([422, ["on"], 0]);
  const key = { "Idempotency-Key": "de-uma-vez" };
  const done = await many({ kind: "deworming", ids, follow_up_on: "2027-04-20" }, key);
  expect([done.status, done.data.count]).toEqual([201, 4]);
  expect((await many({ kind: "deworming", ids, follow_up_on: "2027-04-20" }, key)).data).toEqual(done.data);
  expect((await many({ kind: "vaccination", ids }, key)).status).toBe(409);
  expect((await list()).total).toBe(4);
  expect((await many({ kind: "illness", of_place_id: cage.id })).data.count).toBe(4);
  expect(await statusKey(ids[3] ?? "")).toBe("sick");
  expect((await many({ kind: "vaccination", place_id: cage.id })).data.count).toBe(4);
  expect((await many({ kind: "vaccination" })).errors?.map(({ path }) => path)).toEqual(["ids"]);
  expect((await many({ kind: "vaccination", ids: ["bird_nobody"] })).status).toBe(404);
  const shown = await list("kind=vaccination");
  expect([shown.total, new Set(shown.data.map(({ kind }) => kind))]).toEqual([4, new Set(["vaccination"])]);
  expect([shown.open.follow_ups.length, (await list("page=2")).open.follow_ups.length]).toEqual([0, 0]);
});

test("agenda and list tell whom to look at again and whose quarantine ends, until somebody did", async () => {
  const { bird, enter, post, lines, list, dayIs, statusKey } = await newSickbay();
  const [one, other, third] = await Promise.all([bird({}), bird({}), bird({})]);
  const seen = { kind: "injury", on: "2027-04-01", follow_up_on: "2027-04-05" };
  const hurt = (await enter(one.id, seen)).data;
  await enter(other.id, seen);
  const apart = (await enter(third.id, { kind: "quarantine", until: "2027-04-08" })).data;
  const due = async () => (await lines()).map(({ step, on, is_late, title }) => [step, on, is_late, title]);
  const rows = await due();
  expect(rows).toHaveLength(3);
  expect(rows).toContainEqual(["follow_up", "2027-04-05", true, one.identifier]);
  expect(rows).toContainEqual(["quarantine", "2027-04-08", false, third.identifier]);
  expect((await list()).open).toMatchObject({ follow_ups: [{}, {}], quarantines: [{ id: apart.id }] });
  const press = await post<{ done: number }>(`/api/health-events/${hurt.id}/followed-up`);
  expect([press.status, press.data.done]).toEqual([200, 1]);
  expect((await post<{ done: number }>(`/api/health-events/${hurt.id}/followed-up`)).data.done).toBe(0);
  // A later look at the other one is that visit.
  await enter(other.id, { kind: "checkup" });
  expect(await due()).toEqual([["quarantine", "2027-04-08", false, third.identifier]]);
  await dayIs("2027-04-12");
  expect(await due()).toEqual([["quarantine", "2027-04-08", true, third.identifier]]);
  await enter(third.id, { kind: "recovery", status: true });
  expect([await due(), await statusKey(third.id)]).toEqual([[], "active"]);
});

test("what was told together is one line, and one press", async () => {
  const { bird, post, lines } = await newSickbay();
  const ids = (await Promise.all([bird({}), bird({}), bird({})])).map(({ id }) => id);
  await post("/api/birds/bulk/health", { kind: "parasites", ids, on: "2027-04-01", follow_up_on: "2027-04-06" });
  const [line, ...more] = await lines();
  expect([line?.step, line?.bird_ids.length, more]).toEqual(["follow_up", 3, []]);
  const { data } = await post<{ done: number }>(`/api/health-events/${line?.subject_id}/followed-up`, { alike: true });
  expect([data.done, await lines()]).toEqual([3, []]);
});

test("an event is corrected by its version and taken away with its files; strangers find nothing", async () => {
  const { bird, enter, ask, a, b, post, history, db } = await newSickbay();
  const { id } = await bird({});
  const { data: event } = await enter(id, { kind: "checkup", vet: "Dra. Lopes", cost: "25 €" });
  const at = `/api/birds/${id}/health/${event.id}`;
  const put = (json: Given, as = a) => ask(at, { as, method: "PUT", json });
  expect((await put({ findings: "Tudo bem", version: 1 })).status).toBe(200);
  expect((await put({ findings: "Não", version: 1 })).status).toBe(409);
  expect((await put({ kind: "necropsy" })).status).toBe(422);
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  const bytes = new Uint8Array(await pdf.save());
  const form = (content: Uint8Array, name: string) => {
    const body = new FormData();
    body.set("file", new File([content as BlobPart], name));
    return body;
  };
  const web = new TextEncoder().encode("<html><script>alert(1)</script></html>");
  const send = (content: Uint8Array, as = a) =>
    ask(`${at}/files`, { as, method: "PUT", form: form(content, "análise.pdf") });
  expect((await send(web)).status).toBe(422);
  expect((await send(bytes, b)).status).toBe(404);
  const sent = await send(bytes);
  const { data: file } = (await sent.json()) as { data: { id: string; name: string } };
  expect([sent.status, file.name]).toEqual([201, "análise.pdf"]);
  const open = (as: Resident) => ask(`${at}/files/${file.id}`, { as });
  const answer = await open(a);
  expect([answer.status, answer.headers.get("Content-Type"), (await answer.arrayBuffer()).byteLength]).toEqual([
    200,
    "application/pdf",
    bytes.length,
  ]);
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  expect([(await open(b)).status, (await put({ vet: "x" }, b)).status]).toEqual([404, 404]);
  expect((await ask(`/api/birds/${id}/health`, { as: b })).status).toBe(404);
  expect((await post(`/api/health-events/${event.id}/followed-up`, {}, {}, b)).status).toBe(404);
  expect((await history(id)).items[0]?.files).toHaveLength(1);
  const stored = async () =>
    (await db.all<{ n: number }>("SELECT stored_bytes AS n FROM organizations WHERE stored_bytes > 0"))[0]?.n ?? 0;
  expect(await stored()).toBe(bytes.length);
  expect((await ask(at, { as: a, method: "DELETE" })).status).toBe(204);
  expect([(await history(id)).items, await stored(), (await open(a)).status]).toEqual([[], 0, 404]);
});
