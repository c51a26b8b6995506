import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor, speciesDraft } from "#tests/make.ts";
import { photoForm } from "#tests/photos.ts";
import { newWorld, type Resident, tripsOf } from "#tests/world.ts";
import { openSession } from "#worker/accounts/sessions.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
/** What fills a door's path and body: everything in it exists and is valid, but belongs to the stranger. */
type Visit = { ids: string[]; json?: unknown; form?: FormData; headers?: Record<string, string> };
type Door = (stranger: Resident, world: World) => Promise<Visit>;

const canary = "ZZCANARY";
/** Tables that belong to no organisation, or are one. */
const shared = ["organizations", "mails", "signup_flows", "rate_counters", "contact_messages", "lost_files"];

const strangersBird = async (stranger: Resident, world: World, given = {}) =>
  (await makeFor(world, stranger).bird({ name: canary, ...given })).id;

const birdDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [await strangersBird(stranger, world)], json });

const speciesDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).species()).id], json });

const statusDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).status(json ? "sick" : "missing")).id], json });

const checkDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [await strangersCheck(stranger, world)], json });

async function strangersCheck(stranger: Resident, { ask }: World): Promise<string> {
  const form = new FormData();
  form.set("file", new File([`Tag ID,Species\n${canary}-1,${canary}\n`], "aves.csv", { type: "text/csv" }));
  const answer = await ask("/api/birds/import/checks", { as: stranger, form });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const placeDoor =
  (json?: unknown): Door =>
  async (stranger, { ask }) => {
    const place = { kind: "bank", name: `${canary} ${crypto.randomUUID()}`, notes: canary };
    const answer = await ask("/api/places", { as: stranger, json: place });
    return { ids: [((await answer.json()) as { data: { id: string } }).data.id], json };
  };

const photoDoor =
  (json?: unknown): Door =>
  async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    const answer = await world.ask(`/api/birds/${id}/photos`, { as: stranger, form: await photoForm() });
    return { ids: [((await answer.json()) as { data: Array<{ id: string }> }).data[0]?.id ?? ""], json };
  };

/** Every route with an id in its path, and how a stranger's id gets there. */
const doors: Record<string, Door> = {
  "GET /api/birds/:id": birdDoor(),
  "PUT /api/birds/:id": birdDoor({ name: "Mine now" }),
  "DELETE /api/birds/:id": birdDoor(),
  "GET /api/birds/:id/form": birdDoor(),
  "GET /api/birds/:id/lineage": birdDoor(),
  "POST /api/birds/:id/restore": async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    await world.ask(`/api/birds/${id}`, { as: stranger, method: "DELETE" });
    return { ids: [id] };
  },
  "GET /api/places/:id": placeDoor(),
  "GET /api/places/:id/page": placeDoor(),
  "GET /api/places/:id/arrivals": placeDoor(),
  "PUT /api/places/:id": placeDoor({ notes: "mine now" }),
  "DELETE /api/places/:id": async (stranger, { ask }) => {
    const answer = await ask("/api/places", { as: stranger, json: { kind: "room", name: `${canary} empty` } });
    return { ids: [((await answer.json()) as { data: { id: string } }).data.id] };
  },
  "POST /api/places/:id/cages": placeDoor({ first: "C1", last: "C3" }),
  "GET /api/birds/:id/page": birdDoor(),
  "GET /api/birds/:id/history": birdDoor(),
  "GET /api/birds/:id/weights": birdDoor(),
  "POST /api/birds/:id/weights": birdDoor({ weighed_on: "2026-01-02", grams: 20 }),
  "DELETE /api/birds/:id/weights/:weight": async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    const json = { weighed_on: "2026-01-02", grams: 20, note: canary };
    const answer = await world.ask(`/api/birds/${id}/weights`, { as: stranger, json });
    return { ids: [id, ((await answer.json()) as { data: { id: string } }).data.id] };
  },
  "GET /api/birds/:id/photos": birdDoor(),
  "POST /api/birds/:id/photos": async (stranger, world) => ({
    ids: [await strangersBird(stranger, world)],
    form: await photoForm(),
  }),
  "GET /api/photos/:id": photoDoor(),
  "GET /api/photos/:id/thumb": photoDoor(),
  "PUT /api/photos/:id": photoDoor({ caption: "Mine now", position: 1 }),
  "DELETE /api/photos/:id": photoDoor(),
  "GET /api/bird-species/:id": speciesDoor(),
  "PUT /api/bird-species/:id": speciesDoor({ incubation_days: 20 }),
  "DELETE /api/bird-species/:id": speciesDoor(),
  "GET /api/bird-species/:id/profile": speciesDoor(),
  "PUT /api/statuses/:id": statusDoor({ kind: "away" }),
  "DELETE /api/statuses/:id": statusDoor(),
  "GET /api/birds/import/checks/:id": checkDoor(),
  "POST /api/birds/import/checks/:id/mapping": checkDoor({ mapping: {} }),
  "POST /api/birds/import/checks/:id/commit": checkDoor({ on_duplicate: "skip" }),
  "GET /api/birds/import/:id": async (stranger, world) => {
    const id = await strangersCheck(stranger, world);
    await world.ask(`/api/birds/import/checks/${id}/commit`, { as: stranger, json: { on_duplicate: "skip" } });
    return { ids: [id] };
  },
  "GET /api/birds/import/:id/rejected": checkDoor(),
  "POST /api/birds/import/:id/undo": async (stranger, world) => {
    const id = await strangersCheck(stranger, world);
    await world.ask(`/api/birds/import/checks/${id}/commit`, { as: stranger, json: { on_duplicate: "skip" } });
    return { ids: [id], json: { only_untouched: false } };
  },
  "DELETE /api/views/:id": async (stranger, { ask }) => {
    const json = { list: "birds", name: canary, query: "sex=male" };
    const answer = await ask("/api/views", { as: stranger, json });
    return { ids: [((await answer.json()) as { data: { id: string } }).data.id] };
  },
  "DELETE /api/auth/sessions/:handle": async (stranger, { ask, db, env }) => {
    const card = { first_name: "", last_name: "", email: "", organization: "", is_verified: true };
    const user = { id: stranger.user_id, org_id: stranger.org_id, card };
    await openSession(db, env.JWT_SECRET, user, { remember: false, user_agent: "", ip: "" });
    const answer = await ask("/api/auth/sessions", { as: stranger });
    const { data } = (await answer.json()) as { data: Array<{ id: string; current: boolean }> };
    return { ids: [data.find(({ current }) => !current)?.id ?? ""] };
  },
};

