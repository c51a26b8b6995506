import { expect, test } from "vitest";
import { makeFor, speciesDraft } from "#tests/app/make.ts";
import { newWorld, settle } from "#tests/app/world.ts";

test("a species is kept as it was given and listed by name", async () => {
  const { ask, a } = await newWorld();
  const profile = {
    lockdown_days_before_hatch: 3,
    humidity_start_pct: 50,
    humidity_lockdown_pct: 70.5,
    temperature_c: 37.3,
    turning_enabled: false,
    has_exception_profile: true,
    profile_notes: "Ver a humidade",
  };
  const zebra = speciesDraft(1, { common_name: "Zebra", ...profile, org_id: a.org_id });
  const made = await ask("/api/bird-species/", { as: a, json: zebra });
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ data: { ...zebra, org_id: a.org_id } });
  await ask("/api/bird-species/", { as: a, json: speciesDraft(2, { common_name: "Águia" }) });
  await ask("/api/bird-species/", { as: a, json: speciesDraft(3, { common_name: "bico" }) });
  const { data } = (await (await ask("/api/bird-species/", { as: a })).json()) as {
    data: Array<{ common_name: string }>;
  };
  expect(data.map((it) => it.common_name)).toEqual(["Águia", "bico", "Zebra"]);
  expect(data[0]).not.toHaveProperty("name_key");
});

test("a name differing only in case or accents is taken, in the other organisation it is free", async () => {
  const { ask, a, b } = await newWorld();
  const named = (common_name: string) => ({ json: speciesDraft(1, { common_name }) });
  expect((await ask("/api/bird-species", { as: a, ...named("Canário") })).status).toBe(201);
  const again = await ask("/api/bird-species", { as: a, ...named("  CANARIO ") });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    code: "conflict",
    errors: [{ path: "common_name", code: "species.name.taken" }],
  });
  expect((await ask("/api/bird-species", { as: b, ...named("Canário") })).status).toBe(201);
});

test("a species outside the limits is refused, field by field", async () => {
  const { ask, a } = await newWorld();
  const wrong: Array<[string, unknown]> = [
    ["common_name", " "],
    ["common_name", "x\u200by"],
    ["latin_name", ""],
    ["group", null],
    ["incubation_days", 0],
    ["incubation_days", 366],
    ["incubation_days", 13.5],
    ["incubation_days", "13"],
    ["lockdown_days_before_hatch", 0],
    ["lockdown_days_before_hatch", 11],
    ["humidity_start_pct", -1],
    ["humidity_lockdown_pct", 101],
    ["temperature_c", 29.9],
    ["temperature_c", 45.1],
    ["temperature_c", 37.25],
    ["profile_notes", "x".repeat(2001)],
  ];
  for (const [field, value] of wrong) {
    const answer = await ask("/api/bird-species", { as: a, json: speciesDraft(1, { [field]: value }) });
    const { errors } = (await answer.json()) as { errors: Array<{ path: string }> };
    expect([field, value, answer.status, errors.map(({ path }) => path)]).toEqual([field, value, 422, [field]]);
  }
});

test("another organisation's id in a draft or a question is forbidden", async () => {
  const { ask, a, b } = await newWorld();
  const foreign = await ask("/api/bird-species", { as: a, json: speciesDraft(1, { org_id: b.org_id }) });
  expect(foreign.status).toBe(403);
  expect((await ask(`/api/bird-species?org_id=${b.org_id}`, { as: a })).status).toBe(403);
  expect((await ask(`/api/bird-species?org_id=${a.org_id}`, { as: a })).status).toBe(200);
});

test("the catalogue speaks the reader's language, says where its figures come from and what is there already", async () => {
  const { ask, a } = await newWorld();
  const copied = await ask("/api/bird-species/from-catalogue", { as: a, json: { slugs: ["canary", "budgerigar"] } });
  expect(copied.status).toBe(201);
  expect(((await copied.json()) as { data: unknown[] }).data).toHaveLength(2);
  const answer = await ask("/api/bird-species/catalogue", { as: a, headers: { "Accept-Language": "pt" } });
  const { data } = (await answer.json()) as { data: Array<{ slug: string; already: boolean; sources: string[] }> };
  expect(data.find(({ slug }) => slug === "budgerigar")).toMatchObject({
    common_name: "Periquito-ondulado",
    incubation_days: 18,
    incubation_range: "17–21",
    humidity_start_pct: 50,
    humidity_start_range: "45–55",
    lockdown_days_before_hatch: 3,
    already: true,
  });
  expect(data.filter(({ already }) => already)).toHaveLength(2);
  expect(data.every(({ sources }) => sources.length > 0)).toBe(true);
});

test("copying from the catalogue passes over what is there and refuses what it does not know", async () => {
  const { ask, a } = await newWorld();
  const copy = (slugs: string[], headers = {}) =>
    ask("/api/bird-species/from-catalogue", { as: a, json: { slugs }, headers });
  await ask("/api/bird-species", { as: a, json: speciesDraft(1, { common_name: "canário" }) });
  const { data } = (await (await copy(["canary", "pigeon"])).json()) as { data: Array<{ common_name: string }> };
  expect(data.map((it) => it.common_name)).toEqual(["Pigeon"]);
  expect((await copy(["unicorn"])).status).toBe(422);
  expect((await copy([])).status).toBe(422);
  const keyed = { "Idempotency-Key": "once" };
  const one = await (await copy(["chicken"], keyed)).text();
  expect(await (await copy(["chicken"], keyed)).text()).toBe(one);
});

test("the same key makes one species, another body under it is refused", async () => {
  const { ask, a } = await newWorld();
  const keyed = (json: unknown) => ask("/api/bird-species", { as: a, json, headers: { "Idempotency-Key": "k" } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => keyed(speciesDraft(1))));
  const ids = await Promise.all(answers.map(async (it) => ((await it.json()) as { data: { id: string } }).data.id));
  expect(new Set(ids).size).toBe(1);
  expect((await keyed(speciesDraft(2))).status).toBe(409);
});

test("a viewer reads and does not write", async () => {
  const { db, env, ask } = await newWorld();
  const viewer = await settle(db, env, "Clube", "viewer");
  const keeper = await settle(db, env, "Clube", "keeper");
  expect((await ask("/api/bird-species", { as: viewer })).status).toBe(200);
  expect((await ask("/api/bird-species", { as: viewer, json: speciesDraft(1) })).status).toBe(403);
  expect((await ask("/api/bird-species", { as: keeper, json: speciesDraft(1) })).status).toBe(201);
});

test("without a token every route answers 401", async () => {
  const { ask } = await newWorld();
  for (const path of ["/api/birds", "/api/birds/x", "/api/statuses/", "/api/bird-species", "/api/birds/page"])
    expect([path, (await ask(path)).status]).toEqual([path, 401]);
});

test("the statuses come in their order, in the reader's language", async () => {
  const { ask, a } = await newWorld();
  const make = makeFor({ ask }, a);
  expect(await make.status("active")).toMatchObject({ name: "Active", kind: "present" });
  const answer = await ask("/api/statuses/", { as: a, headers: { "Accept-Language": "pt" } });
  const { data } = (await answer.json()) as { data: Array<{ name: string }> };
  expect(data.map(({ name }) => name).slice(0, 3)).toEqual(["Ativa", "Em reprodução", "Em repouso"]);
  expect(data).toHaveLength(13);
});
