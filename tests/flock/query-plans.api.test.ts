import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { planOf, scansOf } from "#tests/app/query-plan.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { csvOf } from "#tests/spreadsheets/sheets.ts";

// What a club has a hundred thousand of.
const large = ["birds", "moves", "audit", "bird_weights", "pair_birds", "eggs", "egg_events", "bird_photos"];

/**
 * The last moment of the trail is the first of its index, as are its newest lines; parts of the rings of pairs are in no
 * index.
 */
const isMeant = (action: string, step: string, statement: string): boolean =>
  /COVERING INDEX audit_by_time/.test(step) ||
  (/audit_by_time/.test(step) && /FROM audit WHERE org_id = \? ORDER BY at DESC, id DESC LIMIT \?/.test(statement)) ||
  (action === "found" && /pair_birds/.test(step));

// In a flock of 100,000 one such walk took 150 ms, and where it was part of a write everybody else's writes waited for it.
test("queries and writes about one bird scan no whole flock", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const other = await make.species({ common_name: "Pintassilgo" });
  const born = { species_id, birth_date: "2024-05-01", birth_precision: "day" };
  const cock = await make.bird({ ...born, identifier: "PT 24 1", sex: "male", name: "Açafrão" });
  const hen = await make.bird({ ...born, identifier: "PT 24 2", sex: "female" });
  const young = await make.bird({ ...born, birth_date: "2025-05-01", father_ring: "PT 24 1", mother_id: hen.id });
  const chick = await make.bird({ ...born, birth_date: "2025-05-02", father_id: cock.id, mother_id: hen.id });
  for (const { id } of [young, chick])
    await ask(`/api/birds/${id}/weights`, { as: a, json: { weighed_on: "2025-05-09", grams: 7 } });
  const list = new FormData();
  const rows = [
    ["Anilha", "Espécie", "Pai", "Mãe"],
    ["PT 26 1", "Canário", "PT 24 1", "Açucena"],
  ];
  list.set("file", new File([csvOf(rows)], "birds.csv", { type: "text/csv" }));
  const change = (json: object) => ask(`/api/birds/${young.id}`, { as: a, method: "PUT", json });
  const read = (path: string) => ask(`/api/${path}`, { as: a });
  const room = await ask("/api/places", { as: a, json: { kind: "room", name: "Sala" } });
  const { data: place } = (await room.json()) as { data: { id: string } };
  const pairing = { kind: "pair", cock_ids: [cock.id], hen_ids: [hen.id] };
  let undo = "";
  const moved = async () => {
    const answer = await ask("/api/birds/bulk", {
      as: a,
      json: { ids: [young.id], action: "place", place_id: place.id },
    });
    undo = ((await answer.clone().json()) as { data: { undo: string } }).data.undo;
    return answer;
  };
  const actions: Record<string, () => Promise<Response>> = {
    added: () => ask("/api/birds", { as: a, json: { ...born, identifier: "PT 26 9", father_ring: "PT 24 1" } }),
    born: () => change({ birth_date: "2025-05-03" }),
    sexed: () => change({ sex: "female" }),
    orphaned: () => change({ father_id: null }),
    imported: () => ask("/api/birds/import", { as: a, form: list }),
    corrected: () => read(`birds/${young.id}/species?species_id=${other.id}`),
    form: () => read(`birds/${young.id}/form`),
    "new form": () => read("birds/new-form"),
    picked: () => read("birds/picker?sex=male&who=living&q=pt"),
    "picked from": () => read("birds/picker?sex=female"),
    "picked places": () => read("birds/picker/places?q=a"),
    scanned: () => read("scan?code=PT%2024%201"),
    weighed: () => read(`birds/${young.id}/weights`),
    page: () => read(`birds/${young.id}/page`),
    found: () => read("search?q=pt%2024"),
    paired: () => ask("/api/pairs", { as: a, json: pairing }),
    pairs: () => read("pairs"),
    moved,
    place: () => read(`places/${place.id}`),
    undone: () => ask("/api/birds/bulk/undo", { as: a, json: { undo } }),
    statuses: () => read("statuses"),
    dashboard: () => read("dashboard"),
    deleted: () => ask(`/api/birds/${chick.id}`, { as: a, method: "DELETE" }),
    restored: () => ask(`/api/birds/${chick.id}/restore`, { as: a, method: "POST" }),
  };
  const sent: Array<[action: string, statement: ReturnType<typeof tripsOf>[number][number]]> = [];
  for (const [action, does] of Object.entries(actions)) {
    const before = tripsOf(db).length;
    const answer = await does();
    expect([action, answer.status, answer.ok ? "" : await answer.text()]).toEqual([action, answer.status, ""]);
    for (const statement of tripsOf(db).slice(before).flat()) sent.push([action, statement]);
  }
  const traversals = [];
  for (const [action, statement] of sent) {
    // The newest few are the first of such a walk.
    if (/order by "birds"."n" desc limit \?$/.test(statement.sql)) continue;
    const plan = await planOf(db, statement);
    const steps = large
      .flatMap((table) => scansOf(plan, table))
      .filter((step) => !isMeant(action, step, statement.sql));
    if (steps.length > 0) traversals.push([action, steps, statement.sql]);
  }
  expect(traversals).toEqual([]);
});
