import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#db/vocabulary.ts";
import { newWorld } from "#tests/app/world.ts";
import type { OrganizationNow } from "#worker/organization/organization.ts";
import type { TrailPage } from "#worker/trail/queries.ts";

type WriteAnswer = {
  data: OrganizationNow;
  code?: string;
  current?: OrganizationNow;
  errors?: Array<{ path: string }>;
};

async function newOrganization() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const path = "/api/organizations/current";
  const describe = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as WriteAnswer) });
  const get = async () => describe(await ask(path, { as: a }));
  const put = async (json: object, headers = {}) => describe(await ask(path, { as: a, method: "PUT", json, headers }));
  const become = (role: Role) => db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
  const faults = async (json: object) => {
    const { status, errors } = await put(json);
    return [status, ...(errors ?? []).map(({ path }) => path)];
  };
  return { ...world, get, put, faults, become };
}

test("an organisation begins in euros, of no country and without papers", async () => {
  const { get, a } = await newOrganization();
  const { status, data } = await get();
  expect(status).toBe(200);
  expect(data).toMatchObject({ id: a.org_id, currency: "EUR", country: null, region: null, vat_regime: "none" });
  expect(data).toMatchObject({ version: 1, logo: null, papers: { legal_name: null, tax_id: null } });
});

test("given facts of an organisation are saved, and absent ones stay", async () => {
  const { put, get } = await newOrganization();
  await put({ name: "Viveiro do Monte", timezone: "Atlantic/Madeira", country: "PT", region: "madeira" });
  await put({ papers: { legal_name: "Rita Melo", tax_id: "PT 123 456 789", postal_code: "9000 001" } });
  const { data } = await put({ papers: { locality: "Funchal", legal_name: null }, vat_regime: "exempt_53" });
  expect((await get()).data).toEqual(data);
  expect(data).toMatchObject({ name: "Viveiro do Monte", timezone: "Atlantic/Madeira", region: "madeira", version: 4 });
  const papers = { legal_name: null, tax_id: "123456789", postal_code: "9000-001", locality: "Funchal" };
  expect(data).toMatchObject({ vat_regime: "exempt_53", papers });
});

test("only Portugal has regions, and checks tax numbers and postal codes", async () => {
  const { put, faults } = await newOrganization();
  await put({ country: "PT", region: "azores" });
  const wrong = { tax_id: "213456789", postal_code: "SW1A 1AA" };
  expect(await faults({ papers: wrong })).toEqual([422, "papers.tax_id", "papers.postal_code"]);
  const { data } = await put({ country: "GB", papers: wrong });
  expect(data).toMatchObject({ country: "GB", region: null, papers: wrong });
  expect(await faults({ country: "PT" })).toEqual([422, "papers.tax_id", "papers.postal_code"]);
  expect(await faults({ papers: { tax_id: "9".repeat(41) } })).toEqual([422, "papers.tax_id"]);
});

test("an invalid time zone, currency, country or name is refused, and nothing is saved", async () => {
  const { faults, get } = await newOrganization();
  const before = await get();
  const bad: ReadonlyArray<readonly [string, unknown]> = [
    ...([
      ["timezone", "Europe/Atlantis"],
      ["timezone", ""],
      ["locale", "portuguese!"],
      ["locale", ""],
    ] as const),
    ...([
      ["currency", "PTE"],
      ["currency", "eur"],
      ["country", "XX"],
      ["region", "algarve"],
    ] as const),
    ...([
      ["vat_regime", "reduced"],
      ["name", ""],
      ["name", "Viveiro\nBcc: x"],
      ["name", "x".repeat(121)],
    ] as const),
    ...([
      ["name", "a\u2028b"],
      ["version", 0],
    ] as const),
  ];
  for (const [field, value] of bad) expect([value, ...(await faults({ [field]: value }))]).toEqual([value, 422, field]);
  expect(await get()).toEqual(before);
});

test("role, plan, organisation and proof in a body change nothing", async () => {
  const { put, db, a, b } = await newOrganization();
  const whole = () =>
    db.all(sql`SELECT o.plan, o.id, u.role, u.is_verified FROM organizations o
    JOIN users u ON u.org_id = o.id ORDER BY o.id`);
  const before = await whole();
  const { status, data } = await put({
    name: "Novo",
    role: "owner",
    plan: "empresarial",
    org_id: b.org_id,
    id: b.org_id,
    is_verified: false,
    logo_key: "org/other/logo/x",
    trial_ends_at: "2999-01-01T00:00:00.000Z",
    papers: { logo_key: "x" },
  });
  expect([status, data.id, data.name, data.logo]).toEqual([200, a.org_id, "Novo", null]);
  expect(await whole()).toEqual(before);
});

test("a stale edit shows the organisation as it stands, and is not kept", async () => {
  const { put } = await newOrganization();
  const { data } = await put({ name: "Um", version: 1 });
  expect(data.version).toBe(2);
  const stale = await put({ name: "Dois", version: 1 });
  expect([stale.status, stale.code, stale.current]).toEqual([409, "stale", data]);
  expect((await put({ name: "Dois" }, { "If-Match": '"1"' })).status).toBe(409);
  expect((await put({ name: "Dois" }, { "If-Match": '"2"' })).status).toBe(200);
});

test("the same edit sent twice under one key is done once", async () => {
  const { put } = await newOrganization();
  const headers = { "Idempotency-Key": "once" };
  const first = await put({ name: "Um", version: 1 }, headers);
  expect(await put({ name: "Um", version: 1 }, headers)).toEqual(first);
});

test("every member reads the organisation, and its papers whoever may issue them; two change it", async () => {
  const { become, get, put } = await newOrganization();
  await put({ papers: { tax_id: "1" } });
  for (const role of ["viewer", "keeper"] as const) {
    await become(role);
    const { status, data } = await get();
    expect([role, status, data.papers, (await put({ name: "Meu" })).status]).toEqual([role, 200, null, 403]);
  }
  for (const role of ["manager", "owner"] as const) {
    await become(role);
    const { data } = await get();
    expect([role, data.papers?.tax_id, (await put({ name: role })).status]).toEqual([role, "1", 200]);
  }
});

test("the activity log tells who changed what, in words", async () => {
  const { put, ask, a } = await newOrganization();
  await put({ country: "PT", region: "azores", vat_regime: "exempt_53", papers: { tax_id: "123456789" } });
  await put({ country: "PT" });
  const lines = async (language: string) => {
    const answer = await ask("/api/audit?subject=organization", { as: a, headers: { "Accept-Language": language } });
    const { items } = ((await answer.json()) as { data: TrailPage }).data;
    return items.map(({ kind, name, changes }) => [
      `${kind}${name}`,
      ...changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`).sort(),
    ]);
  };
  expect(await lines("en")).toEqual([
    [
      "Organisation",
      "Country:  > PT",
      "Region:  > Azores",
      "Tax number:  > 123456789",
      "VAT regime: Does not apply > Exempt (article 53 CIVA)",
    ],
  ]);
  expect((await lines("pt"))[0]).toContain("Região:  > Açores");
});

test("another name is on the card of every member from their next request on", async () => {
  const { put, ask, a } = await newOrganization();
  await ask("/api/auth/me", { as: a });
  await put({ name: "Outro Nome" });
  const me = await ask("/api/auth/me", { as: a });
  expect(((await me.json()) as { data: { organization: { name: string } } }).data.organization.name).toBe("Outro Nome");
  expect(me.headers.get("X-Renewed-Token")).toBeTruthy();
});
