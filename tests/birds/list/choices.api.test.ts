import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { createApi } from "#worker/api.ts";
import { newRateBudget } from "#worker/rate-budget.ts";
import { largeOrganization } from "./large-organization.ts";

type Named = { id: string; name: string };
type Facet = { of: string; birds: Record<string, number> } | undefined;
type Page = {
  total: number;
  items: Array<Record<string, unknown>>;
  species: Named[];
  statuses: Named[];
  places: Named[];
  long: Record<string, number>;
  facets: Record<string, Facet>;
};
type Whole = { choices: Named[]; facet: Facet };

async function settled() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const organization = await largeOrganization(world, world.a);
  async function queryOf<Answer>(path: string, as = world.a): Promise<Answer> {
    const answer = await world.ask(path, { as });
    expect([path, answer.status]).toEqual([path, 200]);
    return ((await answer.json()) as { data: Answer }).data;
  }
  const page = (query: string) => queryOf<Page>(`/api/birds/page?${query}`);
  const whole = (query: string) => queryOf<Whole>(`/api/birds/choices?${query}`);
  return { ...world, ...organization, asked: queryOf, page, whole };
}
const names = (choices: Named[]) => choices.map(({ name }) => name);

test("a page carries only the most used choices of a long list and their total number", async () => {
  const { page, places, birds, kinds } = await settled();
  const { species, statuses, places: shown, long, facets, items } = await page("");
  expect(long).toEqual({ species_id: 60, status_id: 40, place_id: 1045 });
  expect([species.length, statuses.length]).toEqual([8, 8]);
  expect(names(shown)).toEqual(["Sala 1", "Sala 2", "Sala 3", "Sala 4", "Sala 5"]);
  // Two birds are of the first species, the others each of their own.
  expect(species.some(({ id }) => id === kinds[0])).toBe(true);
  const inRooms = shown.reduce((sum, { id }) => sum + (facets.place?.birds[id] ?? 0), 0);
  expect(inRooms).toBe(birds.length);
  expect(Object.keys(facets.place?.birds ?? {}).length).toBeLessThanOrEqual(5);
  expect(items.every(({ place_name }) => String(place_name).startsWith("Gaiola"))).toBe(true);
  expect(places.cages).toHaveLength(1000);
});

test("the chosen place is always among those shown, under its room and bank", async () => {
  const { page, places, kinds, states } = await settled();
  const [cage = "", kind = "", status = ""] = [places.cages[999], kinds[59], states[39]];
  const chosen = await page(`place_id=${cage}&species_id=${kind}&status_id=${status}`);
  expect(names(chosen.places)).toContain("Sala 5 › Bateria 8 › Gaiola 25");
  expect(names(chosen.places).slice(-3)).toEqual(["Sala 5", "Sala 5 › Bateria 8", "Sala 5 › Bateria 8 › Gaiola 25"]);
  expect(chosen.species.some(({ id }) => id === kind)).toBe(true);
  expect(chosen.statuses.some(({ id }) => id === status)).toBe(true);
});

test("a list is told whole when it is asked for, with the counts its filter would leave", async () => {
  const { page, whole, places, db, kinds } = await settled();
  const opened = await page("open=place_id&sex=male");
  expect([opened.places.length, opened.long]).toEqual([1045, { species_id: 60, status_id: 40 }]);
  const before = tripsOf(db).length;
  const { choices, facet } = await whole("of=place_id&sex=male");
  expect([tripsOf(db).length - before, choices, facet]).toEqual([1, opened.places, opened.facets.place]);
  for (const id of [places.rooms[0] ?? "", ...Object.keys(facet?.birds ?? {}).slice(0, 8)])
    expect([id, facet?.birds[id] ?? 0]).toEqual([id, (await page(`sex=male&place_id=${id}`)).total]);
  expect(names((await whole("of=species_id")).choices)).toHaveLength(kinds.length);
  expect((await whole("of=status_id")).choices).toHaveLength(40);
});

