import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import { startOfDay } from "#worker/trail/days.ts";
import type { TrailPage } from "#worker/trail/queries.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

async function trailOf({ ask }: World, as: Resident, query = "", language = "en"): Promise<TrailPage> {
  const answer = await ask(`/api/audit${query}`, { as, headers: { "Accept-Language": language } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: TrailPage }).data;
}

test("the trail says who did what to which bird, in words", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const father = await make.bird({ identifier: "PT 1", sex: "male", species_id });
  const bird = await make.bird({ identifier: "PT 2", species_id });
  const sick = await make.status("sick");
  const json = { status_id: sick.id, father_id: father.id, sex: "female", birth_date: "2026-03-05" };
  expect((await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json })).status).toBe(200);
  await ask(`/api/birds/${bird.id}`, { as: a, method: "DELETE" });
  const { items, people, next } = await trailOf(world, a);
  expect(next).toBeNull();
  expect(people).toEqual([{ id: a.user_id, name: "Rita Melo" }]);
  expect(items.map(({ kind, deed, name }) => `${kind} ${deed} ${name}`)).toEqual([
    "Bird deleted PT 2",
    "Bird changed PT 2",
    "Bird created PT 2",
    "Bird created PT 1",
    "Species created Canário",
  ]);
  expect(items[1]?.person).toBe("Rita Melo");
  expect(items[1]?.changes.sort((one, other) => one.field.localeCompare(other.field))).toEqual([
    { field: "Birth date", before: "", after: "5 Mar 2026" },
    { field: "Father", before: "", after: "PT 1" },
    { field: "In this status since", before: "", after: expect.stringMatching(/^\d+ \w+ \d{4}$/) },
    { field: "Sex", before: "Unknown", after: "Female" },
    { field: "Status", before: "", after: "Sick" },
  ]);
  const [, changed] = (await trailOf(world, a, "", "pt")).items;
  expect(changed?.changes.map(({ after }) => after)).toContain("Doente");
  expect(await trailOf(world, b)).toMatchObject({ items: [], next: null });
});

test("the trail is narrowed by person, kind and day, and read on from where a page ended", async () => {
  const world = await newWorld();
  const { db, a } = world;
  for (let at = 0; at < 120; at += 1) {
    const day = at < 60 ? "2026-05-01T22:59:00.000Z" : "2026-05-01T23:01:00.000Z";
    const who = at % 2 ? a.user_id : null;
    await db.run(sql`INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
      VALUES (${`aud_${String(at).padStart(4, "0")}`}, ${a.org_id}, ${day}, ${who}, 'place', 'pl_x', 'created', '{"name":[null,"Sala"]}')`);
  }
  const first = await trailOf(world, a);
  expect(first.items).toHaveLength(50);
  const second = await trailOf(world, a, `?before=${encodeURIComponent(first.next ?? "")}`);
  const third = await trailOf(world, a, `?before=${encodeURIComponent(second.next ?? "")}`);
  const all = [...first.items, ...second.items, ...third.items].map(({ id }) => id);
  expect([new Set(all).size, third.next, all]).toEqual([120, null, [...all].sort().reverse()]);
  // Lisbon is an hour ahead in May: the second of May begins at 23:00 UTC.
  const days = async (query: string) => (await trailOf(world, a, query)).items.map(({ at }) => at.slice(11, 16));
  expect(new Set(await days("?from=2026-05-02"))).toEqual(new Set(["23:01"]));
  expect(new Set(await days("?to=2026-05-01"))).toEqual(new Set(["22:59"]));
  expect(first.items[0]).toMatchObject({ name: "Sala", exists: false });
  const people = (await trailOf(world, a, `?user_id=${a.user_id}&subject=place`)).items.map(({ person }) => person);
  expect(new Set(people)).toEqual(new Set(["Rita Melo"]));
  expect((await trailOf(world, a, "?subject=bird")).items).toEqual([]);
  for (const wrong of ["?subject=cat", "?from=2026-02-30", "?before=x"])
    expect((await world.ask(`/api/audit${wrong}`, { as: a })).status).toBe(422);
  const file = await world.ask("/api/audit/export?subject=place", { as: a, headers: { "Accept-Language": "en" } });
  expect(file.headers.get("Content-Disposition")).toContain("activity");
  const lines = (await file.text()).trim().split("\r\n");
  expect([lines.length, lines[0]]).toEqual([121, "When,Who,What,Which,Action,Field,Before,After"]);
  expect(lines[1]).toContain("Rita Melo,Place,Sala,Added,Name,,Sala");
  expect(lines[2]).toContain('"Automatic, or a former user"');
});

