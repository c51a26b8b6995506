import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Place } from "#worker/places/queries.ts";

async function newWorldWithPlaces() {
  const site = await newSite();
  const { ask, a } = site;
  const rita = site.visitor({ as: a });
  const { bird } = makeFor(site, a);
  async function place(json: Record<string, unknown>): Promise<Place> {
    const answer = await ask("/api/places", { as: a, json: { kind: "cage", ...json } });
    return ((await answer.json()) as { data: Place }).data;
  }
  const move = (ids: string[], place_id: string) =>
    ask("/api/birds/move", { as: a, json: { ids, place_id, reason: "x" } });
  const listed = async () => ((await (await ask("/api/places", { as: a })).json()) as { data: Place[] }).data;
  return { ...site, rita, bird, place, move, listed };
}

test("a breeder makes a room, a bank in it and all its cages, without a script", async () => {
  const { rita, listed } = await newWorldWithPlaces();
  expect((await rita.get("/places")).html).toContain("Where do your birds live?");
  const form = await rita.get("/places/new?kind=room");
  expect(form.html).toContain('<option value="room" selected="">Room</option>');
  const room = await rita.post("/places/new", {
    name: "Attic",
    kind: "room",
    parent_id: "",
    capacity: "",
    notes: "",
    idempotency_key: "k1",
  });
  expect(room.status).toBe(303);
  expect((await rita.get(room.location ?? "")).html).toContain("Attic added.");
  const parent_id = room.location?.split("/").at(-1) ?? "";
  const bank = await rita.post("/places/new", { name: "Bank 1", kind: "bank", parent_id, capacity: "", notes: "dry" });
  const wrong = await rita.post(`${bank.location}/cages`, { first: "C1", last: "D4", capacity: "2" });
  expect([wrong.status, wrong.html.includes("must start the same way"), wrong.html.includes('value="D4"')]).toEqual([
    422,
    true,
    true,
  ]);
  const cages = await rita.post(`${bank.location}/cages`, { first: "C1", last: "C24", capacity: "2" });
  expect([cages.status, cages.location]).toEqual([303, bank.location]);
  const page = await rita.get(bank.location ?? "");
  expect(page.html).toContain("24 places added.");
  expect(page.html.match(/class="tile"/g)).toHaveLength(24);
  expect((await listed()).filter(({ capacity }) => capacity === 2)).toHaveLength(24);
  const tree = await rita.get("/places");
  expect(tree.html).toContain("Attic");
  expect(tree.html).toContain("24 places");
  expect(tree.html).toContain("0 of 48 birds");
});

test("a refused place form says why and keeps every word; two edits at once show both", async () => {
  const { rita, place, ask, a } = await newWorldWithPlaces();
  const cage = await place({ name: "C1", capacity: 2 });
  const typed = { name: "c1", kind: "cage", parent_id: "", capacity: "0", notes: "near the door" };
  const bad = await rita.post("/places/new", typed);
  expect([bad.status, bad.html.includes("from 1 to 10,000"), bad.html.includes("near the door")]).toEqual([
    422,
    true,
    true,
  ]);
  const taken = await rita.post("/places/new", { ...typed, capacity: "" });
  expect([taken.status, taken.html.includes("with this name here")]).toEqual([409, true]);
  await ask(`/api/places/${cage.id}`, { as: a, method: "PUT", json: { capacity: 9 } });
  const stale = await rita.post(`/places/${cage.id}/edit`, { ...typed, name: "C7", capacity: "3", version: "1" });
  expect(stale.status).toBe(409);
  expect(words(stale.html)).toContain("Name C1 C7 Capacity 9 3 Notes — near the door");
  expect(stale.html).toContain('value="C7"');
  expect(stale.html).toContain('name="version" value="2"');
  const saved = await rita.post(`/places/${cage.id}/edit`, { ...typed, name: "C7", capacity: "", version: "2" });
  expect([saved.status, saved.location]).toEqual([303, `/places/${cage.id}`]);
  expect((await rita.get(`/places/${cage.id}`)).html).toContain("C7 saved.");
});

