import { expect, test } from "vitest";
import { places } from "#db/schema/places.ts";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const typed = {
  identifier: "PT 1",
  sex: "unknown",
  birth_date: "2025-02-01",
  name: "",
  status_id: "",
  notes: "",
  ring_size_mm: "2,9",
  microchip: "620 098 100 000 001",
  sexing_method: "dna",
  mutation: "Ágata",
  genotype: "/ino",
  breeder: "Rita <b>",
  owner: "Clube",
  acquisition: "bought",
  acquired_on: "2025-03-02",
  acquired_price_cents: "35,50",
  acquired_document: "Fatura 7",
  eu_annex: "B",
  certificate_number: "PT/1",
};

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  const at = { created_at: "2026-01-01", updated_at: "2026-01-01" };
  await site.db.insert(places).values([
    { id: "pl_room", org_id: site.a.org_id, kind: "room", name: "Sala", name_key: "sala", ...at },
    { id: "pl_cage", org_id: site.a.org_id, parent_id: "pl_room", kind: "cage", name: "G 1", name_key: "g 1", ...at },
    { id: "pl_theirs", org_id: site.b.org_id, kind: "cage", name: "ZZCANARY", name_key: "zz", ...at },
  ]);
  return { ...site, ...keeper, canary, browser: site.visitor({ as: site.a }) };
}

test("the whole record is filled in by a plain form, shown again as it was typed, and emptied", async () => {
  const { browser, canary, stored, ask, a, bird } = await newFlock();
  const nurse = await bird("AMA 1", canary.id);
  const form = await browser.get("/birds/new");
  expect(form.html).toContain('<option value="pl_cage">Sala › G 1 (0)</option>');
  expect(form.html).not.toContain("ZZCANARY");
  expect(form.html).not.toMatch(/<details[^>]*class="drawer"[^>]*open/);
  const fields = { ...typed, species_id: canary.id, place_id: "pl_cage", foster_mother_ring: "ama 1" };
  expect((await browser.post("/birds/new", fields)).status).toBe(303);
  const list = (await (await ask("/api/birds/?q=PT", { as: a })).json()) as { data: { items: Array<{ id: string }> } };
  const id = list.data.items[0]?.id ?? "";
  expect(await stored(id)).toMatchObject({
    ring_size_mm: 2.9,
    microchip: "620098100000001",
    sexing_method: "dna",
    mutation: "Ágata",
    genotype: "/ino",
    breeder: "Rita <b>",
    owner: "Clube",
    acquisition: "bought",
    acquired_on: "2025-03-02",
    eu_annex: "B",
    acquired_price_cents: 3550,
    acquired_document: "Fatura 7",
    certificate_number: "PT/1",
    place_id: "pl_cage",
    foster_mother_id: nurse.id,
    foster_father_id: null,
    is_reference: false,
  });
  const edit = await browser.get(`/birds/${id}/edit`);
  expect(edit.html.match(/<details[^>]*class="drawer"[^>]*open/g)).toHaveLength(5);
  const again = ["ring_size_mm", "acquired_price_cents", "place_id", "foster_mother_ring", "acquisition"];
  expect(again.map((name) => filledIn(edit.html, name))).toEqual(["2.9", "35.5", "pl_cage", "AMA 1", "bought"]);
  const pt = await browser.get(`/birds/${id}/edit`, { headers: { "Accept-Language": "pt" } });
  expect(["2,9", "2.9"]).toContain(filledIn(pt.html, "ring_size_mm"));
  const emptied = Object.fromEntries(Object.keys(fields).map((name) => [name, ""]));
  const cleared = { ...emptied, identifier: "PT 1", sex: "male", version: "1" };
  expect((await browser.post(`/birds/${id}/edit`, cleared)).status).toBe(303);
  expect(await stored(id)).toMatchObject({
    ring_size_mm: null,
    microchip: null,
    mutation: null,
    acquisition: null,
    acquired_price_cents: null,
    place_id: null,
    foster_mother_id: null,
    eu_annex: null,
    certificate_number: null,
    sexing_method: null,
  });
});

test("a value no bird has keeps everything typed, opens its drawer and says why", async () => {
  const { browser, canary } = await newFlock();
  const wrong = { ring_size_mm: "2,900", acquired_price_cents: "muito", acquired_on: "2025-02-30", eu_annex: "Z" };
  const refused = await browser.post("/birds/new", { ...typed, species_id: canary.id, ...wrong });
  expect(refused.status).toBe(422);
  for (const name of Object.keys(wrong))
    expect(refused.html).toMatch(new RegExp(`<(input|select)[^>]*name="${name}"[^>]*aria-invalid="true"`));
  expect(filledIn(refused.html, "ring_size_mm")).toBe("2,900");
  expect(filledIn(refused.html, "acquired_price_cents")).toBe("muito");
  expect(filledIn(refused.html, "breeder")).toBe("Rita &lt;b&gt;");
  expect(words(refused.html)).toContain("Price: The price must be an amount");
  const foreign = await browser.post("/birds/new", { ...typed, species_id: canary.id, place_id: "pl_theirs" });
  expect(foreign.status).toBe(422);
});