/** Routes whose path holds no id of anything kept, and where it is proved that they tell a stranger nothing. */
const noDoors: Record<string, string> = {
  "GET /api/auth/verify-code/:code": "tests/worker/verification.test.ts",
  "GET /dev/mails/:id": "not there in production",
};

/** What a list must be asked for to answer at all. */
const questions: Record<string, string> = {
  "/api/birds/candidates": "?sex=male",
  "/api/scan": `?code=${canary}`,
  "/api/birds/import/template": "?format=csv",
};

const routesOf = ({ house }: World) => {
  const known = house.routes.filter(({ method }) => method !== "ALL");
  return [...new Set(known.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`))].sort();
};

test("every route with an id in it is tried with a stranger's id", async () => {
  const untried = routesOf(await newWorld()).filter((it) => it.includes("/:") && !doors[it] && !noDoors[it]);
  const cure = "has an id in its path: add it to `doors` in tests/tenancy.test.ts, with a body that is valid";
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
      ["birds", "species", "statuses", "imports", "users", "bird_counts", "places", "moves", "bird_photos"].map(
        (table) => db.all(sql`SELECT * FROM ${sql.raw(table)} WHERE org_id = ${org_id} ORDER BY 1, 2, 3`),
      ),
    );
  }
});

const filled = (pattern: string, ids: string[]) => {
  const left = [...ids];
  return pattern.replace(/:[a-z_]+/gi, () => encodeURIComponent(left.shift() ?? ""));
};

test("no list, count or search tells anything of the other organisation", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const theirs = makeFor(world, b);
  const { id: species_id } = await theirs.species({ common_name: canary });
  for (const sex of ["male", "female"]) await strangersBird(b, world, { sex, species_id });
  const secrets = [canary, b.org_id, b.user_id, b.email, species_id];
  const lists = routesOf(world).filter((it) => /^GET \/api\/(?!signup-flow)/.test(it) && !it.includes("/:"));
  expect(lists.length).toBeGreaterThan(5);
  for (const route of lists) {
    const path = route.slice(4);
    const answer = await ask(`${path}${questions[path] ?? ""}`, { as: a });
    const said = await answer.text();
    expect([route, answer.status, secrets.filter((it) => said.includes(it))]).toEqual([route, answer.status, []]);
    // A list that refuses would prove nothing.
    expect([route, answer.status]).toEqual([route, 200]);
  }
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

/** Rows that are named by what they say and are nobody's reference. */
const nameless: Record<string, string> = {
  bird_counts: "org_id,dimension,key",
  import_mappings: "org_id,headings_key",
  ring_colours: "org_id,year",
};

test("every table belongs to an organisation, unless it is listed as shared", async () => {
  const { db } = await newWorld();
  for (const table of await tenantTables(db)) {
    const columns = await db.all<{ name: string; notnull: number }>(sql`SELECT * FROM pragma_table_info(${table})`);
    expect([table, columns.find(({ name }) => name === "org_id")?.notnull]).toEqual([table, 1]);
    const unique = await db.all<{ name: string }>(sql`
      SELECT group_concat(it.name) AS name FROM (
        SELECT list.name AS key, info.name FROM pragma_index_list(${table}) list, pragma_index_info(list.name) info
        WHERE list."unique" = 1 ORDER BY list.name, info.seqno
      ) it GROUP BY it.key`);
    const keys = unique.map(({ name }) => name);
    const key = nameless[table] ?? "org_id,id";
    expect([table, keys]).toEqual([table, expect.arrayContaining([key])]);
  }
});

test("references between tables of organisations carry the organisation", async () => {
  const { db } = await newWorld();
  const tables = await tenantTables(db);
  for (const table of tables) {
    const bonds = await db.all<{ target: string; columns: string }>(sql`
      SELECT "table" AS target, group_concat("from" || '>' || "to") AS columns
      FROM pragma_foreign_key_list(${table}) GROUP BY id`);
    const loose = bonds.filter(({ target, columns }) => tables.includes(target) && !columns.includes("org_id>org_id"));
    expect([table, loose]).toEqual([table, []]);
  }
});

async function tenantTables(db: World["db"]): Promise<string[]> {
  const tables = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
  // The search index has no rows of its own: each of its documents opens with the organisation.
  const isOurs = (name: string) => !/^(sqlite_|__|birds_fts)/.test(name) && !shared.includes(name);
  return tables.map(({ name }) => name).filter(isOurs);
}

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
