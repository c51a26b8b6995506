import { expect, test } from "vitest";
import { handIn, jsonIn, takeArchive, unzipped } from "#tests/archive/archives.ts";
import { newWorld } from "#tests/house/world.ts";
import type { OrganizationNow } from "#worker/organization/organization.ts";

const said = {
  ...{ country: "PT", region: "madeira", currency: "CHF", vat_regime: "exempt_53" },
  papers: { legal_name: "Rita Melo", tax_id: "123456789", address: "Rua do Monte 7", postal_code: "9000-001" },
};

/** An archive of A, who has papers and a registration, handed in by B, who has none of their own but a name. */
async function newArchive() {
  const world = await newWorld();
  const { ask, a, b } = world;
  await ask("/api/organizations/current", { as: a, method: "PUT", json: said });
  const registration = { kind: "federation", number: "AB12", body: "FOP", expires_on: "2040-01-31" };
  await ask("/api/registrations", { as: a, json: registration });
  const { bytes } = await takeArchive(world, a);
  const current = async () =>
    ((await (await ask("/api/organizations/current", { as: b })).json()) as { data: OrganizationNow }).data;
  const registrations = async () =>
    ((await (await ask("/api/registrations", { as: b })).json()) as { data: unknown[] }).data;
  return { ...world, bytes, current, registrations };
}

test("an archive's manifest tells whose papers these are, but not where a file lies", async () => {
  const { bytes } = await newArchive();
  const { organization } = jsonIn<{ organization: object }>(unzipped(bytes), "manifest.json");
  expect(organization).toMatchObject(said);
  expect(JSON.stringify(organization)).not.toMatch(/logo|version/);
});

test("restoring offers the papers, and forces nobody to take them", async () => {
  const world = await newArchive();
  const { ask, b, bytes, current, registrations } = world;
  const before = await current();
  const { data: waiting } = (await handIn(world, b, bytes)) as { data: { digest: string; papers: boolean } };
  expect(waiting.papers).toBe(true);
  const restored = await ask("/api/archive/restore", { as: b, json: { digest: waiting.digest } });
  expect(restored.status).toBe(200);
  expect([await current(), await registrations()]).toEqual([before, []]);
});

test("who takes the papers over has them and the registrations, under their own name", async () => {
  const world = await newArchive();
  const { ask, b, bytes, current, registrations } = world;
  const before = await current();
  const { data: waiting } = (await handIn(world, b, bytes)) as { data: { digest: string } };
  const restored = await ask("/api/archive/restore", { as: b, json: { digest: waiting.digest, papers: true } });
  expect(restored.status).toBe(200);
  const after = await current();
  expect(after).toMatchObject(said);
  expect([after.id, after.name, after.timezone]).toEqual([before.id, before.name, before.timezone]);
  expect(await registrations()).toMatchObject([{ number: "AB12", expires_on: "2040-01-31", org_id: b.org_id }]);
});
