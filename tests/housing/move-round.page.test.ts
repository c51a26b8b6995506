import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { places } from "#db/schema/places.ts";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id } = await keeper.species("Canary");
  const theirs = keeping(site, site.b);
  await theirs.bird("FOP ZZ 26 900", (await theirs.species("Finch")).id);
  const at = { created_at: "2026-01-01", updated_at: "2026-01-01" };
  await site.db.insert(places).values([
    { id: "pl_one", org_id: site.a.org_id, kind: "cage", name: "G 1", name_key: "g 1", capacity: 1, ...at },
    { id: "pl_two", org_id: site.a.org_id, kind: "cage", name: "G 2", name_key: "g 2", ...at },
    { id: "pl_theirs", org_id: site.b.org_id, kind: "cage", name: "ZZ", name_key: "zz", ...at },
  ]);
  const bird = (ring: string, more?: object) => keeper.bird(ring, id, more);
  const placeOf = async (bird_id: string) =>
    (await site.db.all<{ place_id: string | null }>(sql`SELECT place_id FROM birds WHERE id = ${bird_id}`))[0]
      ?.place_id;
  return { ...site, bird, placeOf, browser: site.visitor({ as: site.a }) };
}

test("bird after bird is moved; the place and the day stay for the next, and the last has its Undo", async () => {
  const { bird, placeOf, browser } = await newFlock();
  const one = await bird("FOP R481 26 034");
  const today = filledIn((await browser.get("/move")).html, "moved_on") ?? "";
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  const moved = await browser.post("/move", { ring: "034", place_id: "pl_two", moved_on: today });
  expect(moved.status).toBe(303);
  const { html } = await browser.get(moved.location ?? "");
  expect(words(html)).toMatch(/FOP R481 26 034 moved to G 2 Undo/);
  expect(["ring", "place_id", "moved_on"].map((name) => filledIn(html, name))).toEqual(["", "pl_two", today]);
  expect(await placeOf(one.id)).toBe("pl_two");
  const twice = await browser.post("/move", { ring: "034", place_id: "pl_two", moved_on: "" });
  const same = words((await browser.get(twice.location ?? "")).html);
  expect(same).toContain("FOP R481 26 034 was already in G 2");
  expect(same).not.toContain("Undo");
  const undo = /action="(\/birds\/\w+\/undo[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect((await browser.post(undo, {})).location).toBe(`/move?place_id=pl_two&moved_on=${today}`);
  expect(await placeOf(one.id)).toBeNull();
  await browser.post("/move", { ring: "034", place_id: "pl_two" });
  const out = await browser.post("/move", { ring: "034", place_id: "none" });
  expect(words((await browser.get(out.location ?? "")).html)).toContain("FOP R481 26 034 has no place now");
});

test("a full place asks for a reason, and a day before the bird was there is refused", async () => {
  const { bird, placeOf, browser } = await newFlock();
  await bird("FOP 26 001", { place_id: "pl_one" });
  const two = await bird("FOP 26 002", { birth_date: "2026-02-01" });
  const early = await browser.post("/move", { ring: "002", place_id: "pl_two", moved_on: "2026-01-01" });
  expect([early.status, /name="moved_on"[^>]*aria-invalid="true"/.test(early.html)]).toEqual([422, true]);
  expect((await browser.get("/move")).html).not.toContain('name="reason"');
  const full = await browser.post("/move", { ring: "002", place_id: "pl_one" });
  expect([full.status, filledIn(full.html, "reason")]).toEqual([409, ""]);
  expect((await browser.post("/move", { ring: "002", place_id: "pl_one", reason: "muda" })).status).toBe(303);
  expect(await placeOf(two.id)).toBe("pl_one");
});

test("the move page lets one of several birds be chosen, reports unknown and strangers' rings, and serves only writers", async () => {
  const { bird, placeOf, browser, db, env, visitor } = await newFlock();
  const older = await bird("FOP 25 034");
  await bird("FOP 26 034");
  const answer = await browser.post("/move", { ring: "034", place_id: "pl_two" });
  expect([answer.status, answer.html.match(/type="radio"/g)?.length, filledIn(answer.html, "place_id")]).toEqual([
    ...[422, 2, "pl_two"],
  ]);
  await browser.post("/move", {
    ring: "034",
    place_id: "pl_two",
    "ring-of": "034",
    "ring-pick": `${older.id} FOP 25 034`,
  });
  expect(await placeOf(older.id)).toBe("pl_two");
  const theirs = await browser.post("/move", { ring: "FOP ZZ 26 900", place_id: "pl_two" });
  expect([theirs.status, words(theirs.html).includes("No bird has FOP ZZ 26 900")]).toEqual([422, true]);
  expect((await browser.post("/move", { ring: "FOP 26 034", place_id: "pl_theirs" })).status).toBe(422);
  expect((await browser.get("/scan?for=move&code=g+2")).location).toBe("/move?place_id=pl_two");
  const viewer = visitor({ as: await settle(db, env, "Viewer", "viewer") });
  expect((await viewer.get("/birds")).html).not.toContain('href="/move"');
  expect((await viewer.get("/move")).status).toBe(403);
  expect((await viewer.post("/move", { ring: "034", place_id: "pl_two" })).status).toBe(403);
});

test("of several places that a text could mean one is chosen, in the round and where several birds move, without a script", async () => {
  const { bird, placeOf, browser, db, a } = await newFlock();
  const [one, two] = [await bird("FOP 26 001"), await bird("FOP 26 002")];
  await db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
    INSERT INTO places (id, org_id, kind, name, name_key, position, created_at, updated_at)
    SELECT 'pl_' || i, ${a.org_id}, 'cage', 'Voo ' || i, 'voo ' || i, i, '2026', '2026' FROM n`);
  const box = { "place_id-of": "", moved_on: "" };
  const forms: Record<string, Record<string, string>> = {
    "/move": { ring: "001" },
    [`/birds/move?ids=${one.id},${two.id}`]: { ids: `${one.id},${two.id}` },
  };
  for (const [path, form] of Object.entries(forms)) {
    const open = await browser.post(path, { ...form, ...box, place_id: "oo 3" });
    expect([path, open.status, filledIn(open.html, "place_id")]).toEqual([path, 422, "oo 3"]);
    expect(open.html).toContain('value="pl_33 Voo 33"');
    const chosen = { ...box, place_id: "oo 3", "place_id-of": "oo 3", "place_id-pick": "pl_33 Voo 33" };
    expect((await browser.post(path, { ...form, ...chosen })).status).toBe(303);
    const none = await browser.post(path, { ...form, ...box, place_id: "Marte" });
    expect([path, none.status]).toEqual([path, 422]);
  }
  expect([await placeOf(one.id), await placeOf(two.id)]).toEqual(["pl_33", "pl_33"]);
  expect(filledIn((await browser.get("/move?place_id=pl_40")).html, "place_id")).toBe("Voo 40");
  expect((await browser.get("/move")).html).toContain("/birds/move?from=pl_33");
});
