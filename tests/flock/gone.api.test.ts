import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import type { ImportReport } from "#worker/imports/report-contract.ts";

type Body = { data: Record<string, unknown>; code?: string; errors?: Array<{ path: string; message: string }> };

/** A flock in one cage, with everything that can be done to it. */
async function cageful(rings: string[]) {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const idOf = async (key: string) => (await make.status(key)).id;
  const [dead, sold, active] = [await idOf("deceased"), await idOf("sold"), await idOf("active")];
  const send = async (method: string, path: string, json?: object) => {
    const answer = await ask(`/api/${path}`, { as: a, method, ...(json && { json }) });
    const text = await answer.text();
    return { status: answer.status, ...((text ? JSON.parse(text) : {}) as Body) };
  };
  const { data } = await send("POST", "places", { kind: "cage", name: "Gaiola 1" });
  const cage = String(data.id);
  const birds = new Map<string, string>();
  for (const identifier of rings)
    birds.set(identifier, (await make.bird({ identifier, species_id, place_id: cage })).id);
  const at = (ring: string) => birds.get(ring) ?? "";
  const stored = async (ring: string) =>
    (
      await db.all<Record<string, unknown>>(
        sql`SELECT status_id, place_id, deleted_at FROM birds WHERE id = ${at(ring)}`,
      )
    )[0];
  const caged = async () => ((await send("GET", `places/${cage}/page`)).data.place as { birds: number }).birds;
  /** Lines of the trail about a bird since it was made. */
  const serialize = async (ring: string) =>
    (
      await db.all<{ deed: string; changes: string }>(
        sql`SELECT deed, changes FROM audit WHERE subject_id = ${at(ring)} AND deed <> 'created' ORDER BY at, id`,
      )
    ).map(({ deed, changes }) => [deed, Object.keys(JSON.parse(changes)).sort()]);
  const starter = () =>
    db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${a.org_id}`);
  async function bring(table: string[][], more: Record<string, string> = {}) {
    const form = formOf("flock.csv", csvOf([["Ring", "Species", "Status", "Location"], ...table]));
    for (const [field, value] of Object.entries(more)) form.set(field, value);
    const answer = await ask("/api/birds/import", { as: a, form });
    return {
      status: answer.status,
      ...((await answer.json()) as { data: ImportReport & { id: string }; code?: string }),
    };
  }
  return {
    ...world,
    make,
    species_id,
    dead,
    sold,
    active,
    send,
    cage,
    at,
    stored,
    caged,
    told: serialize,
    starter,
    bring,
  };
}

test("a bird that dies leaves its cage in the same write, whichever route reports it", async () => {
  const { send, dead, sold, at, stored, caged, told, bring, db } = await cageful(["ONE", "TWO", "SIX", "ALL"]);
  expect((await send("PUT", `birds/${at("ONE")}`, { status_id: dead })).data).toMatchObject({ place_id: null });
  expect(await told("ONE")).toEqual([["changed", ["place_id", "status_id", "status_since"]]]);
  await send("POST", "birds/bulk", { action: "status", status_id: sold, ids: [at("TWO")] });
  expect(await told("TWO")).toEqual([["changed", ["place_id", "status_id", "status_since"]]]);
  const { data } = await bring([["SIX", "Canário", "Falecido", ""]], { on_duplicate: "update" });
  expect(data).toMatchObject({ updated: 1, errors: [], warnings: [] });
  expect(await told("SIX")).toEqual([["imported", ["place_id", "status_id", "status_since"]]]);
  expect(await caged()).toBe(1);
  for (const ring of ["ONE", "TWO", "SIX"]) expect(await stored(ring)).toMatchObject({ place_id: null });
  expect((await send("POST", `birds/import/${data.id}/undo`, {})).data).toMatchObject({ restored: 1 });
  expect([await caged(), (await stored("SIX"))?.status_id]).toEqual([2, null]);
  const moves = await db.all(sql`SELECT to_place_id FROM moves WHERE bird_id = ${at("ONE")} ORDER BY at, rowid`);
  expect(moves.at(-1)).toEqual({ to_place_id: null });
});

test("the whole form may be sent again when a bird dies, and the same edit twice is one", async () => {
  const { ask, a, dead, at, cage } = await cageful(["ONE"]);
  const json = { identifier: "ONE", status_id: dead, place_id: cage, version: 1 };
  const edit = () =>
    ask(`/api/birds/${at("ONE")}`, { as: a, method: "PUT", json, headers: { "Idempotency-Key": "edit-1" } });
  for (const answer of [await edit(), await edit()]) {
    const { data } = (await answer.json()) as Body;
    expect([answer.status, data.status_id, data.place_id, data.version]).toEqual([200, dead, null, 2]);
  }
});

test("a bird that is gone cannot be moved into a cage, and the answer says why", async () => {
  const { send, dead, at, cage, caged, make, species_id } = await cageful(["ONE", "TWO"]);
  await send("PUT", `birds/${at("ONE")}`, { status_id: dead });
  const refused = async (method: string, path: string, json: object) => {
    const { status, errors = [] } = await send(method, path, json);
    return [status, errors[0]?.path, errors[0]?.message];
  };
  const lives = "This bird is no longer in your flock, so it has no place.";
  const leave = "Leave the place empty or change the status.";
  expect(await refused("PUT", `birds/${at("ONE")}`, { place_id: cage })).toEqual([
    422,
    "place_id",
    `${lives} ${leave}`,
  ]);
  const draft = { identifier: "NEW", species_id, status_id: dead, place_id: cage };
  expect(await refused("POST", "birds", draft)).toEqual([422, "place_id", `${lives} ${leave}`]);
  const one = expect.stringContaining("ONE is no longer in your flock, so it has no place.");
  expect(await refused("POST", "birds/move", { ids: [at("ONE"), at("TWO")], place_id: cage })).toEqual([
    422,
    "ids",
    one,
  ]);
  expect(await refused("POST", "birds/move", { rings: ["one"], place_id: cage })).toEqual([422, "ids", one]);
  expect(await refused("POST", "birds/bulk", { action: "place", place_id: cage, filter: {} })).toEqual([
    422,
    "ids",
    one,
  ]);
  expect(await caged()).toBe(1);
  // Nor is it offered.
  for (const q of ["", "ONE"]) expect((await send("GET", `places/${cage}/arrivals?q=${q}`)).data.arrivals).toEqual([]);
  await make.bird({ identifier: "LOOSE", species_id });
  expect((await send("GET", "places/overview")).data).toMatchObject({ homeless: 1, birds: 2 });
  // Back alive it moves in again.
  const alive = await send("PUT", `birds/${at("ONE")}`, { status_id: null, place_id: cage });
  expect([alive.status, await caged()]).toEqual([200, 2]);
});

test("a file that still names the last cage of the dead is taken without it, and says so", async () => {
  const { bring, stored, send, caged } = await cageful(["ONE"]);
  const { data } = await bring(
    [
      ["ONE", "Canário", "Vendido", "Gaiola 1"],
      ["OLD", "Canário", "Deceased", "Gaiola 1"],
      ["NEW", "Canário", "", "Gaiola 1"],
    ],
    { on_duplicate: "update" },
  );
  expect(data).toMatchObject({ created: 2, updated: 1, errors: [] });
  expect(data.warnings.map(({ row, code }) => [row, code])).toEqual([
    [2, "import.place.gone"],
    [3, "import.place.gone"],
  ]);
  expect([await caged(), (await stored("ONE"))?.place_id]).toEqual([1, null]);
  // The same file a second time changes nothing.
  const again = await bring([["ONE", "Canário", "Vendido", "Gaiola 1"]], { on_duplicate: "update" });
  expect(again.data).toMatchObject({ unchanged: 1, updated: 0 });
  expect((await send("GET", "birds?place_id=none")).data.total).toBe(0);
});

test("a status that comes to mean gone empties its places, and counts follow what it means", async () => {
  const { send, active, at, cage, caged, told, stored } = await cageful(["ONE", "TWO", "BIN"]);
  for (const ring of ["ONE", "BIN"]) await send("PUT", `birds/${at(ring)}`, { status_id: active });
  await send("DELETE", `birds/${at("BIN")}`);
  const figures = async () => {
    const { present, away, gone, limit, by_species } = (await send("GET", "dashboard")).data;
    return [present, away, gone, (limit as { used: number }).used, by_species];
  };
  const ofKind = (n: number) => [expect.objectContaining({ species_name: "Canário", birds: n })];
  expect(await figures()).toEqual([2, 0, 0, 2, ofKind(2)]);
  expect((await send("PUT", `statuses/${active}`, { kind: "gone" })).status).toBe(200);
  expect(await figures()).toEqual([1, 0, 1, 1, ofKind(1)]);
  expect([await caged(), (await told("ONE")).at(-1)]).toEqual([1, ["changed", ["place_id"]]]);
  expect((await send("POST", `birds/${at("BIN")}/restore`)).data).toMatchObject({ place_id: null });
  expect((await send("GET", "birds?status_id=gone")).data.total).toBe(2);
  await send("PUT", `statuses/${active}`, { kind: "away" });
  expect(await figures()).toEqual([1, 2, 0, 3, ofKind(1)]);
  expect((await send("PUT", `birds/${at("ONE")}`, { place_id: cage })).status).toBe(200);
  expect(await stored("ONE")).toMatchObject({ place_id: cage });
});

test("the dead take no place of the plan, and nobody comes back from the dead into a full one", async () => {
  const { send, dead, active, at, starter, species_id, bring, make } = await cageful(["ONE", "TWO"]);
  await starter();
  const usage = async () => (await send("GET", "dashboard")).data.limit;
  for (const ring of ["ONE", "TWO"]) await send("PUT", `birds/${at(ring)}`, { status_id: dead });
  for (let n = 0; n < 9; n += 1) await make.bird({ species_id });
  // A history of any length comes in, and one bird beside it.
  const history = Array.from({ length: 30 }, (_, n) => [`OLD ${n}`, "Canário", "Falecido", ""]);
  const full = await bring([...history, ["NEW 1", "Canário", "", ""], ["NEW 2", "Canário", "", ""]]);
  expect([full.status, full.code]).toEqual([402, "plan_limit"]);
  const { data } = await bring([...history, ["NEW 1", "Canário", "", ""]]);
  expect(data).toMatchObject({ created: 31, over_limit: 0 });
  expect(await usage()).toEqual({ birds: 10, used: 10 });
  expect((await send("POST", "birds", { identifier: "LATE", species_id, status_id: dead })).status).toBe(201);
  const refused = { status: 402, code: "plan_limit" };
  expect(await send("PUT", `birds/${at("ONE")}`, { status_id: active })).toMatchObject(refused);
  expect(await send("PUT", `birds/${at("ONE")}`, { status_id: null })).toMatchObject(refused);
  const both = { action: "status", status_id: active, ids: [at("ONE"), at("TWO")] };
  expect(await send("POST", "birds/bulk", both)).toMatchObject(refused);
  expect(await send("PUT", `statuses/${dead}`, { kind: "away" })).toMatchObject(refused);
  const risen = await bring([["ONE", "Canário", "Ativo", ""]], { on_duplicate: "update" });
  expect([risen.status, risen.code]).toEqual([402, "plan_limit"]);
  expect(await send("PUT", `statuses/${dead}`, { name_en: "Dead" })).toMatchObject({ status: 200 });
  // What stays gone is changed freely, and goes to the trash and back.
  expect((await send("PUT", `birds/${at("ONE")}`, { name: "Íris" })).status).toBe(200);
  const { data: gone } = await send("POST", "birds/bulk", { action: "delete", ids: [at("ONE"), at("TWO")] });
  expect((await send("POST", "birds/bulk/undo", { undo: gone.undo })).status).toBe(200);
  await send("DELETE", `birds/${at("ONE")}`);
  expect((await send("POST", "birds/trash/restore", { ids: [at("ONE")] })).data.restored).toEqual([at("ONE")]);
  await send("DELETE", `birds/${at("TWO")}`);
  expect((await send("POST", `birds/${at("TWO")}/restore`)).status).toBe(200);
  expect(await usage()).toEqual({ birds: 10, used: 10 });
});

test("an import that set birds dead cannot be undone when the plan has become full", async () => {
  const { send, at, starter, species_id, bring, make, stored } = await cageful(["ONE", "TWO"]);
  const { data } = await bring(
    [
      ["ONE", "Canário", "Falecido", ""],
      ["TWO", "Canário", "Falecido", ""],
    ],
    { on_duplicate: "update" },
  );
  await starter();
  for (let n = 0; n < 9; n += 1) await make.bird({ species_id, identifier: `N ${n}` });
  expect(await send("POST", `birds/import/${data.id}/undo`, {})).toMatchObject({ status: 402, code: "plan_limit" });
  expect(await stored("ONE")).toMatchObject({ place_id: null, deleted_at: null });
  const { data: list } = await send("GET", "birds?q=N");
  for (const { id } of (list.items as Array<{ id: string }>).slice(0, 1)) await send("DELETE", `birds/${id}`);
  expect((await send("POST", `birds/import/${data.id}/undo`, {})).data).toMatchObject({ restored: 2 });
  expect(at("ONE")).not.toBe("");
});

test("no way of writing puts a bird that is gone into a place", async () => {
  const { db, at, dead, cage } = await cageful(["ONE"]);
  const broken = (statement: ReturnType<typeof sql>) =>
    Promise.resolve(db.run(statement)).then(
      () => "written",
      (thrown: Error) => String(thrown.cause),
    );
  const why = expect.stringContaining("a bird that is gone lives in no place");
  expect(await broken(sql`UPDATE birds SET status_id = ${dead} WHERE id = ${at("ONE")}`)).toEqual(why);
  await db.run(sql`UPDATE birds SET status_id = ${dead}, place_id = NULL WHERE id = ${at("ONE")}`);
  expect(await broken(sql`UPDATE birds SET place_id = ${cage} WHERE id = ${at("ONE")}`)).toEqual(why);
});
