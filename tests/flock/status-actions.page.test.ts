import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledIn, keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

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

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The Undo of the message on a page. */
const undoOn = (html: string) => /action="(\/birds\/bulk\/undo[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

async function flockOfTwo() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const { id: species_id } = await keeper.species("Canary");
  const birds = [await keeper.bird("PT 1", species_id), await keeper.bird("PT 2", species_id)];
  const idOf = async (path: string, key: string) => {
    const { data } = (await (await site.ask(path, { as: site.a })).json()) as { data: Array<Record<string, string>> };
    return data.find((it) => it.key === key)?.id ?? "";
  };
  const rows = (column: string) =>
    site.db.all<Record<string, unknown>>(
      sql`SELECT ${sql.raw(column)} FROM birds WHERE org_id = ${site.a.org_id} ORDER BY identifier`,
    );
  const cage = await site.ask("/api/places", { as: site.a, json: { kind: "cage", name: "C1" } });
  const place = ((await cage.json()) as { data: { id: string } }).data.id;
  return { ...site, place, ids: birds.map(({ id }) => id), idOf, rows, browser: site.visitor({ as: site.a }) };
}

test("one bird moves from a page of its own on a day that was, the place tells that day, and the move is taken back", async () => {
  const { browser, ids, rows, place } = await flockOfTwo();
  const page = `/birds/move?ids=${ids[0]}&return_to=/birds/${ids[0]}`;
  const { html } = await browser.get(page);
  expect([filledIn(html, "moved_on"), words(html).includes("Move PT 1")]).toEqual([daysAgo(0), true]);
  const form = {
    ids: ids[0] ?? "",
    place_id: place,
    moved_on: "2999-01-01",
    reason: "",
    return_to: `/birds/${ids[0]}`,
  };
  const wrong = await browser.post(page, form);
  expect([wrong.status, filledIn(wrong.html, "moved_on"), filledIn(wrong.html, "place_id")]).toEqual([
    422,
    "2999-01-01",
    place,
  ]);
  const moved = await browser.post(page, { ...form, moved_on: daysAgo(3) });
  expect([moved.status, moved.location]).toEqual([303, `/birds/${ids[0]}`]);
  const undo = undoOn((await browser.get(`/birds/${ids[0]}`)).html);
  expect((await browser.get(`/places/${place}`)).html).toContain(`dateTime="${daysAgo(3)}"`);
  expect((await browser.post(undo, {})).location).toBe(`/birds/${ids[0]}`);
  expect(await rows("place_id")).toEqual([{ place_id: null }, { place_id: null }]);
  expect((await browser.get(`/places/${place}`)).html).not.toContain(`dateTime="${daysAgo(3)}"`);
});

test("many die on one day of one cause, what was wrong is asked again with what was typed, and one Undo takes it back", async () => {
  const { browser, ids, idOf, rows } = await flockOfTwo();
  const [dead, sick] = [await idOf("/api/statuses", "deceased"), await idOf("/api/statuses", "sick")];
  const form = { action: "status", set_status_id: sick, status_since: daysAgo(2), cause_of_death: "Gato", ids };
  const wrong = await browser.post("/birds/bulk?sex=unknown", form);
  expect([wrong.status, words(wrong.html).includes("2 selected")]).toEqual([422, true]);
  for (const [name, typed] of Object.entries({ ...form, ids: ids.join(",") }))
    expect([name, filledIn(wrong.html, name)]).toEqual([name, typed]);
  const done = await browser.post("/birds/bulk?sex=unknown", { ...form, set_status_id: dead, ids: ids.join(",") });
  expect(done.location).toBe("/birds?sex=unknown");
  expect(await rows("status_since")).toEqual([{ status_since: daysAgo(2) }, { status_since: daysAgo(2) }]);
  expect(await rows("cause_of_death")).toEqual([{ cause_of_death: "Gato" }, { cause_of_death: "Gato" }]);
  const undo = undoOn((await browser.get("/birds?sex=unknown")).html);
  expect((await browser.post(undo, {})).location).toBe("/birds?sex=unknown");
  expect(await rows("status_id")).toEqual([{ status_id: null }, { status_id: null }]);
});

test("birds are given to somebody for a price as people write it, and what is no price is asked again", async () => {
  const { browser, ids, idOf, rows } = await flockOfTwo();
  const sold = await idOf("/api/statuses", "sold");
  const [id] = ids;
  const form = {
    status_id: sold,
    status_since: daysAgo(1),
    left_to: "=1+1",
    left_price_cents: "-5",
    return_to: "/birds",
  };
  const wrong = await browser.post(`/birds/${id}/status`, form);
  expect([wrong.status, filledIn(wrong.html, "left_price_cents"), filledIn(wrong.html, "left_to")]).toEqual([
    422,
    "-5",
    "=1+1",
  ]);
  for (const none of ["1e12", "muito", "1.234", "12,345"])
    expect([none, (await browser.post(`/birds/${id}/status`, { ...form, left_price_cents: none })).status]).toEqual([
      none,
      422,
    ]);
  expect((await browser.post(`/birds/${id}/status`, { ...form, left_price_cents: "1.234,56" })).status).toBe(303);
  expect((await rows("left_price_cents"))[0]).toEqual({ left_price_cents: 123_456 });
  const page = words((await browser.get(`/birds/${id}`)).html);
  expect(page).toMatch(/Sold since .*to =1\+1 · €1,234\.56/);
  // A table that is opened must not reckon with what somebody was called.
  const csv = (await browser.get("/birds/export?format=csv")).html;
  expect([csv.includes("'=1+1"), csv.includes(",=1+1")]).toEqual([true, false]);
  const many = { action: "status", set_status_id: sold, left_to: "Rita", left_price_cents: "12,5 €", ids };
  expect((await browser.post("/birds/bulk", many)).status).toBe(303);
  expect(await rows("left_price_cents")).toEqual([{ left_price_cents: 123_456 }, { left_price_cents: 1250 }]);
  const nobody = await browser.post("/birds/bulk", { ...many, set_status_id: await idOf("/api/statuses", "sick") });
  expect([nobody.status, filledIn(nobody.html, "left_price_cents")]).toEqual([422, "12,5 €"]);
  // The bird's form, where the status is another and the boxes were left as they stood.
  const { html } = await browser.get(`/birds/${id}/edit`);
  const was = /name="status_was" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  const kept = { status_was: was, left_to: "=1+1", left_price_cents: filledIn(html, "left_price_cents") ?? "" };
  expect(kept.left_price_cents).toBe("1234.56");
  const back = { identifier: "PT 1", sex: "unknown", status_id: await idOf("/api/statuses", "sick"), ...kept };
  expect((await browser.post(`/birds/${id}/edit`, back)).status).toBe(303);
  expect((await rows("left_to"))[0]).toEqual({ left_to: null });
});