test("a warning is told with the bird that was saved", async () => {
  const { browser, canary } = await newFlock();
  const odd = { microchip: "A-71", acquired_on: "2025-01-31" };
  expect((await browser.post("/birds/new", { ...typed, species_id: canary.id, ...odd })).status).toBe(303);
  const list = words((await browser.get("/birds")).html);
  expect(list).toContain("PT 1 added. The acquisition date is before the birth.");
  expect(list).toContain("A microchip usually has 15 digits");
});

test("a parent's ring nobody has is solved beside its field: a bird of the flock, or somebody else's", async () => {
  const { browser, canary, stored, ask, a } = await newFlock();
  const rings = { father_ring: "FOP 19 7", mother_ring: "FOP 19 8" };
  const fields = { ...typed, species_id: canary.id, ...rings, notes: "Sings" };
  const answer = await browser.post("/birds/new", fields);
  expect(answer.status).toBe(422);
  expect(words(answer.html)).toContain("FOP 19 7 is not in your flock. Whose bird is it?");
  expect(words(answer.html)).toContain("Mine: register this hen");
  // One of two is answered: it stays answered, the other is asked, and nothing typed is lost.
  const half = await browser.post("/birds/new", { ...fields, unknown_father: "reference" });
  expect(half.status).toBe(422);
  expect(half.html).toMatch(/<input[^>]*name="unknown_father"[^>]*checked=""[^>]*value="reference"/);
  expect(half.html).not.toMatch(/<input[^>]*name="unknown_mother"[^>]*checked/);
  expect(words(half.html)).toContain("If FOP 19 7 is not in your flock:");
  expect([filledIn(half.html, "mother_ring"), filledIn(half.html, "notes")]).toEqual(["FOP 19 8", "Sings"]);
  const both = { ...fields, unknown_father: "reference", unknown_mother: "register" };
  expect((await browser.post("/birds/new", both)).status).toBe(303);
  const list = (await (await ask("/api/birds/?sort_by=identifier", { as: a })).json()) as {
    data: { items: Array<{ id: string; identifier: string }> };
  };
  expect(list.data.items.map(({ identifier }) => identifier).sort()).toEqual(["FOP 19 8", "PT 1"]);
  const { id = "" } = list.data.items.find(({ identifier }) => identifier === "PT 1") ?? {};
  const young = (await stored(id)) as { father: { id: string; identifier: string } };
  expect(young.father.identifier).toBe("FOP 19 7");
  const form = await browser.get(`/birds/${young.father.id}/edit`);
  expect(form.html).toMatch(/<input[^>]*name="is_reference"[^>]*checked/);
  const kept = { identifier: "FOP 19 7", sex: "male", is_reference: "on", version: "1" };
  expect((await browser.post(`/birds/${young.father.id}/edit`, kept)).status).toBe(303);
  expect(await stored(young.father.id)).toMatchObject({ is_reference: true });
  expect(
    (await browser.post(`/birds/${young.father.id}/edit`, { ...kept, is_reference: "", version: "" })).status,
  ).toBe(303);
});

test("of two edits both versions of the whole record are shown, and only where they differ", async () => {
  const { browser, canary, bird, ask, a } = await newFlock();
  const given = { acquired_price_cents: 3550, ring_size_mm: 2.9, acquisition: "bought", place_id: "pl_room" };
  const { id } = await bird("PT 1", canary.id, given);
  const change = { version: 1, acquisition: "given", eu_annex: "A", name: "Ouro" };
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: change });
  const mine = { ring_size_mm: "2,90", acquired_price_cents: "35,50", acquisition: "bought", place_id: "pl_cage" };
  const stale = await browser.post(`/birds/${id}/edit`, { identifier: "PT 1", sex: "unknown", ...mine, version: "1" });
  expect(stale.status).toBe(409);
  const text = words(stale.html.slice(0, stale.html.indexOf("</table>")));
  expect(text).toContain("Acquired by Given Bought");
  expect(text).toContain("CITES/EU annex A —");
  expect(text).toContain("Place Sala Sala › G 1");
  expect(text).not.toMatch(/Price|Ring diameter/);
});
