import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/house/birds-flock.ts";
import { newSite } from "#tests/house/site.ts";

test("a death is recorded without a script, dated today, and taken back by its Undo", async () => {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id: species_id } = await keeper.species("Canary");
  const { id } = await keeper.bird("PT 1", species_id);
  const browser = site.visitor({ as: site.a });
  const stored = async () =>
    (await site.db.all<Record<string, unknown>>(sql`SELECT status_id, status_since FROM birds WHERE id = ${id}`))[0];
  const page = `/birds/${id}/died?return_to=/birds`;
  const { html } = await browser.get(page);
  const day = filledIn(html, "status_since") ?? "";
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const status_id = /name="status_id" value="(\w+)"/.exec(html)?.[1] ?? "";
  const form = { status_id, status_since: day, cause_of_death: "Gato", version: "1", return_to: "/birds" };
  const wrong = await browser.post(page, { ...form, status_since: "2999-01-01" });
  expect(words(wrong.html)).toContain("This day has not come yet");
  expect(filledIn(wrong.html, "cause_of_death")).toBe("Gato");
  const died = await browser.post(page, form);
  expect([died.status, died.location]).toEqual([303, "/birds"]);
  expect(await stored()).toEqual({ status_id, status_since: day });
  const list = (await browser.get("/birds")).html;
  const undo = /action="(\/birds\/\w+\/undo[^"]*)"/.exec(list)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect((await browser.post(undo, {})).location).toBe("/birds");
  expect(await stored()).toEqual({ status_id: null, status_since: null });
  // Whoever comes second is told what was done meanwhile.
  const late = await browser.post(`/birds/${id}/status`, form);
  expect([late.status, words(late.html).includes("changed this bird on")]).toEqual([409, true]);
});
