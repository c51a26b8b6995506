import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { canary, doors, strangersBird } from "./doors.ts";
import { makeFor, speciesDraft } from "./make.ts";
import { tenantTables } from "./tenant-tables.ts";
import { newWorld, type Resident, tripsOf } from "./world.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

/** Routes whose path holds no id of anything kept, and where it is proved that they tell a stranger nothing. */
const noDoors: Record<string, string> = {
  "GET /api/auth/verify-code/:code": "tests/accounts/verification.api.test.ts",
  "GET /api/shared/pedigrees/:token": "tests/pedigrees/shares.api.test.ts",
  "GET /dev/mails/:id": "not there in production",
};

/** What a list must be asked for to answer at all. */
const questions: Record<string, string> = {
  "/api/birds/candidates": "?sex=male",
  "/api/scan": `?code=${canary}`,
  "/api/birds/import/template": "?format=csv",
  "/api/birds/kinship/pair": `?cock_ring=${canary}&hen_ring=${canary}`,
};

const routesOf = ({ house }: World) => {
  const known = house.routes.filter(({ method }) => method !== "ALL");
  return [...new Set(known.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`))].sort();
};

test("every route with an id in it is tried with a stranger's id", async () => {
  const untried = routesOf(await newWorld()).filter((it) => it.includes("/:") && !doors[it] && !noDoors[it]);
  const cure = "has an id in its path: add it to `doors` in tests/house/doors.ts, with a body that is valid";
  expect(untried.map((it) => `${it} ${cure}`)).toEqual([]);
});

test("a stranger's id is exactly like an id that does not exist, and what it names stays as it was", async () => {
  const world = await newWorld();
  const { ask, a, b, db } = world;
  await makeFor(world, a).bird();
  await makeFor(world, b).species({ common_name: canary });
  for (const route of routesOf(world).filter((it) => doors[it])) {
    const [method = "", pattern = ""] = route.split(" ");
    const { ids, json, form, headers = {} } = (await doors[route]?.(b, world)) ?? { ids: [] };
    const visit = (given: string[]) =>
      ask(filled(pattern, given), { as: a, method, json, headers, ...(form && { form }) });
    const before = await everythingOf(b);
    const strange = await visit(ids);
    const unknown = await visit(ids.map((id) => `${id.slice(0, -4)}zzzz`));
    expect([route, strange.status, unknown.status]).toEqual([route, 404, 404]);
    expect([route, await strange.text()]).toEqual([route, await unknown.text()]);
    expect([route, await everythingOf(b)]).toEqual([route, before]);
    // The same visit opens the door to its owner: the id and the body were good.
    const own = await ask(filled(pattern, ids), { as: b, method, json, headers, ...(form && { form }) });
    expect([route, own.status < 300, await own.text()]).toEqual([route, true, expect.anything()]);
  }

  function everythingOf({ org_id }: Resident) {
    return Promise.all(
      [
        "birds",
        "species",
        "statuses",
        "imports",
        "users",
        "bird_counts",
        "places",
        "moves",
        "bird_photos",
        "mutations",
        "pedigree_shares",
      ].map((table) => db.all(sql`SELECT * FROM ${sql.raw(table)} WHERE org_id = ${org_id} ORDER BY 1, 2, 3`)),
    );
  }
});

const filled = (pattern: string, ids: string[]) => {
  const left = [...ids];
  return pattern.replace(/:[a-z_]+/gi, () => encodeURIComponent(left.shift() ?? ""));
};

// It lists nothing: it answers about two birds, or refuses.
const isOfPairs = (route: string) => route === "GET /api/birds/kinship/pair";

test("no list, count or search tells anything of the other organisation", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const theirs = makeFor(world, b);
  const { id: species_id } = await theirs.species({ common_name: canary });
  const hatch = (sex: string) => strangersBird(b, world, { sex, species_id });
  const pair = { cock_id: await hatch("male"), hen_id: await hatch("female") };
  const secrets = [canary, b.org_id, b.user_id, b.email, species_id];
  const lists = routesOf(world).filter(
    (it) => /^GET \/api\/(?!signup-flow)/.test(it) && !it.includes("/:") && !isOfPairs(it),
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const route of lists) {
    const path = route.slice(4);
    const answer = await ask(`${path}${questions[path] ?? ""}`, { as: a });
    const said = await answer.text();
    expect([route, answer.status, secrets.filter((it) => said.includes(it))]).toEqual([route, answer.status, []]);
    // A list that refuses would prove nothing.
    expect([route, answer.status]).toEqual([route, 200]);
  }
  const judged = await ask(`/api/birds/kinship/pair?${new URLSearchParams(pair)}`, { as: a });
  const words = await judged.text();
  expect([judged.status, secrets.filter((it) => words.includes(it))]).toEqual([422, []]);
  const list = async (query: string) => (await (await ask(`/api/birds?${query}`, { as: a })).json()) as object;
  const nothing = { data: { items: [], total: 0, total_pages: 0 } };
  for (const query of ["", `q=${canary}`, `species_id=${species_id}`, "sort_by=status", "sort_by=species", "sex=male"])
    expect([query, await list(query)]).toMatchObject([query, nothing]);
});

test("an organisation named in body, query or header selects nothing", async () => {
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

test("every statement about an organisation's table names the organisation", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const tables = await tenantTables(db);
  const before = tripsOf(db).length;
  const { id } = await makeFor(world, a).bird();
  for (const route of routesOf(world).filter((it) => /^GET \/api\/(birds|statuses|bird-species|places)/.test(it)))
    await ask(`${filled(route.slice(4), [id])}${questions[route.slice(4)] ?? ""}`, { as: a });
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { name: "x", father_ring: "y" } });
  await ask(`/api/birds/${id}`, { as: a, method: "DELETE" });
  await ask(`/api/birds/${id}/restore`, { as: a, method: "POST" });
  const asked = tripsOf(db).slice(before).flat();
  expect(asked.length).toBeGreaterThan(20);
  const about = asked.filter(({ sql: text }) => tables.some((table) => new RegExp(`\\b${table}\\b`).test(text)));
  expect(about.map(({ sql: text }) => text).filter((text) => !/org_id"? = \?|"org_id", /.test(text))).toEqual([]);
});
