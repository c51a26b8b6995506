import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

async function ward() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id: species_id } = await keeper.species("Canary");
  const sick = await makeFor(site, site.a).status("sick");
  const well = await keeper.bird("FOP 26 034", species_id);
  const ill = await keeper.bird("FOP 26 051", species_id);
  await site.ask(`/api/birds/${ill.id}/status`, { as: site.a, json: { status_id: sick.id } });
  const theirs = keeping(site, site.b);
  const stranger = await theirs.bird("FOP 26 900", (await theirs.species("Finch")).id);
  const keyOf = async (id: string) =>
    (
      await site.db.all<{ key: string | null; cause: string | null }>(sql`SELECT statuses.key, cause_of_death AS cause
        FROM birds LEFT JOIN statuses ON statuses.id = birds.status_id WHERE birds.id = ${id}`)
    )[0];
  return { ...site, well, ill, stranger, keyOf, browser: site.visitor({ as: site.a }) };
}

test("a death is noted by a part of the ring, or by one press on a bird that is sick, and taken back", async () => {
  const { browser, well, ill, keyOf } = await ward();
  const { html } = await browser.get("/died");
  expect(words(html)).toMatch(/Sick and in quarantine FOP 26 051 .*Sick Died/);
  expect(words(html)).not.toContain("FOP 26 034");
  const on = filledIn(html, "on") ?? "";
  const late = await browser.post("/died", { ring: "034", on: "2999-01-01", cause: "Gato" });
  expect([late.status, filledIn(late.html, "ring"), filledIn(late.html, "cause")]).toEqual([422, "034", "Gato"]);
  const died = await browser.post("/died", { ring: "034", on, cause: "Gato" });
  expect([died.status, died.location]).toEqual([303, `/birds/${well.id}`]);
  expect(await keyOf(well.id)).toEqual({ key: "deceased", cause: "Gato" });
  const page = (await browser.get(`/birds/${well.id}`)).html;
  const undo = /action="(\/birds\/\w+\/undo[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect((await browser.post(undo, {})).location).toBe(`/birds/${well.id}`);
  expect(await keyOf(well.id)).toEqual({ key: null, cause: null });
  const pressed = await browser.post("/died", { ring: "", on, cause: "", pressed: ill.id });
  expect([pressed.status, (await keyOf(ill.id))?.key]).toEqual([303, "deceased"]);
});

test("nobody's bird dies of a ring that several have, of another's id, or by a viewer", async () => {
  const { browser, well, stranger, keyOf, db, a } = await ward();
  const several = await browser.post("/died", { ring: "FOP 26" });
  expect([
    several.status,
    /type="radio"[^>]*name="ring-pick"|name="ring-pick"[^>]*type="radio"/.test(several.html),
  ]).toEqual([422, true]);
  for (const pressed of [stranger.id, "", "bird_nobody"])
    expect([pressed, (await browser.post("/died", { ring: "", pressed })).status >= 400]).toEqual([pressed, true]);
  expect(await keyOf(stranger.id)).toMatchObject({ key: null });
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  await browser.get("/birds");
  expect((await browser.get("/died")).status).toBe(403);
  expect((await browser.post("/died", { ring: "034" })).status).toBe(403);
  expect(await keyOf(well.id)).toMatchObject({ key: null });
});
