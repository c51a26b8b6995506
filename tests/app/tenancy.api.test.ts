import { expect, test } from "vitest";
import { changesOf } from "#tests/database/change-log.ts";
import { askEverything, filled, routesOf } from "#tests/database/every-route.ts";
import { isNarrowed, isTried } from "#tests/near/routes.ts";
import { makeFor, speciesDraft } from "./make.ts";
import { bodies, provedElsewhere, questions, routeFixtures, settlements } from "./route-fixtures.ts";
import { canary, strangersBird, type World } from "./strangers.ts";
import { tenantTables } from "./tenant-tables.ts";
import { newWorld, type Resident } from "./world.ts";

const hasId = (route: string) => route.includes("/:");

/** Tables whose rows whoever asks next may take away, and why. */
const passing: Record<string, string> = {
  turns: "stand for as long as a deed lasts; tests/effort/turns.api.test.ts has them",
};
async function settled(stranger: Resident, world: World) {
  for (const settle of settlements) await settle(stranger, world);
}

test("every route with an id in it is tried with a stranger's id", async () => {
  const routes = routesOf(await newWorld());
  const untried = routes.filter((it) => hasId(it) && !routeFixtures[it] && !provedElsewhere[it]);
  const cure = "has an id in its path: add it to `routes` in tests/<room>/fixtures.ts, with a body that is valid";
  expect(untried.map((it) => `${it} ${cure}`)).toEqual([]);
  const unknown = [...Object.keys(routeFixtures), ...Object.keys(provedElsewhere)].filter((it) => !routes.includes(it));
  expect(unknown.map((it) => `${it} is no route: take it out of tests/<room>/fixtures.ts`)).toEqual([]);
});

test("R20: a stranger's id is exactly like an id that does not exist, and what it names stays as it was", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, b } = world;
  await makeFor(world, a).bird();
  await makeFor(world, b).species({ common_name: canary });
  await settled(b, world);
  const { changed, empty } = await changesOf(world.db, b.org_id, { but: Object.keys(passing) });
  for (const route of routesOf(world).filter((it) => routeFixtures[it] && isTried(it))) {
    const [method = "", pattern = ""] = route.split(" ");
    const { ids, json, form, headers = {} } = (await routeFixtures[route]?.(b, world)) ?? { ids: [] };
    const visit = (given: string[]) =>
      ask(filled(pattern, given), { as: a, method, json, headers, ...(form && { form }) });
    await changed();
    const strange = await visit(ids);
    const unknown = await visit(ids.map((id) => `${id.slice(0, -4)}zzzz`));
    expect([route, strange.status, unknown.status]).toEqual([route, 404, 404]);
    expect([route, await strange.text()]).toEqual([route, await unknown.text()]);
    expect([route, await changed()]).toEqual([route, []]);
    // The same visit opens the route to its owner: the id and the body were good.
    const own = await ask(filled(pattern, ids), { as: b, method, json, headers, ...(form && { form }) });
    expect([route, own.status < 300, await own.text()]).toEqual([route, true, expect.anything()]);
  }
  await changed();
  const unwatched = isNarrowed ? [] : empty();
  const cure =
    "has no row of the stranger's to be watched: let a door make one, or `settle` in tests/<room>/fixtures.ts";
  expect(unwatched.map((table) => `${table} ${cure}`)).toEqual([]);
});

test("R20: a write without an id in its path neither reveals nor changes anything of another organisation", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, b } = world;
  const theirs = makeFor(world, b);
  const { id: species_id } = await theirs.species({ common_name: canary });
  const { id: status_id } = await theirs.status("sick");
  const id = await strangersBird(b, world, { species_id });
  await settled(b, world);
  const { changed } = await changesOf(world.db, b.org_id, { but: Object.keys(passing) });
  const isAction = (route: string) => !route.startsWith("GET ") && !hasId(route);
  // Whoever has left is told nothing, and would prove nothing.
  const isFarewell = (route: string) => route.endsWith("/logout");
  for (const route of routesOf(world).filter((it) => isTried(it) && isAction(it) && !isFarewell(it))) {
    const [method = "", path = ""] = route.split(" ");
    const answer = await ask(path, { as: a, method, json: bodies[route]?.({ species_id, id, status_id }) ?? {} });
    const text = await answer.text();
    const secrets = [canary, b.org_id, b.user_id, b.email].filter((it) => text.includes(it));
    const isAnswered = answer.status < 500 && (answer.status !== 401 || path.startsWith("/api/auth/"));
    expect([route, isAnswered, secrets]).toEqual([route, true, []]);
    expect([route, await changed()]).toEqual([route, []]);
  }
});