test("birds move in from the list and by ring; a full cage asks for a reason and then says it is full", async () => {
  const { rita, place, bird } = await newWorldWithPlaces();
  const cage = await place({ name: "C1", capacity: 1 });
  const one = await bird({ identifier: "PT 1" });
  await bird({ identifier: "PT 2" });
  const form = await rita.get(`/places/${cage.id}/move-in`);
  expect(form.html).toContain("Birds without a place");
  expect(form.html).toContain(`value="${one.id}"`);
  const unknown = await rita.post(`/places/${cage.id}/move-in`, { rings: "PT 1\nPT 9", reason: "" });
  expect([unknown.status, unknown.html.includes("no bird with this ring number: PT 9")]).toEqual([422, true]);
  const full = await rita.post(`/places/${cage.id}/move-in`, { ids: one.id, rings: "pt 2\n", reason: "" });
  expect([full.status, full.html.includes("capacity of 1 and would have 2"), full.html.includes("pt 2")]).toEqual([
    409,
    true,
    true,
  ]);
  expect(full.html).toMatch(new RegExp(`value="${one.id}"[^>]*checked|checked[^>]*value="${one.id}"`));
  const moved = await rita.post(`/places/${cage.id}/move-in`, { ids: one.id, rings: "pt 2\n", reason: "one night" });
  expect([moved.status, moved.location]).toEqual([303, `/places/${cage.id}`]);
  const page = await rita.get(`/places/${cage.id}`);
  for (const text of ["2 birds in C1.", "1 too many", "C1 has a capacity of 1 and has 2 birds.", "one night"])
    expect(page.html).toContain(text);
  expect((await rita.get(`/places/${cage.id}/move-in?q=PT`)).html).toContain("No birds found.");
});

test("chosen birds move on or out, and nobody chosen is said", async () => {
  const { rita, place, bird, move } = await newWorldWithPlaces();
  const [c1, c2] = [await place({ name: "C1" }), await place({ name: "C2", capacity: 4 })];
  const birds = [await bird({ identifier: "PT 1" }), await bird({ identifier: "PT 2" })];
  const ids = birds.map(({ id }) => id);
  await move(ids, c1.id);
  expect((await rita.get("/birds/move")).html).toContain("No birds selected");
  const form = await rita.get(`/birds/move?ids=${ids[0]}&ids=${ids[1]}&return_to=%2Fplaces%2F${c1.id}`);
  expect(form.html).toContain("2 birds selected");
  expect(form.html).toContain("C2 (0/4)");
  const sent = { ids: ids.join(","), return_to: `/places/${c1.id}`, reason: "" };
  const on = await rita.post("/birds/move", { ...sent, place_id: c2.id });
  expect([on.status, on.location]).toEqual([303, `/places/${c1.id}`]);
  const left = await rita.get(`/places/${c1.id}`);
  expect(left.html).toContain("2 birds in C2.");
  expect(left.html).toContain("moved to C2");
  // What nobody chose is no place.
  const blank = await rita.post(`/birds/move?ids=${ids.join(",")}`, { ...sent, place_id: "" });
  expect([blank.status, /<select[^>]*aria-invalid="true"/.test(blank.html)]).toEqual([422, true]);
  const all = await rita.get(`/birds/move?from=${c2.id}`);
  expect(
    [...all.html.matchAll(/<input[^>]*name="ids"[^>]*>/g)].filter(([box]) => box.includes("checked")),
  ).toHaveLength(2);
  expect((await rita.get("/move")).html).toContain(`/birds/move?from=${c2.id}`);
  const out = await rita.post("/birds/move", { ...sent, place_id: "none", return_to: "//evil.test" });
  expect(out.location).toBe("/places");
  expect((await rita.get("/places")).html).toContain("2 birds without a place.");
});

test("a cage with more birds than a page holds shows the first, and leads to all in the list", async () => {
  const { rita, place, bird, move } = await newWorldWithPlaces();
  const cage = await place({ name: "Flight" });
  const ids: string[] = [];
  for (let at = 1; at <= 51; at += 1) ids.push((await bird({ identifier: `PT ${at}` })).id);
  await move(ids, cage.id);
  const { html } = await rita.get(`/places/${cage.id}`);
  expect(html.match(/<input[^>]*name="ids"/g)).toHaveLength(50);
  expect(words(html)).toContain("The first 50 birds, by ring number. All 51 in the list of birds");
  expect(words((await rita.get(`/birds?place_id=${cage.id}`)).html)).toContain("51 birds");
});

