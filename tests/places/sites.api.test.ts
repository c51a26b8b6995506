import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { PlacesOverview } from "#worker/housing/occupancy.ts";
import type { PlacePage } from "#worker/housing/residents.ts";
import type { Registration } from "#worker/organization/registrations.ts";
import type { Place } from "#worker/places/queries.ts";

type WriteAnswer = { data: Place; detail?: string; code?: string; errors?: Array<{ path: string; code: string }> };

async function newSites(plan: PlanKey = "empresarial") {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, b, db } = world;
  const inPlan = (of: PlanKey, who: Resident) =>
    db.update(organizations).set({ plan: of, trial_ends_at: null }).where(eq(organizations.id, who.org_id));
  await inPlan(plan, a);
  await inPlan(plan, b);
  async function send(method: string, path: string, json?: object, as: Resident = a) {
    const answer = await ask(`/api/${path}`, { as, method, ...(json && { json }) });
    const body = (answer.status === 204 ? {} : await answer.json()) as WriteAnswer;
    return { status: answer.status, ...body, faults: (body.errors ?? []).map((it) => `${it.path} ${it.code}`) };
  }
  const make = async (json: object, as: Resident = a) => (await send("POST", "places", json, as)).data;
  const count = async () =>
    (await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM places WHERE org_id = ${a.org_id} AND kind = 'site'`))[0]
      ?.n;
  return { ...world, send, make, inPlan, count };
}

const farm = { kind: "site", name: "Quinta", address: "Rua do Monte 7", locality: "Sintra", district: "Lisboa" };

test("a site has an address of its own, whose postal code is Portuguese where the organisation is", async () => {
  const { send, make } = await newSites();
  await send("PUT", "organizations/current", { country: "PT" });
  const wrong = await send("POST", "places", { ...farm, postal_code: "SW1A 1AA" });
  expect([wrong.status, wrong.faults]).toEqual([422, ["postal_code places.postal_code.portuguese"]]);
  const site = await make({ ...farm, postal_code: "2710405" });
  expect(site).toMatchObject({ ...farm, postal_code: "2710-405", parent_id: null });
  expect((await send("PUT", `places/${site.id}`, { postal_code: "1" })).status).toBe(422);
  expect((await send("PUT", `places/${site.id}`, { postal_code: "1000 001" })).data.postal_code).toBe("1000-001");
  await send("PUT", "organizations/current", { country: "FR" });
  expect((await send("PUT", `places/${site.id}`, { postal_code: "SW1A 1AA" })).data.postal_code).toBe("SW1A 1AA");
  // Of other kinds it is not kept.
  const room = await make({ ...farm, kind: "room", name: "Sala", parent_id: site.id });
  expect([room.parent_id, room.address, room.locality]).toEqual([site.id, null, null]);
  expect((await send("PUT", `places/${room.id}`, { address: "Rua 1" })).faults).toEqual([
    "address places.address.site",
  ]);
  const lone = await make({ kind: "room", name: "Armazém" });
  const become = await send("PUT", `places/${lone.id}`, { ...farm, name: "Armazém" });
  expect(become.data).toMatchObject({ kind: "site", address: farm.address });
  expect((await send("PUT", `places/${lone.id}`, { kind: "room" })).faults).toEqual(["kind places.kind.stays"]);
});

test("the plan's number of sites holds in the write, also for twenty at once", async () => {
  const { send, make, inPlan, count, a } = await newSites("starter");
  const none = await send("POST", "places", { ...farm, plan: "empresarial" });
  expect([none.status, none.code, none.detail]).toEqual([402, "plan_limit", expect.stringContaining("no sites")]);
  const room = await make({ kind: "room", name: "Sala" });
  expect((await send("PUT", `places/${room.id}`, { kind: "site" })).status).toBe(402);
  await inPlan("professional", a);
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, at) => send("POST", "places", { kind: "site", name: `Quinta ${at}` })),
  );
  const become = await send("PUT", `places/${room.id}`, { kind: "site" });
  expect([all.map(({ status }) => status).sort(), become.status, await count()]).toEqual([
    [201, ...Array.from({ length: 19 }, () => 402)],
    402,
    1,
  ]);
  expect(become.detail).toContain("1 site.");
  // What is there stays and can be changed when the plan holds it no more.
  await inPlan("starter", a);
  const { data } = all.find(({ status }) => status === 201) ?? all[0] ?? {};
  expect((await send("PUT", `places/${data?.id}`, { kind: "site", name: "Quinta Nova" })).status).toBe(200);
});

test("R21: no site stands in another place, in another tenant's, or in a circle", async () => {
  const { send, make, b } = await newSites();
  const site = await make(farm);
  const room = await make({ kind: "room", name: "Sala", parent_id: site.id });
  const lone = await make({ kind: "room", name: "Anexo" });
  const foreign = await make(farm, b);
  const faults = async (id: string, json: object) => (await send("PUT", `places/${id}`, json)).faults;
  expect(await faults(site.id, { parent_id: lone.id })).toEqual(["parent_id places.parent.of_site"]);
  expect(await faults(site.id, { parent_id: room.id })).toEqual(["parent_id places.parent.of_site"]);
  expect(await faults(site.id, { parent_id: site.id })).toEqual(["parent_id places.parent.itself"]);
  expect(await faults(room.id, { parent_id: foreign.id })).toEqual(["parent_id fields.unknown_id"]);
  expect(await faults(room.id, { kind: "site" })).toEqual(["parent_id places.parent.of_site"]);
  expect(await faults(site.id, { kind: "cage" })).toEqual(["kind places.kind.stays"]);
  const within = await send("POST", "places", { kind: "room", name: "Sala", parent_id: foreign.id });
  expect(within.faults).toEqual(["parent_id fields.unknown_id"]);
  const kept = await send("DELETE", `places/${site.id}`);
  expect([kept.status, kept.detail]).toEqual([409, expect.stringContaining("contains others")]);
});

test("R21: registrations are for a site of one's own or for all; who may not issue papers does not read them on its page", async () => {
  const world = await newSites();
  const { send, make, ask, a, b } = world;
  const [site, room, foreign] = [await make(farm), await make({ kind: "room", name: "Sala" }), await make(farm, b)];
  const licence = { kind: "licence_dl92_2019", number: "PT/123", expires_on: "2029-02-28" };
  for (const site_id of [room.id, foreign.id, "pl_00000000000000000000000000"]) {
    const refused = await send("POST", "registrations", { ...licence, site_id });
    expect([site_id, refused.faults]).toEqual([site_id, ["site_id fields.unknown_id"]]);
  }
  const { data } = (await send("POST", "registrations", { ...licence, site_id: site.id })) as never as {
    data: Registration;
  };
  expect(data.site_id).toBe(site.id);
  expect((await send("PUT", `registrations/${data.id}`, { site_id: room.id })).status).toBe(422);
  const kept = await send("DELETE", `places/${site.id}`);
  expect([kept.status, kept.detail]).toEqual([409, expect.stringContaining("official registrations")]);
  const page = async (as: Resident) =>
    ((await (await ask(`/api/places/${site.id}/page`, { as })).json()) as { data: PlacePage }).data;
  expect((await page(a)).registrations).toMatchObject([{ id: data.id, number: "PT/123" }]);
  expect((await page(await colleague(world, a, "keeper"))).registrations).toEqual([]);
  expect((await send("PUT", `registrations/${data.id}`, { site_id: null })).status).toBe(200);
  expect((await send("DELETE", `places/${site.id}`)).status).toBe(204);
});

test("R20, R23: all places are told site by site, or those of one; another tenant's site is as one that is not there", async () => {
  const { make, ask, a, b } = await newSites();
  const [north, south, foreign] = [
    await make({ kind: "site", name: "Norte" }),
    await make({ kind: "site", name: "Sul" }),
    await make(farm, b),
  ];
  const room = await make({ kind: "room", name: "Sala", parent_id: north.id });
  const bank = await make({ kind: "bank", name: "Bateria", parent_id: room.id });
  const cage = await make({ kind: "cage", name: "C1", parent_id: bank.id });
  await make({ kind: "aviary", name: "Voadeira", parent_id: south.id });
  await make({ kind: "room", name: "Anexo" });
  const { bird } = makeFor({ ask }, a);
  await bird({ identifier: "PT 1", place_id: cage.id });
  await bird({ identifier: "PT 2" });
  const overview = async (query: string) => {
    const answer = await ask(`/api/places/overview${query}`, { as: a });
    return { status: answer.status, ...((await answer.json()) as { data: PlacesOverview }).data };
  };
  const names = (of: { places: Array<{ name: string }> }) => of.places.map(({ name }) => name).sort();
  const all = await overview("");
  expect([all.total, all.placed, all.homeless, all.sites.map(({ name }) => name)]).toEqual([7, 1, 1, ["Norte", "Sul"]]);
  expect(names(all)).toEqual(["Anexo", "Bateria", "Norte", "Sala", "Sul", "Voadeira"]);
  const one = await overview(`?site_id=${north.id}`);
  expect([names(one), one.total, one.placed]).toEqual([["Bateria", "Norte", "Sala"], 4, 1]);
  expect(names(await overview(`?site_id=${north.id}&q=C1`))).toEqual(["C1"]);
  expect(names(await overview(`?site_id=${south.id}&q=C1`))).toEqual([]);
  for (const id of [foreign.id, room.id, "pl_00000000000000000000000000"])
    expect([id, (await ask(`/api/places/overview?site_id=${id}`, { as: a })).status]).toEqual([id, 404]);
  // The room of a site is summed up through its banks.
  const { data } = (await (await ask(`/api/places/${north.id}/page`, { as: a })).json()) as { data: PlacePage };
  expect(data.inside).toMatchObject([{ name: "Sala", places_inside: 2, birds_inside: 1 }]);
});

test("an import makes rooms and cages in a site that is there, and the way to a place names it", async () => {
  const { send, make, ask, a } = await newSites();
  const site = await make(farm);
  const made = await send("POST", "birds/import/places", {
    names: ["Quinta / Sala 1 / Bateria 2 / C3", "Quinta / Armazém", "Quinta / Voadeira 1"],
  });
  expect([made.status, made.data]).toEqual([201, { created: 5 }]);
  const places = (await send("GET", "places")).data as never as Place[];
  const kinds = Object.fromEntries(places.map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({ "Sala 1": "room", Armazém: "room", "Voadeira 1": "aviary", C3: "cage" });
  const found = (await (await ask("/api/search?q=C3", { as: a })).json()) as {
    data: { places: { items: Array<{ within: string }> } };
  };
  expect(found.data.places.items[0]?.within).toBe("Quinta › Sala 1 › Bateria 2");
  const cage = places.find(({ name }) => name === "C3")?.id;
  const labels = await send("POST", "places/labels", { ids: [cage], sheet: "a4_24", skip: 0 });
  expect(JSON.stringify(labels.data)).toContain("Quinta › Sala 1 › Bateria 2");
  expect((await send("DELETE", `places/${site.id}`)).status).toBe(409);
});

test("an archive brings sites and their registrations back, and is refused where the plan holds fewer", async () => {
  const world = await newSites();
  const { send, make, inPlan, a, b, ask } = world;
  const site = await make({ ...farm, postal_code: "2710" });
  await make({ kind: "room", name: "Sala", parent_id: site.id });
  await send("POST", "registrations", { kind: "breeder_number", number: "77", site_id: site.id });
  const { bytes } = await takeArchive(world, a);
  await inPlan("starter", b);
  expect((await submitArchive(world, b, bytes)) as object).toMatchObject({ status: 402 });
  await inPlan("professional", b);
  const { data } = (await submitArchive(world, b, bytes)) as { data: { digest: string } };
  expect((await ask("/api/archive/restore", { as: b, json: { ...data, papers: true } })).status).toBe(200);
  const places = (await send("GET", "places", undefined, b)).data as never as Place[];
  const back = places.find(({ kind }) => kind === "site");
  expect(back).toMatchObject({ ...farm, postal_code: "2710" });
  expect(places.find(({ kind }) => kind === "room")?.parent_id).toBe(back?.id);
  expect((await send("GET", "registrations", undefined, b)).data).toMatchObject([{ number: "77", site_id: back?.id }]);
});