// It lists nothing: it answers about two birds, or refuses.
const isOfPairs = (route: string) => route === "GET /api/birds/kinship/pair";

test("R23: no list, count or search tells anything of the other organisation", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const theirs = makeFor(world, b);
  const { id: species_id } = await theirs.species({ common_name: canary });
  const hatch = (sex: string) => strangersBird(b, world, { sex, species_id });
  const pair = { cock_id: await hatch("male"), hen_id: await hatch("female") };
  await settled(b, world);
  const secrets = [canary, b.org_id, b.user_id, b.email, species_id];
  const lists = routesOf(world).filter((it) => it.startsWith("GET ") && !hasId(it) && !provedElsewhere[it]);
  expect(lists.length).toBeGreaterThan(20);
  for (const route of lists.filter((it) => !isOfPairs(it))) {
    const path = route.slice(4);
    const answer = await ask(`${path}${questions[path] ?? ""}`, { as: a });
    const text = await answer.text();
    expect([route, answer.status, secrets.filter((it) => text.includes(it))]).toEqual([route, answer.status, []]);
    // A list that refuses would prove nothing.
    const cure = "say what it must be asked for in `questions` of tests/<room>/fixtures.ts";
    expect([route, cure, answer.status]).toEqual([route, cure, 200]);
  }
  const judged = await ask(`/api/birds/kinship/pair?${new URLSearchParams(pair)}`, { as: a });
  const words = await judged.text();
  expect([judged.status, secrets.filter((it) => words.includes(it))]).toEqual([422, []]);
  const list = async (query: string) => (await (await ask(`/api/birds?${query}`, { as: a })).json()) as object;
  const nothing = { data: { items: [], total: 0, total_pages: 0 } };
  for (const query of ["", `q=${canary}`, `species_id=${species_id}`, "sort_by=status", "sort_by=species", "sex=male"])
    expect([query, await list(query)]).toMatchObject([query, nothing]);
});

test("R22: an organisation named in body, query or header selects nothing", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const { id: species_id } = await makeFor(world, a).species();
  const draft = { identifier: "A-1", species_id };
  expect((await ask("/api/birds", { as: a, json: { ...draft, org_id: b.org_id } })).status).toBe(403);
  expect((await ask("/api/bird-species", { as: a, json: speciesDraft(9, { org_id: b.org_id }) })).status).toBe(403);
  expect((await ask(`/api/birds?org_id=${b.org_id}`, { as: a })).status).toBe(403);
  const made = await ask("/api/birds", { as: a, json: draft, headers: { "X-Org-Id": b.org_id } });
  expect(await made.json()).toMatchObject({ data: { org_id: a.org_id } });
  const theirs = (await (await ask("/api/birds", { as: b })).json()) as { data: { total: number } };
  expect(theirs.data.total).toBe(0);
});

// Actions that broke off leave the queue by whoever comes next.
const ending = "DELETE FROM turns WHERE until <= ?";

test("R26: every statement about an organisation's table names the organisation", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { db } = world;
  const tables = await tenantTables(db);
  const answer = await askEverything(world);
  expect(answer.length).toBeGreaterThan(200);
  const about = answer.filter(({ sql: text }) => tables.some((table) => new RegExp(`\\b${table}\\b`).test(text)));
  const names = /org_id"? = \?|"org_id", |INSERT INTO \w+ \([^)]*\borg_id\b/;
  const nameless = about.map(({ sql: text }) => text).filter((text) => !names.test(text) && text !== ending);
  expect([...new Set(nameless)]).toEqual([]);
});
