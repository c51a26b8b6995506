import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { jsonIn, submitArchive, takeArchive, unzipped, zipped } from "#tests/archive/archives.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import type { OrganizationNow } from "#worker/organization/organization.ts";
import { removeLostFiles } from "#worker/photos/files.ts";

const look = { look_name: "Casa Melo", look_accent: "#7a1f3d" };
const fields = {
  country: "PT",
  region: "madeira",
  currency: "CHF",
  vat_regime: "exempt_53",
  papers: { legal_name: "Rita Melo", tax_id: "123456789", address: "Rua do Monte 7", postal_code: "9000-001" },
};

/** An archive of A, who has papers and a registration, handed in by B, who has none of their own but a name. */
async function newArchive() {
  const world = await newWorld();
  const { ask, a, b, db } = world;
  await ask("/api/organizations/current", { as: a, method: "PUT", json: fields });
  await db.run(sql`UPDATE organizations SET plan = 'empresarial' WHERE id = ${a.org_id}`);
  await ask("/api/organizations/current/look", { as: a, method: "PUT", json: look });
  const form = new FormData();
  const picture = await pictureBytes({ format: "png", width: 40, height: 20 });
  form.set("logo", new File([picture as BlobPart], "logo.png"));
  await ask("/api/organizations/current/logo", { as: a, method: "PUT", form });
  const registration = { kind: "federation", number: "AB12", body: "FOP", expires_on: "2040-01-31" };
  await ask("/api/registrations", { as: a, json: registration });
  const { bytes } = await takeArchive(world, a);
  const current = async () =>
    ((await (await ask("/api/organizations/current", { as: b })).json()) as { data: OrganizationNow }).data;
  const registrations = async () =>
    ((await (await ask("/api/registrations", { as: b })).json()) as { data: unknown[] }).data;
  const logoOf = async (as = b) => {
    const answer = await ask("/api/organizations/current/logo", { as });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
  };
  return { ...world, bytes, current, registrations, logoOf };
}

test("an archive's manifest tells whose papers these are, but not where a file lies", async () => {
  const { bytes } = await newArchive();
  const { organization } = jsonIn<{ organization: object }>(unzipped(bytes), "manifest.json");
  expect(organization).toMatchObject({ ...fields, look });
  expect(JSON.stringify(organization)).not.toMatch(/logo|version/);
});

test("restoring offers the papers, and forces nobody to take them", async () => {
  const world = await newArchive();
  const { ask, b, bytes, current, registrations, logoOf, db } = world;
  const before = await current();
  const { data: waiting } = (await submitArchive(world, b, bytes)) as { data: { digest: string; papers: boolean } };
  expect(waiting.papers).toBe(true);
  const restored = await ask("/api/archive/restore", { as: b, json: { digest: waiting.digest } });
  expect(restored.status).toBe(200);
  expect([await current(), await registrations(), await logoOf()]).toEqual([before, [], 404]);
  expect(await db.all(sql`SELECT 1 FROM lost_files WHERE file_key LIKE ${`org/${b.org_id}/logo/%`}`)).toEqual([]);
});

test("who takes the papers over has them and the registrations, under their own name", async () => {
  const world = await newArchive();
  const { ask, a, b, bytes, current, registrations, logoOf, env, db } = world;
  const before = await current();
  const { data: waiting } = (await submitArchive(world, b, bytes)) as { data: { digest: string } };
  const restored = await ask("/api/archive/restore", { as: b, json: { digest: waiting.digest, papers: true } });
  expect(restored.status).toBe(200);
  const after = await current();
  expect(after).toMatchObject({ ...fields, ...look });
  expect(await logoOf()).toEqual(await logoOf(a));
  await removeLostFiles(db, env, "2099-01-01T00:00:00.000Z");
  expect([await logoOf(), after.logo]).not.toContain(404);
  expect([after.id, after.name, after.timezone]).toEqual([before.id, before.name, before.timezone]);
  expect(await registrations()).toMatchObject([{ number: "AB12", expires_on: "2040-01-31", org_id: b.org_id }]);
});

test("an archive whose logo is no picture is refused as a whole", async () => {
  const world = await newArchive();
  const files = unzipped(world.bytes);
  const [name = ""] = [...files.keys()].filter((it) => it.startsWith("papers/"));
  expect(name).toBe("papers/logo.png");
  for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.7"]) {
    const broken = await zipped(new Map([...files, [name, new TextEncoder().encode(text)]]));
    expect(await submitArchive(world, world.b, broken)).toMatchObject({ status: 422 });
  }
});
