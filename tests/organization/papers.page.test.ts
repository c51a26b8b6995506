import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const organization = {
  name: "Viveiro do Monte",
  locale: "pt-PT",
  timezone: "Atlantic/Azores",
  currency: "EUR",
  country: "PT",
  region: "azores",
  vat_regime: "exempt_53",
};
const papers = {
  legal_name: "Rita Melo",
  tax_id: "123456789",
  address: "Rua do Monte 7",
  postal_code: "9500-321",
  locality: "Ponta Delgada",
  district: "",
  phone: "",
  email: "",
  premises: "",
  activity: "",
};

async function newSettings(language = "en") {
  const site = await newSite();
  return { ...site, rita: site.visitor({ as: site.a, language }) };
}

test("an organisation is described in its form, and the form remembers", async () => {
  const { rita } = await newSettings();
  const path = "/settings/organization";
  const { html, status } = await rita.get(path);
  expect([status, filledIn(html, "version")]).toEqual([200, "1"]);
  expect(html).toContain('<optgroup label="Atlantic">');
  const wrong = await rita.post(path, { ...organization, timezone: "Europe/Atlantis", version: "1" });
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("time zone does not exist")]);
  const saved = await rita.post(path, { ...organization, version: "1" });
  expect([saved.status, saved.location]).toEqual([303, path]);
  const after = await rita.get(path);
  expect(words(after.html)).toContain("Organisation saved.");
  expect(filledIn(after.html, "name")).toBe("Viveiro do Monte");
  expect(after.html).toMatch(/<option value="Atlantic\/Azores" selected=""/);
});

test("two who change the organisation at once are shown both versions", async () => {
  const { rita, ask, a } = await newSettings();
  const json = { name: "Outro", country: "ES" };
  await ask("/api/organizations/current", { as: a, method: "PUT", json });
  const stale = await rita.post("/settings/organization", { ...organization, version: "1" });
  expect([stale.status, filledIn(stale.html, "version")]).toEqual([409, "2"]);
  for (const part of ["Someone changed the organisation", "Name Outro Viveiro do Monte", "Country Spain Portugal"])
    expect(words(stale.html)).toContain(part);
});

test("missing details are named with the papers that need them, until they are filled in", async () => {
  const { rita } = await newSettings();
  const path = "/settings/papers";
  const first = words((await rita.get(path)).html);
  expect(first).toContain(
    "Tax number: needed for declaration of transfer, register of entries and exits, sale receipt",
  );
  expect(first).not.toMatch(/Activity: needed|Tax number required/);
  const saved = await rita.post(path, { ...papers, version: "1" });
  expect([saved.status, saved.location]).toEqual([303, path]);
  const after = await rita.get(path);
  expect(filledIn(after.html, "tax_id")).toBe("123456789");
  expect(words(after.html)).not.toContain("Tax number: needed");
  expect(words(after.html)).toContain("Phone: needed for");
});

test("a tax number that is none in Portugal is said at its field, with everything typed", async () => {
  const { rita, ask, a } = await newSettings("pt");
  await ask("/api/organizations/current", { as: a, method: "PUT", json: { country: "PT" } });
  const refused = await rita.post("/settings/papers", { ...papers, tax_id: "213456789", version: "2" });
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/id="tax_id-error"/);
  expect(words(refused.html)).toContain("Este NIF não está certo");
  expect(filledIn(refused.html, "legal_name")).toBe("Rita Melo");
});

test("a stale form of papers shows both, field by field", async () => {
  const { rita, ask, a } = await newSettings();
  const json = { papers: { legal_name: "Ana Melo" } };
  await ask("/api/organizations/current", { as: a, method: "PUT", json });
  const stale = await rita.post("/settings/papers", { ...papers, version: "1" });
  expect([stale.status, filledIn(stale.html, "version")]).toEqual([409, "2"]);
  expect(words(stale.html)).toContain("Legal name Ana Melo Rita Melo");
});

test("a registration is added, changed and deleted by forms of its own", async () => {
  const { rita, ask, a } = await newSettings();
  const here = "/settings/papers";
  const draft = { kind: "federation", number: "AB12", body: "", issued_on: "", expires_on: "2020-01-31" };
  const form = await rita.get(`${here}?edit=new`);
  expect([form.status, words(form.html)]).toEqual([200, expect.stringContaining("New registration")]);
  const refused = await rita.post(`${here}?edit=new`, draft);
  expect([refused.status, words(refused.html)]).toEqual([422, expect.stringContaining("name of the federation")]);
  const added = await rita.post(`${here}?edit=new`, { ...draft, body: "FOP" });
  expect([added.status, added.location]).toEqual([303, here]);
  const listed = await rita.get(here);
  expect(words(listed.html)).toContain("Registration AB12 saved.");
  expect(words(listed.html)).toContain("31 Jan 2020 Expired");
  const { data } = (await (await ask("/api/registrations", { as: a })).json()) as { data: [{ id: string }] };
  const edit = `${here}?edit=${data[0].id}`;
  expect(filledIn((await rita.get(edit)).html, "number")).toBe("AB12");
  const changed = await rita.post(edit, { ...draft, body: "FOP", number: "AB13", version: "1" });
  expect([changed.status, changed.location]).toEqual([303, here]);
  const gone = `${here}?delete=${data[0].id}`;
  expect(words((await rita.get(gone)).html)).toContain("Delete registration AB13?");
  expect((await rita.post(gone, { name: "AB13" })).location).toBe(here);
  expect(words((await rita.get(here)).html)).toContain("There are no registrations yet.");
  expect((await rita.get(`${here}?edit=registration_nothing`)).status).toBe(404);
});

test("who may not change settings is shown none of these pages", async () => {
  const { rita, db, a } = await newSettings();
  for (const role of ["viewer", "keeper"]) {
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
    // The first page after it brings the cookie that says so.
    const index = await rita.get("/settings");
    expect(index.status).toBe(200);
    for (const page of ["organization", "papers", "papers?edit=new"])
      expect([role, page, (await rita.get(`/settings/${page}`)).status]).toEqual([role, page, 403]);
    expect((await rita.post("/settings/organization", { ...organization, version: "1" })).status).toBe(403);
    expect((await rita.post("/settings/papers", { ...papers, version: "1" })).status).toBe(403);
    expect((await rita.get("/settings")).html).not.toContain("/settings/papers");
  }
});
