import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { places } from "#db/schema/places.ts";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function breeder() {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird, stored } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  const add = (ring: string, sex: string, more: object = {}) => bird(ring, species_id, { sex, ...more });
  const manyCages = async () => {
    const at = { org_id: a.org_id, kind: "cage" as const, created_at: "2026-01-01", updated_at: "2026-01-01" };
    const cages = Array.from({ length: 40 }, (_, n) => ({
      id: `c${n + 1}`,
      name: `C-${n + 1}`,
      name_key: `c-${n + 1}`,
      ...at,
    }));
    await site.db.insert(places).values(cages);
  };
  return { site, species_id, add, stored, manyCages, browser: visitor({ as: a, language: "pt" }) };
}

/** What stands in the radios of a box, the chosen one marked. */
const choices = (html: string, box: string) =>
  [...html.matchAll(new RegExp(`<input type="radio" name="${box}-pick"([^>]*)value="\\w+ ([^"]*)"`, "g"))].map(
    ([, , text]) => text,
  );
const pickIn = (html: string, box: string, text: string) =>
  new RegExp(`name="${box}-pick"[^>]*value="(\\w+ ${text})"`).exec(html)?.[1] ?? "";

test("a parent is found by a part of its ring in the form itself, which loses nothing, and is chosen there", async () => {
  const { add, stored, species_id, browser } = await breeder();
  const father = await add("FOP 27AB-013/26", "male", { mutation: "lutino", birth_date: "2024-03-01" });
  await add("FOP 27AB-113/26", "male");
  await add("FOP 27AB-013/25", "female");
  const form = {
    identifier: "N 1",
    species_id,
    sex: "unknown",
    notes: "calma",
    birth_precision: "day",
    birth_date: "",
  };
  const fresh = await browser.get("/birds/new");
  expect(choices(fresh.html, "father_ring")).toEqual(["FOP 27AB-113/26", "FOP 27AB-013/26"]);
  const open = await browser.post("/birds/new", {
    ...form,
    father_ring: "13/26",
    "father_ring-of": "",
    find: "father_ring",
  });
  expect(open.status).toBe(200);
  expect(choices(open.html, "father_ring")).toEqual(["FOP 27AB-113/26", "FOP 27AB-013/26"]);
  expect(words(open.html)).toMatch(/FOP 27AB-013\/26 .*Canário lutino · \d anos?/);
  expect([filledIn(open.html, "identifier"), filledIn(open.html, "notes")]).toEqual(["N 1", "calma"]);
  // Saving asks as well: a ring that nobody has may be new.
  const unknown = await browser.post("/birds/new", { ...form, father_ring: "013" });
  expect([unknown.status, choices(unknown.html, "father_ring")]).toEqual([422, ["FOP 27AB-013/26"]]);
  expect(words(unknown.html)).toContain("Registar");
  const picked = {
    father_ring: "013",
    "father_ring-of": "013",
    "father_ring-pick": pickIn(unknown.html, "father_ring", "FOP 27AB-013/26"),
  };
  const saved = await browser.post("/birds/new", { ...form, ...picked });
  expect(saved.status, words(saved.html)).toBe(303);
  const list = await browser.get("/birds?q=N+1");
  const id = /href="\/birds\/(bird_\w+)"/.exec(list.html)?.[1] ?? "";
  expect((await stored(id)).father_id).toBe(father.id);
  // What is typed since is what is meant.
  const other = await browser.post(`/birds/${id}/edit`, { ...form, ...picked, father_ring: "nobody" });
  expect([other.status, filledIn(other.html, "father_ring")]).toEqual([422, "nobody"]);
  const cleared = await browser.post(`/birds/${id}/edit`, { ...form, ...picked, father_ring: "", version: "1" });
  expect([cleared.status, (await stored(id)).father_id]).toEqual([303, null]);
});

test("an ancestor is named from the tree by a part of its ring", async () => {
  const { add, stored, browser } = await breeder();
  const young = await add("N 1", "male");
  const mother = await add("FOP 27AB-013/26", "female");
  const at = `/birds/${young.id}/parent?side=mother`;
  const open = await browser.post(at, { mother_ring: "27AB", find: "mother_ring" });
  expect(choices(open.html, "mother_ring")).toEqual(["FOP 27AB-013/26"]);
  const unknown = await browser.post(at, { mother_ring: "013" });
  const pick = pickIn(unknown.html, "mother_ring", "FOP 27AB-013/26");
  const saved = await browser.post(at, { mother_ring: "013", "mother_ring-of": "013", "mother_ring-pick": pick });
  expect([saved.status, (await stored(young.id)).mother_id]).toEqual([303, mother.id]);
});

