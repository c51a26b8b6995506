import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, ringsOn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { largeOrganization } from "./large-organization.ts";

async function settled() {
  const site = await newSite();
  const organization = await largeOrganization(site, site.a);
  return { ...site, ...organization, browser: site.visitor({ as: site.a }) };
}

/** The choices of a box of a page, as they read. */
function choicesIn(html: string, name: string): string[] {
  const [box = ""] = new RegExp(`<select[^>]*\\sname="${name}".*?</select>`, "s").exec(html) ?? [];
  return [...box.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text = ""]) => text);
}

test("the list of an organisation with 1,000 cages weighs what any list weighs, and the rows say where each bird is", async () => {
  const { browser } = await settled();
  const { html } = await browser.get("/birds");
  expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(70);
  expect(words(html)).toMatch(/ Gaiola \d+ /);
  const inRooms = ["Sala 1 (6)", "Sala 2 (5)", "Sala 3 (6)", "Sala 4 (3)", "Sala 5 (0)"];
  expect(choicesIn(html, "place_id")).toEqual(["Place: all", "No place (0)", ...inRooms]);
  expect(words(html)).toContain("Show the full list: Place (1045) · Species (60) · Status (40)");
});

test("a form for a place carries the places that can hold it, and a move of nobody none", async () => {
  const { browser, places } = await settled();
  for (const path of ["/places/new", `/places/${places.cages[0]}/edit`, "/birds/move"]) {
    const { status, html } = await browser.get(path);
    expect([path, status, Buffer.byteLength(html) < 40 * 1024]).toEqual([path, 200, true]);
  }
  // Of so many the form names the one it stands in, and any part of a name finds another.
  const { html } = await browser.get(`/places/${places.banks[0]}/edit`);
  expect([filledIn(html, "parent_id"), html.includes("parent_id-of")]).toEqual(["Sala 1", true]);
});

test("without a script a link opens one list, and its filter works and closes it again", async () => {
  const { browser, places } = await settled();
  const { html } = await browser.get("/birds?sex=male");
  const link = /href="([^"#]*open=place_id)#filter-place_id"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(link).toBe("/birds?sex=male&open=place_id");
  const opened = (await browser.get(link)).html;
  expect(choicesIn(opened, "place_id")).toHaveLength(1047);
  expect(choicesIn(opened, "place_id")).toContain("Sala 1 › Bateria 2 › Gaiola 13 (1)");
  expect(words(opened)).toContain("Show the full list: Species (60) · Status (40)");
  expect(opened).not.toMatch(/<input[^>]*name="open"/);
  // Every other way on leaves it closed.
  expect(opened).not.toMatch(/sort_by=[^"]*open=|open=[^"]*sort_by=/);
  const cage = places.cages[37] ?? "";
  const found = (await browser.get(`/birds?sex=male&place_id=${cage}`)).html;
  expect([ringsOn(found), filledIn(found, "place_id")]).toEqual([["PT 2026 1"], cage]);
  expect(choicesIn(found, "place_id")).toContain("Sala 1 › Bateria 2 › Gaiola 13 (1)");
});

test("a box that is opened gets all of its choices, counted under the other filters", async () => {
  const { browser } = await settled();
  const answer = await browser.get("/birds/choices?of=place_id&sex=male");
  expect(answer.status).toBe(200);
  const { choices, facet } = JSON.parse(answer.html) as {
    choices: unknown[];
    facet: { birds: Record<string, number> };
  };
  expect([choices.length, facet.birds.none ?? 0]).toEqual([1045, 0]);
});