test("only those who run the organisation read the trail", async () => {
  const world = await newWorld();
  for (const [role, status] of [
    ["manager", 200],
    ["keeper", 403],
    ["viewer", 403],
  ] as const) {
    await world.db.run(sql`UPDATE users SET role = ${role} WHERE id = ${world.a.user_id}`);
    for (const path of ["/api/audit", "/api/audit/export"])
      expect([role, (await world.ask(path, { as: world.a })).status]).toEqual([role, status]);
  }
  expect((await world.ask(`/api/audit?org_id=${world.a.org_id}`, { as: world.b })).status).toBe(403);
  expect((await world.ask("/api/audit")).status).toBe(401);
});

test("a refused or repeated event leaves no line", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  await make.species({ common_name: "Canário" });
  const json = { common_name: "canario", latin_name: "x", group: "y", incubation_days: 13 };
  expect((await ask("/api/bird-species", { as: a, json })).status).toBe(409);
  for (let at = 0; at < 2; at += 1)
    await ask("/api/bird-species/from-catalogue", {
      as: a,
      json: { slugs: ["cockatiel"] },
      headers: { "Idempotency-Key": "k" },
    });
  const { items } = await trailOf(world, a);
  expect(items.map(({ deed, name }) => `${deed} ${name}`).sort()).toEqual(["created Canário", "created Cockatiel"]);
});

test("a day begins when the organisation's clock says so", () => {
  expect(startOfDay("2026-07-01", "Europe/Lisbon")).toBe("2026-06-30T23:00:00.000Z");
  expect(startOfDay("2026-01-01", "Europe/Lisbon")).toBe("2026-01-01T00:00:00.000Z");
  expect(startOfDay("2026-03-29", "Europe/Lisbon")).toBe("2026-03-29T00:00:00.000Z");
  expect(startOfDay("2026-03-30", "Europe/Lisbon")).toBe("2026-03-29T23:00:00.000Z");
  expect(startOfDay("2026-07-01", "America/Sao_Paulo")).toBe("2026-07-01T03:00:00.000Z");
});

test("the trail can be asked up to the last day there is", async () => {
  const world = await newWorld();
  for (const query of ["?to=9999-12-31", "?from=9999-12-31", "?from=1900-01-01&to=9999-12-30"])
    expect([query, (await world.ask(`/api/audit${query}`, { as: world.a })).status]).toEqual([query, 200]);
});

test("an import is told with its file and what came of its rows, and so is taking it back", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  await makeFor(world, a).species({ common_name: "Canário" });
  const head = ["Ring", "Species", "Sex", "Father"];
  const form = formOf(
    "plantel 2026.csv",
    csvOf([head, ["A", "Canário", "male", ""], ["B", "Canário", "", "A"], ["C", "Melro", "", ""]]),
  );
  const { data } = (await (await ask("/api/birds/import", { as: a, form })).json()) as { data: { id: string } };
  const [brought, ...others] = (await trailOf(world, a, "?subject=import")).items;
  expect(others).toEqual([]);
  expect(brought).toMatchObject({ person: "Rita Melo", done: "Imported", name: "plantel 2026.csv", exists: true });
  const serialize = (lines: Array<{ field: string; before: string; after: string }> = []) =>
    lines.map(({ field, before, after }) => `${field}: ${before} > ${after}`).sort();
  expect(serialize(brought?.changes)).toEqual(["Birds added:  > 2", "Rows with errors, left out:  > 1"]);
  await ask(`/api/birds/import/${data.id}/undo`, { as: a, json: {} });
  await ask(`/api/birds/import/${data.id}/undo`, { as: a, json: {} });
  const { items } = await trailOf(world, a, "?subject=import", "pt");
  expect(items.map(({ done, name }) => `${done} ${name}`)).toEqual([
    "Anulou a importação plantel 2026.csv",
    "Importou plantel 2026.csv",
  ]);
  expect(serialize(items[0]?.changes)).toEqual(["Aves criadas: 2 > 0"]);
  const file = await (
    await ask("/api/audit/export?subject=import", { as: a, headers: { "Accept-Language": "en" } })
  ).text();
  expect(file).toContain("Rita Melo,Import,plantel 2026.csv,Imported,Birds added,,2");
});

test("an import asked for twice under one key is told once, and one that is refused not at all", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  await makeFor(world, a).species({ common_name: "Canário" });
  const bring = (rings: number, key: string) => {
    const rows = Array.from({ length: rings }, (_, at) => [`${key} ${at}`, "Canário"]);
    const form = formOf("flock.csv", csvOf([["Ring", "Species"], ...rows]));
    return ask("/api/birds/import", { as: a, form, headers: { "Idempotency-Key": key } });
  };
  await Promise.all([bring(2, "one"), bring(2, "one")]);
  await world.db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${a.org_id}`);
  expect((await bring(20, "many")).status).toBe(402);
  expect((await trailOf(world, a, "?subject=import")).items).toHaveLength(1);
});
