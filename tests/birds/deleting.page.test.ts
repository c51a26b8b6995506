import { expect, test } from "vitest";
import { filledIn, keeping, ringsOn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  return { ...keeper, canary: await keeper.species("Canary"), browser: site.visitor({ as: site.a }) };
}

test("a bird is deleted at once and can be brought back from the message", async () => {
  const { browser, canary, bird, stored } = await newFlock();
  const kept = await bird("PT 1", canary.id);
  const gone = await bird("PT 2", canary.id);
  const listed = await browser.get("/birds?sort_by=identifier&order=asc");
  // Without a script the sign at the end of a row leads to its bird, where all can be done.
  expect(listed.html).toContain(`<a class="row-more" aria-label="Actions for PT 2" href="/birds/${gone.id}"`);
  const path = `/birds/${gone.id}/delete?sort_by=identifier&order=asc`;
  const deleted = await browser.post(path, { ring: "PT 2" });
  expect([deleted.status, deleted.location]).toEqual([303, "/birds?sort_by=identifier&order=asc"]);
  const list = await browser.get("/birds?sort_by=identifier&order=asc");
  expect(ringsOn(list.html)).toEqual(["PT 1"]);
  expect(words(list.html)).toContain("PT 2 deleted.");
  expect(words(list.html)).toContain("Showing 1 of 1 bird");
  const undo = /<form[^>]*action="(\/birds\/[^"]*\/restore[^"]*)"/.exec(list.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const restored = await browser.post(undo, {});
  expect([restored.status, restored.location]).toEqual([303, "/birds?sort_by=identifier&order=asc"]);
  const again = await browser.get("/birds?sort_by=identifier&order=asc");
  expect(ringsOn(again.html)).toEqual(["PT 1", "PT 2"]);
  expect((await stored(kept.id)).identifier).toBe("PT 1");
  const twice = await browser.post(`/birds/${gone.id}/delete`, {});
  await browser.get("/birds");
  expect([twice.status, (await browser.post(`/birds/${gone.id}/delete`, {})).status]).toEqual([303, 303]);
  expect(words((await browser.get("/birds")).html)).toContain("already been deleted");
});

test("deleting can be asked for by a link as well", async () => {
  const { browser, canary, bird } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  const answer = await browser.get(`/birds/${id}/delete`);
  expect(words(answer.html)).toContain("Delete PT 1?");
  expect(filledIn(answer.html, "ring")).toBe("PT 1");
});

test("a ring given to another bird meanwhile keeps the deleted one in the trash, and says why", async () => {
  const { browser, canary, bird } = await newFlock();
  const { id } = await bird("PT 1", canary.id);
  await browser.post(`/birds/${id}/delete`, {});
  await bird("PT 1", canary.id);
  expect((await browser.post(`/birds/${id}/restore`, {})).status).toBe(303);
  expect(words((await browser.get("/birds")).html)).toContain("its ring number now belongs to another bird");
});