test("a pair is put together by parts of two rings; what could be several is asked, and who is gone is not offered", async () => {
  const { add, browser, site } = await breeder();
  await add("FOP 27AB-013/26", "male");
  await add("FOP 27AB-104/26", "female");
  await add("FOP 27AB-204/26", "female");
  await add("FOP 27AB-304/26", "female");
  const { data } = (await (await site.ask("/api/statuses", { as: site.a })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const dead = data.find(({ key }) => key === "deceased")?.id;
  await add("FOP 27AB-404/26", "female", { status_id: dead });
  const fresh = await browser.get("/birds/pairs/new");
  expect(choices(fresh.html, "cock-0")).toEqual(["FOP 27AB-013/26"]);
  expect(choices(fresh.html, "hen-0")).toHaveLength(3);
  const form = { kind: "pair", state: "active", cock: "013", "cock-0-of": "", "hen-0-of": "" };
  const open = await browser.post("/birds/pairs/new", { ...form, hen: "04/26", notes: "juntos" });
  expect([open.status, filledIn(open.html, "cock"), filledIn(open.html, "notes")]).toEqual([
    422,
    "FOP 27AB-013/26",
    "juntos",
  ]);
  expect(choices(open.html, "hen-0")).toEqual(["FOP 27AB-304/26", "FOP 27AB-204/26", "FOP 27AB-104/26"]);
  expect(words(open.html)).toContain("Há mais do que uma ave com 04/26. Qual é?");
  const pick = pickIn(open.html, "hen-0", "FOP 27AB-204/26");
  const saved = await browser.post("/birds/pairs/new", {
    ...form,
    hen: "04/26",
    "hen-0-of": "04/26",
    "hen-0-pick": pick,
  });
  expect(saved.status, words(saved.html)).toBe(303);
  expect(words((await browser.get(saved.location ?? "")).html)).toContain("FOP 27AB-204/26");
  const twoParts = await browser.post("/birds/pairs/new", { ...form, hen: "104" });
  expect(twoParts.status, words(twoParts.html)).toBe(303);
  const judged = await browser.get("/birds/pair?cock=013&hen=304");
  expect(judged.location).toMatch(/^\/birds\/pair\?cock=bird_\w+&hen=bird_\w+$/);
  const half = await browser.get("/birds/pair?cock=013&hen=04%2F26");
  expect((await browser.get(half.location ?? "")).html).toMatch(/name="hen-pick"/);
  await site.db.run(sql`UPDATE users SET role = 'viewer' WHERE org_id = ${site.a.org_id}`);
  expect((await browser.post("/birds/pairs/new", { ...form, hen: "304" })).status).toBe(403);
  expect((await browser.get("/birds/picker?of=birds&q=013")).html).toContain("FOP 27AB-013/26");
});

test("of forty cages one is typed by a part of its name, in every form of a bird, a pair and a round", async () => {
  const { add, stored, manyCages, species_id, browser } = await breeder();
  const bird = await add("A 1", "male");
  await manyCages();
  const few = { identifier: "A 1", species_id, sex: "male", birth_precision: "day", birth_date: "" };
  const form = { ...few, version: "1", "place_id-of": "" };
  const open = await browser.post(`/birds/${bird.id}/edit`, { ...form, place_id: "c-3" });
  expect(open.status, words(open.html)).toBe(303);
  expect((await stored(bird.id)).place_id).toBe("c3");
  const page = await browser.get(`/birds/${bird.id}/edit`);
  expect([filledIn(page.html, "place_id"), pickIn(page.html, "place_id", "C-3")]).toEqual(["C-3", "c3 C-3"]);
  const several = await browser.post(`/birds/${bird.id}/edit`, { ...form, version: "2", place_id: "-2" });
  expect([several.status, choices(several.html, "place_id").length]).toEqual([422, 8]);
  expect(words(several.html)).toContain("Há mais: escreva mais da anilha ou do nome.");
  const moved = await browser.post("/move", { ring: "A 1", place_id: "c40", "place_id-of": "" });
  expect([moved.status, (await stored(bird.id)).place_id]).toEqual([303, "c40"]);
  expect(filledIn((await browser.get(moved.location ?? "")).html, "place_id")).toBe("C-40");
  const nowhere = await browser.post("/move", { ring: "A 1", place_id: "nada", "place_id-of": "" });
  expect([nowhere.status, words(nowhere.html).includes("Nenhum local se chama nada.")]).toEqual([422, true]);
  expect(filledIn(nowhere.html, "ring")).toBe("A 1");
  // What no line may hold is no fault of ours, and a stranger's place is none.
  const odd = await browser.post("/move", { ring: "A 1", place_id: "c\u0001\u2028\ud800", "place_id-of": "" });
  expect(odd.status).toBe(422);
  const theirs = { place_id: "x", "place_id-of": "x", "place_id-pick": "pl_theirs C-99" };
  expect((await browser.post("/move", { ring: "A 1", ...theirs })).status).toBe(422);
  expect((await browser.post(`/birds/${bird.id}/edit`, { ...form, version: "3", ...theirs })).status).toBe(422);
  expect((await browser.post("/birds/new", { ...few, find: "place_id", father_ring: "\u0000" })).status).toBe(200);
  await add("A 2", "female");
  const pair = { kind: "pair", state: "planned", cock: "A 1", hen: "A 2", "place_id-of": "" };
  expect((await browser.post("/birds/pairs/new", { ...pair, place_id: "c 1" })).status).toBe(303);
});
