import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";

test("without a script a contact is made of its form, merged by a part of a name, taken apart and erased", async () => {
  const { visitor, a, ask } = await newSite();
  const rita = visitor({ as: a });
  const roles = ["", "customer", "breeder"];
  const wrong = await rita.post("/contacts?edit=new", {
    name: "José Silva",
    kind: "person",
    country: "PT",
    tax_id: "1",
    roles,
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toMatch(/value="customer"[^>]*checked|checked[^>]*value="customer"/);
  const made = await rita.post("/contacts?edit=new", {
    name: "José Silva",
    kind: "person",
    tax_id: "PT 123456789",
    country: "PT",
    roles,
  });
  const at = made.location ?? "";
  expect([made.status, at]).toEqual([303, expect.stringMatching(/^\/contacts\/contact_/)]);
  const page = await rita.get(at);
  for (const fact of ["José Silva", "Customer", "Breeder", "123456789"]) expect(page.html).toContain(fact);
  // What a supplier takes is asked for in every form, for who writes without a script.
  const shop = await rita.post("/contacts?edit=new", {
    name: "Nutribird",
    kind: "organization",
    roles: ["", "supplier"],
    delivery_days: "12",
  });
  expect((await rita.get(shop.location ?? "")).html).toMatch(/Days until delivery<\/dt>.{0,80}12/s);
  const never = {
    name: "Nutribird",
    kind: "organization",
    roles: ["", "supplier"],
    delivery_days: "1.5",
    version: "1",
  };
  const half = await rita.post(`/contacts?edit=${shop.location?.split("/").at(-1)}`, never);
  expect([half.status, half.html.includes("Write the days as a whole number")]).toEqual([422, true]);
  await rita.post(`${shop.location}?delete=1`, { do: "erase" });
  // No box ticked is no role.
  await rita.post(`/contacts?edit=${at.split("/").at(-1)}`, {
    name: "José Silva",
    kind: "person",
    roles: "",
    version: "1",
  });
  expect((await rita.get(at)).html).not.toContain("Customer");
  expect((await rita.get("/contacts?role=customer")).html).not.toContain("José Silva");

  const other = await rita.post("/contacts?edit=new", { name: "Zé da Silva", kind: "person", roles: "" });
  const nobody = await rita.post(`${other.location}?merge=1`, { do: "merge", contact_name: "Ninguém" });
  expect([nobody.status, nobody.html.includes("Choose a contact that is there already.")]).toEqual([422, true]);
  const many = await rita.post(`${other.location}?merge=1`, { do: "merge", contact_name: "silva" });
  expect([many.status, many.html.includes("There is more than one contact called silva.")]).toEqual([422, true]);
  const merged = await rita.post(`${other.location}?merge=1`, { do: "merge", contact_name: "josé silva" });
  expect([merged.status, merged.location]).toEqual([303, at]);
  expect((await rita.get(other.location ?? "")).location).toBe(at);
  expect((await rita.get("/search?q=da+silva")).html).toContain(at);
  const parted = await rita.post(at, { do: "part", id: (other.location ?? "").split("/").at(-1) ?? "" });
  expect([parted.status, parted.location]).toEqual([303, other.location]);
  const erased = await rita.post(`${at}?delete=1`, { do: "erase" });
  expect([erased.status, erased.location]).toEqual([303, "/contacts"]);
  const left = (await (await ask("/api/contacts", { as: a })).json()) as { total: number };
  expect(left.total).toBe(1);
});

test("names on birds are ticked and become contacts; a keeper sees neither the page nor a way to it", async () => {
  const site = await newSite();
  const { visitor, a, db, env } = site;
  await makeFor(site, a).bird({ breeder: "Graça Pimenta" });
  const rita = visitor({ as: a });
  expect((await rita.get("/contacts")).html).toContain("?flock=1");
  expect((await rita.get("/contacts?flock=1")).html).toContain("Graça Pimenta");
  expect((await rita.post("/contacts?flock=1", {})).status).toBe(422);
  expect((await rita.post("/contacts?flock=1", { names: "Graça Pimenta" })).status).toBe(303);
  expect((await rita.get("/contacts")).html).toContain("Graça Pimenta");

  const keeper = await settle(db, env, "Viveiro C", "keeper");
  const visit = visitor({ as: keeper });
  expect((await visit.get("/contacts")).status).toBe(403);
  expect((await visit.get("/dashboard")).html).not.toContain('href="/contacts"');
});
