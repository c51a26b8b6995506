import { expect, test } from "vitest";
import type * as z from "zod";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { machineOf } from "#tests/clutches/trays/machines.ts";
import { gatheredRooms } from "#worker/rooms.ts";

type Held = { method?: string; json?: unknown; form?: FormData | URLSearchParams; as?: null };

/** Asks as an owner, and holds each answer to what is promised of its call; all that was held is in `held`. */
async function promised() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const held = new Set<string>();
  async function hold<Answer = { data: { id: string } }>(call: string, path = "", given: Held = {}): Promise<Answer> {
    const [method = "", pattern = ""] = call.split(" ");
    const { as, ...rest } = given;
    const answer = await world.ask(path || pattern, { ...rest, method, ...(as !== null && { as: world.a }) });
    const body: unknown = await answer.json();
    const { status, schema } = gatheredRooms.reference.get(call)?.answer ?? {};
    expect([call, answer.status, JSON.stringify(answer.status === status ? "" : body)]).toEqual([call, status, '""']);
    expect([call, faultsOf(schema as z.ZodType, body)]).toEqual([call, []]);
    held.add(call);
    return body as Answer;
  }
  return { ...world, make: makeFor(world, world.a), hold, held };
}

const faultsOf = (schema: z.ZodType, body: unknown) =>
  (schema.safeParse(body).error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${JSON.stringify(issue)}`);

test("what is promised of an answer is what comes, of every call that promises", async () => {
  const { hold, held, make, status, ...world } = { status: "sick", ...(await promised()) };
  const { id: species_id } = await make.species({ catalogue_slug: "budgerigar" });
  const organization = await hold<{ id: string }>("POST /api/organizations", "", {
    json: { name: "Aves", locale: "pt-PT", timezone: "Europe/Lisbon" },
    as: null,
  });
  const person = { first_name: "Ana", last_name: "Reis", email: "ana@example.pt", password: "pintassilgo-ao-sol" };
  await hold("POST /api/auth/register", "", {
    json: { ...person, org_id: organization.id, roles: [], is_active: true },
    as: null,
  });
  const login = { username: person.email, password: person.password, grant_type: "password" };
  await hold("POST /api/auth/login", "", { form: new URLSearchParams(login), as: null });
  await hold("GET /api/auth/me");
  await hold("GET /api/statuses");
  const kind = { common_name: "Canário", latin_name: "Serinus canaria", group: "Fringilídeos", incubation_days: 13 };
  const species = await hold("POST /api/bird-species", "", { json: kind });
  await hold("GET /api/bird-species");
  await hold("GET /api/bird-species/:id", `/api/bird-species/${species.data.id}`);
  await hold("PUT /api/bird-species/:id", `/api/bird-species/${species.data.id}`, { json: { ...kind, group: "Aves" } });
  const place = await hold("POST /api/places", "", { json: { name: "Casa", kind: "site" } });
  await hold("GET /api/places");
  await hold("GET /api/places/:id", `/api/places/${place.data.id}`);
  await hold("PUT /api/places/:id", `/api/places/${place.data.id}`, { json: { name: "Casa velha", kind: "site" } });
  const { id: status_id } = await make.status(status);
  const draft = { species_id, birth_date: "2024-02", place_id: place.data.id };
  const cock = await hold("POST /api/birds", "", { json: { ...draft, identifier: "PT 1", sex: "male", status_id } });
  const hen = await hold("POST /api/birds", "", { json: { ...draft, identifier: "PT 2", sex: "female", name: "Mel" } });
  const parents = { father_id: cock.data.id, mother_id: hen.data.id };
  const young = await hold("POST /api/birds", "", {
    json: { species_id, identifier: "PT 3", sex: "unknown", ...parents },
  });
  await hold("PUT /api/birds/:id", `/api/birds/${cock.data.id}`, { json: { notes: "x", status_id: null } });
  await hold("GET /api/birds");
  await hold("GET /api/birds", "/api/birds?after=&page_size=10");
  await hold("GET /api/birds/:id", `/api/birds/${young.data.id}`);
  await hold(
    "GET /api/birds/:id/lineage",
    `/api/birds/${young.data.id}/lineage?ancestors=2&descendants=2&include_siblings=true`,
  );
  const weights = `/api/birds/${hen.data.id}/weights`;
  await hold("POST /api/birds/:id/weights", weights, { json: { weighed_on: "2026-01-02", grams: 40 } });
  await hold("POST /api/birds/:id/weights", weights, { json: { weighed_on: "2026-01-03", grams: "20,5", note: "x" } });
  await hold("GET /api/birds/:id/weights", weights);
  const sides = { kind: "pair", state: "active", cock_ids: [cock.data.id], hen_ids: [hen.data.id] };
  const pair = await hold("POST /api/pairs", "", { json: sides });
  await hold("GET /api/pairs");
  await hold("GET /api/pairs/:id", `/api/pairs/${pair.data.id}`);
  type Laid = { data: { clutch: { id: string }; eggs: Array<{ id: string }> } };
  const laying = { json: { count: 3, every: 0 } };
  const laid = await hold<Laid>("POST /api/pairs/:id/eggs", `/api/pairs/${pair.data.id}/eggs`, laying);
  const [first, second] = laid.data.eggs.map(({ id }) => id);
  await hold("POST /api/eggs/events", "", { json: { egg_ids: [first, second], state: "set" } });
  await hold("POST /api/eggs/events", "", { json: { egg_ids: [first], state: "hatched" } });
  await hold("GET /api/eggs");
  await hold("GET /api/eggs", "/api/eggs?after=");
  await hold("GET /api/eggs", `/api/eggs?pair_id=${pair.data.id}`);
  await hold("GET /api/eggs/:id", `/api/eggs/${first}`);
  await hold("GET /api/clutches", `/api/clutches?pair_ids=${pair.data.id}`);
  await hold("GET /api/clutches/:id", `/api/clutches/${laid.data.clutch.id}`);
  await hold("POST /api/sales", "", { json: { lines: [{ bird_id: young.data.id, unit_cents: 3500 }] } });
  await hold("GET /api/sales");
  const machine = await machineOf(world, world.a.org_id, { name: "Chocadeira" });
  const readings = `/api/incubators/${machine.id}/readings`;
  const at = new Date(Date.now() - 60_000).toISOString();
  await hold("POST /api/incubators/:id/readings", readings, { json: { readings: [{ at, temperature_c: 37.5 }] } });
  await hold("GET /api/incubators/:id/readings", readings);
  await hold("GET /api/incubators/readings");
  const form = new FormData();
  form.set("file", new File(["Tag ID,Species\nPT 9,Canário\nPT 10,x\n"], "aves.csv", { type: "text/csv" }));
  await hold("POST /api/birds/import", "", { form });
  const all = [...gatheredRooms.reference].filter(([, { answer }]) => answer).map(([call]) => call);
  // It answers as `me` does, to whoever has the code of a mail.
  expect(all.filter((call) => !held.has(call))).toEqual(["GET /api/auth/verify-code/:code"]);
});