test("birds are moved to one of 1,000 cages, and to one of 40 statuses, without a script", async () => {
  const { browser, birds, places, states, ask, a } = await settled();
  const stored = async (id = "") =>
    ((await (await ask(`/api/birds/${id}`, { as: a })).json()) as { data: Record<string, unknown> }).data;
  const ids = birds.slice(0, 2);
  const where = await browser.post("/birds/bulk?sex=male", { action: "place", ids });
  // Of so many none is listed: one is called by a part of its name.
  expect([where.status, filledIn(where.html, "ids"), filledIn(where.html, "set_place_id-of")]).toEqual([
    ...[200, ids.join(","), ""],
  ]);
  const sent = { ids: ids.join(",") };
  const typed = (text: string) => ({ ...sent, action: "place", set_place_id: text, "set_place_id-of": "", reason: "" });
  const open = await browser.post("/birds/bulk", typed("Gaiola 10"));
  expect([open.status, filledIn(open.html, "set_place_id"), filledIn(open.html, "ids")]).toEqual([
    ...[422, "Gaiola 10", sent.ids],
  ]);
  expect(open.html).toMatch(/name="set_place_id-pick" value="pl_/);
  const strange = await browser.post("/birds/bulk", typed("Nenhures"));
  expect([strange.status, words(strange.html).includes("No place is called Nenhures")]).toEqual([422, true]);
  const [cage = "", status = ""] = [places.cages[999], states[39]];
  await browser.post("/birds/bulk", {
    ...typed("x"),
    "set_place_id-of": "x",
    "set_place_id-pick": `${cage} x`,
  });
  const which = await browser.post("/birds/bulk?sex=male", { action: "status", set_status_id: "choose", ids });
  expect([which.status, choicesIn(which.html, "set_status_id").length]).toEqual([200, 43]);
  expect([filledIn(which.html, "ids"), words(which.html).includes("2 selected")]).toEqual([sent.ids, true]);
  const done = await browser.post("/birds/bulk?sex=male", { ...sent, action: "status", set_status_id: status });
  expect(done.location).toBe("/birds?sex=male");
  expect(await stored(ids[0])).toMatchObject({ place_id: cage, status_id: status });
});

test("a small flock gets every list of choices whole, without a link to more", async () => {
  const site = await newSite();
  const browser = site.visitor({ as: site.a });
  const { id } = (
    (await (
      await site.ask("/api/bird-species", {
        as: site.a,
        json: { common_name: "Canary", latin_name: "Avis rara", group: "finch", incubation_days: 14 },
      })
    ).json()) as { data: { id: string } }
  ).data;
  await site.ask("/api/birds", { as: site.a, json: { identifier: "PT 1", species_id: id } });
  const { html } = await browser.get("/birds");
  expect([/[?&]open=/.test(html), words(html).includes("full list")]).toEqual([false, false]);
  expect(choicesIn(html, "set_status_id").length).toBeGreaterThan(10);
});

test("of more places than a box can hold the first are shown, and the way to the others is told in both languages", async () => {
  const { browser, db, a, visitor, places } = await settled();
  await db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO places (id, org_id, kind, name, name_key, position, created_at, updated_at)
    SELECT 'pl_' || i, ${a.org_id}, 'aviary', 'V' || i, 'v' || i, 100 + i, '2026', '2026' FROM n`);
  const { html } = await browser.get("/birds?open=place_id");
  expect(choicesIn(html, "place_id")).toHaveLength(1202);
  expect(words(html)).toContain("The first 1,200 of 4,045 places are shown. Search for another place");
  expect(words(html)).toContain("Show the full list: Species (60) · Status (40)");
  expect(html).toMatch(/<a[^>]*href="\/places"[^>]*>Search for another/);
  const portuguese = visitor({ as: a, language: "pt" });
  expect(words((await portuguese.get("/birds?open=place_id")).html)).toMatch(/os primeiros 1\D?200 de 4\D?045 locais/);
  // Its page leads to its birds, and what is chosen stays chosen.
  expect(words((await browser.get(`/places/${places.cages[37]}`)).html)).toContain("PT 2026 1");
  expect(filledIn((await browser.get("/birds?open=place_id&place_id=pl_2999")).html, "place_id")).toBe("pl_2999");
});