test("a place with birds is not deleted, an empty one is; pages are for members, strangers see nothing", async () => {
  const { rita, place, bird, move, visitor, b } = await newWorldWithPlaces();
  const cage = await place({ name: "Segredo" });
  await move([(await bird()).id], cage.id);
  expect(words((await rita.get(`/places/${cage.id}/delete`)).html)).toContain("It still holds 1 bird. Move it");
  const kept = await rita.post(`/places/${cage.id}/delete`, {});
  expect([kept.status, kept.html.includes("There are still birds in this place")]).toEqual([409, true]);
  const empty = await place({ name: "Vazio" });
  expect((await rita.post(`/places/${empty.id}/delete`, {})).location).toBe("/places");
  expect((await rita.get("/places")).html).toContain("Place deleted.");
  for (const page of ["", "/edit", "/delete", "/cages", "/move-in"]) {
    const path = `/places/${cage.id}${page}`;
    expect([path, (await rita.get(path)).status]).toEqual([path, 200]);
    expect([path, (await visitor({ as: b }).get(path)).status]).toEqual([path, 404]);
    expect([path, (await visitor().get(path)).location?.startsWith("/login?")]).toEqual([path, true]);
  }
});

test("more places than a page holds are turned over by links, without a script", async () => {
  const { rita, place, db, a } = await newWorldWithPlaces();
  const room = await place({ name: "Attic", kind: "room" });
  await db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 210)
    INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, created_at, updated_at)
    SELECT 'pl_' || i, ${a.org_id}, ${room.id}, 'cage', 'C' || i, 'c' || i, i, '2026', '2026' FROM n`);
  const first = await rita.get("/places");
  expect(first.html.match(/class="place-line"/g)).toHaveLength(199);
  expect(first.html).toContain("Page 1 of 2");
  expect(first.html).toContain('href="/places?page=2"');
  const second = await rita.get("/places?page=2");
  expect(second.html).toContain(">Attic<");
  expect(second.html.match(/class="place-line"/g)).toHaveLength(11);
  expect([(await rita.get("/places?page=7")).location, (await rita.get("/places?page=x")).status]).toEqual([
    "/places",
    200,
  ]);
});

test("what a place stands in is found by any part of its name where there are many, without a script", async () => {
  const { rita, place, db, a } = await newWorldWithPlaces();
  const attic = await place({ name: "Attic", kind: "room" });
  await db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
    INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, created_at, updated_at)
    SELECT 'pl_' || i, ${a.org_id}, ${attic.id}, 'bank', 'Bank ' || i, 'bank ' || i, i, '2026', '2026' FROM n`);
  const page = `/places/new?kind=cage&parent_id=pl_7`;
  expect((await rita.get(page)).html).toMatch(
    /name="parent_id"[^>]*value="Attic › Bank 7"|value="Attic › Bank 7"[^>]*name="parent_id"/,
  );
  const typed = { name: "C1", kind: "cage", capacity: "", notes: "", "parent_id-of": "" };
  const open = await rita.post(page, { ...typed, parent_id: "bank 1" });
  expect(open.status).toBe(303);
  const many = await rita.post(page, { ...typed, name: "C2", parent_id: "ank 3" });
  expect([many.status, many.html.includes("Attic › Bank 33"), many.html.includes('value="C2"')]).toEqual([
    422,
    true,
    true,
  ]);
  const edit = `${open.location}/edit`;
  expect((await rita.get(edit)).html).toContain('value="Attic › Bank 1"');
  const moved = { ...typed, "parent_id-of": "Attic › Bank 1", "parent_id-pick": "pl_1 Attic › Bank 1", version: "1" };
  expect((await rita.post(edit, { ...moved, parent_id: "Bank 40" })).status).toBe(303);
  expect((await rita.get(edit)).html).toContain('value="Attic › Bank 40"');
  const own = await rita.post("/places/pl_9/edit", {
    ...typed,
    name: "Bank 9",
    kind: "bank",
    parent_id: "bank 9",
    version: "1",
  });
  expect([own.status, own.html.includes("pl_9 Attic")]).toEqual([422, false]);
});