test("places that all stand alone are few on the page too, and short lists stay whole", async () => {
  const world = await newWorld();
  const { a, db } = world;
  await makeFor(world, a).bird();
  const page = async () => ((await (await world.ask("/api/birds/page", { as: a })).json()) as { data: Page }).data;
  const aviaries = (from: number, to: number) =>
    db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
    INSERT INTO places (id, org_id, kind, name, name_key, position, created_at, updated_at)
    SELECT 'pl_' || i, ${a.org_id}, 'aviary', 'V' || i, 'v' || i, i, '2026', '2026' FROM n`);
  await aviaries(1, 30);
  const short = await page();
  expect([short.places.length, short.long]).toEqual([30, {}]);
  await aviaries(31, 31);
  const long = await page();
  expect([names(long.places).join(), long.long]).toEqual(["V1,V2,V3,V4,V5,V6,V7,V8", { place_id: 31 }]);
});

test("lists of choices neither name nor count anything of another organisation", async () => {
  const { asked, b, places, kinds } = await settled();
  for (const of of ["place_id", "species_id", "status_id"]) {
    const path = `/api/birds/choices?of=${of}&place_id=${of === "place_id" ? "" : places.cages[0]}&species_id=${kinds[0]}`;
    const { choices, facet } = await asked<Whole>(path, b);
    expect(names(choices).filter((name) => /^(Sala|Canário|Estado)/.test(name))).toEqual([]);
    expect(facet?.birds ?? {}).toEqual({});
  }
  const page = await asked<Page>(`/api/birds/page?open=place_id&place_id=${places.cages[0]}`, b);
  expect([page.places, page.total]).toEqual([[], 0]);
});

test("a list that nobody knows is refused by its name", async () => {
  const { ask, a } = await newWorld();
  for (const path of ["choices?of=owner", "choices", "page?open=owner"])
    expect([path, (await ask(`/api/birds/${path}`, { as: a })).status]).toEqual([path, 422]);
});

test("of 4,000 places an opened list shows the first and the way to the chosen one, in an answer that stays small", async () => {
  const { a, db, env, open } = await newWorld({ RATE_LIMITS: "relaxed" });
  // Nothing is granted without being counted.
  const organization = createApi(open, newRateBudget(0));
  const name = "Gaiola da parede do lado norte do armazém grande de cima ";
  await db.run(sql`INSERT INTO places (id, org_id, kind, name, name_key, position, created_at, updated_at)
    VALUES ('room', ${a.org_id}, 'room', ${name}, ${name}, 1, '2026', '2026')`);
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3999)
    INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, created_at, updated_at)
    SELECT 'pl_' || i, ${a.org_id}, 'room', 'cage', ${name} || i, 'g' || i, i, '2026', '2026' FROM n`);
  for (const path of ["page?open=place_id&", "choices?of=place_id&"]) {
    await db.run(sql`DELETE FROM rate_counters`);
    const headers = { Authorization: `Bearer ${a.token}` };
    const answer = await organization.request(
      `http://voliera.test/api/birds/${path}place_id=pl_3999`,
      { headers },
      env,
    );
    const bytes = await answer.text();
    expect([path, bytes.length < 300 * 1024]).toEqual([path, true]);
    const { data } = JSON.parse(bytes) as { data: { places?: Named[]; choices?: Named[]; long?: object } };
    const shown = data.places ?? data.choices ?? [];
    expect([shown.length, shown.at(-1)?.id, shown.at(-2)?.id]).toEqual([1201, "pl_3999", "pl_1199"]);
    const [paid] = await db.all<{ n: number }>(sql`SELECT sum(n) AS n FROM rate_counters WHERE key LIKE 'work:%'`);
    expect([path, (paid?.n ?? 0) >= 0.03 * 1201]).toEqual([path, true]);
    if (data.long) expect(data.long).toEqual({ place_id: 4000 });
  }
});
