import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { levelOf, settleLevels } from "#worker/marketplace/gate/levels.ts";
import { operated } from "./operator.ts";

type World = Awaited<ReturnType<typeof operated>>;
const gouldian = { country: "PT", region: "", latin_key: "chloebia gouldiae" };

/** A listing as strangers have it. */
const shown = ({ db }: World, id: string, { country, region, latin_key } = gouldian) =>
  db.run(sql`INSERT INTO market_listings (id, short_key, revision, is_shown, kind, title, country, region, latin_key, changed_on)
    VALUES (${id}, '0123456789', 1, 1, 'bird', 'Ave', ${country}, ${region}, ${latin_key}, '2026-11-01')`);
const levels = async ({ db }: World) =>
  Object.fromEntries(
    (
      await db.all<{ id: string; level: string | null }>(
        sql`SELECT it.id, ${levelOf(sql`it`)} AS level FROM market_listings it ORDER BY it.id`,
      )
    ).map(({ id, level }) => [id, level]),
  );

const draft = (given = {}) => ({
  country: "PT",
  region: "madeira",
  species: "Erythrura gouldiae",
  level: "contact",
  reason: "A autoridade regional respondeu que não se aplica.",
  source: "Ofício 12/2026",
  on: "2026-11-20",
  ...given,
});

async function market() {
  const world = await operated();
  await shown(world, "listing_canary", { ...gouldian, latin_key: "serinus canaria" });
  await shown(world, "listing_island", { ...gouldian, region: "madeira" });
  await shown(world, "listing_mainland", { ...gouldian, region: "mainland" });
  await settleLevels(world.db);
  return world;
}

test("an opening acts at once, where it is meant and nowhere else, and what may still be shown never flickers", async () => {
  const world = await market();
  const { ask, b, db } = world;
  expect(await levels(world)).toEqual({
    listing_canary: "contact",
    listing_island: "closed",
    listing_mainland: "closed",
  });
  const answer = await ask("/api/operator/openings", { as: b, json: draft() });
  const { data } = (await answer.json()) as { data: { id: string } };
  expect([answer.status, data]).toMatchObject([
    201,
    { country: "PT", region: "madeira", latin_key: "chloebia gouldiae" },
  ]);
  expect(await levels(world)).toEqual({
    listing_canary: "contact",
    listing_island: "contact",
    listing_mainland: "closed",
  });
  expect((await ask(`/api/operator/openings/${data.id}`, { as: b, method: "DELETE" })).status).toBe(204);
  expect(await levels(world)).toEqual({
    listing_canary: "contact",
    listing_island: "closed",
    listing_mainland: "closed",
  });
  expect((await ask(`/api/operator/openings/${data.id}`, { as: b, method: "DELETE" })).status).toBe(404);
  expect(await db.all(sql`SELECT * FROM openings`)).toEqual([]);
});

test("what is said again of the same place and species is said instead", async () => {
  const world = await market();
  const { ask, b } = world;
  for (const level of ["own_page", "open"]) await ask("/api/operator/openings", { as: b, json: draft({ level }) });
  expect(await levels(world)).toMatchObject({ listing_island: "open" });
  const { data } = (await (await ask("/api/operator/openings", { as: b })).json()) as { data: object[] };
  expect(data).toMatchObject([
    { level: "open", latin_name: "Erythrura gouldiae", made_by: b.user_id, on_day: "2026-11-20" },
  ]);
});

test("a listing that comes while the gate changes is shown to nobody until the clock has worked it out", async () => {
  const world = await market();
  await world.ask("/api/operator/openings", {
    as: world.b,
    json: draft({ country: "all", region: null, species: "all" }),
  });
  await shown(world, "listing_new", { country: "ES", region: "", latin_key: "serinus canaria" });
  expect(await levels(world)).toMatchObject({ listing_new: null });
  await settleLevels(world.db);
  expect(await levels(world)).toMatchObject({ listing_new: "contact" });
});

test("two openings at once both count", async () => {
  const world = await market();
  const { ask, b } = world;
  const wishes = [
    draft(),
    draft({ region: "mainland", level: "own_page" }),
    draft({ species: "Serinus canaria", region: null, level: "closed" }),
  ];
  const answers = await Promise.all(wishes.map((json) => ask("/api/operator/openings", { as: b, json })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await levels(world)).toEqual({
    listing_canary: "closed",
    listing_island: "contact",
    listing_mainland: "own_page",
  });
});

test("other packs are worked out anew", async () => {
  const world = await market();
  await world.db.run(sql`UPDATE levels SET level = 'open'`);
  await world.db.run(sql`UPDATE gate_versions SET packs = 'of last year'`);
  await settleLevels(world.db);
  expect(await levels(world)).toEqual({
    listing_canary: "contact",
    listing_island: "closed",
    listing_mainland: "closed",
  });
});

test.each([
  [{ country: "XX" }, "country"],
  [{ country: undefined }, "country"],
  [{ country: "ES" }, "region"],
  [{ species: "Serinus canaria × Carduelis carduelis" }, "species"],
  [{ species: undefined }, "species"],
  [{ level: "everything" }, "level"],
  [{ reason: " " }, "reason"],
  [{ source: "" }, "source"],
  [{ on: "2026-02-30" }, "on"],
])("an opening without a ground is none: %j", async (given, path) => {
  const { ask, b, db } = await operated();
  const answer = await ask("/api/operator/openings", { as: b, json: draft(given) });
  const { errors } = (await answer.json()) as { errors: Array<{ path: string; message: string }> };
  expect([answer.status, errors.map((it) => it.path)]).toEqual([422, [path]]);
  expect(await db.all(sql`SELECT id FROM openings`)).toEqual([]);
});

test("anybody is told what the gate says, with rule and source in their words", async () => {
  const { ask, b } = await operated();
  const gate = async (query: string, language = "pt") =>
    (
      (await (await ask(`/api/market/gate?${query}`, { headers: { "Accept-Language": language } })).json()) as {
        data: object;
      }
    ).data;
  expect(await gate("country=PT&latin_name=Chloebia+gouldiae")).toMatchObject({
    level: "closed",
    means: "Não pode ser anunciada aqui.",
    why: [{ code: "pack", rule: expect.stringMatching(/cativeiro/u), source: "Lei 95/2017, art. 55.º" }],
  });
  expect(await gate("country=PT&latin_name=Serinus+canaria", "en")).toMatchObject({
    level: "contact",
    why: [{ code: "domestic", rule: expect.stringMatching(/domestic form/u), source: "Lei 95/2017, art. 55.º" }],
  });
  expect(await gate("country=BR&latin_name=Serinus+canaria", "en")).toMatchObject({
    level: "closed",
    why: [{ code: "unknown_country" }],
  });
  expect(await gate("country=&latin_name=", "en")).toMatchObject({
    level: "open",
    why: [{ code: "goods", source: "" }],
  });
  await ask("/api/operator/openings", { as: b, json: draft() });
  expect(await gate("country=PT&region=madeira&latin_name=Chloebia+gouldiae")).toMatchObject({
    level: "contact",
    why: [{ code: "opening", rule: expect.stringMatching(/2026.*A autoridade regional/u), source: "Ofício 12/2026" }],
  });
  expect((await ask("/api/market/gate?country=Portugal")).status).toBe(422);
});
