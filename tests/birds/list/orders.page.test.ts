import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type BirdSort, birdSorts, orders } from "#db/vocabulary.ts";
import { keeping, ringsOn, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

/** Twelve birds of two species and three statuses, each written down a day after the one before. */
async function twelveBirds() {
  const site = await newSite();
  const { species, bird } = keeping(site, site.a);
  const { ask, a, db } = site;
  const kinds = [await species("Canary"), await species("Bullfinch")];
  const { data } = (await (await ask("/api/statuses", { as: a })).json()) as {
    data: Array<{ id: string; key: string }>;
  };
  const idOf = (key: string) => data.find((it) => it.key === key)?.id ?? "";
  const states = [idOf("active"), idOf("for_sale"), idOf("sold")];
  for (let n = 0; n < 12; n += 1) {
    const { id } = await bird(`PT ${(n * 7) % 12}`, kinds[n % 2]?.id ?? "", {
      status_id: states[n % 3],
      mutation: n === 0 ? "Lipocrómico amarelo" : null,
      birth_date: `20${10 + ((n * 5) % 12)}-03-01`,
    });
    const at = `2026-03-${String(n + 10)}T12:00:00.000Z`;
    await db.run(sql`UPDATE birds SET created_at = ${at} WHERE org_id = ${a.org_id} AND id = ${id}`);
  }
  return { ...site, browser: site.visitor({ as: a }), statuses: data.map(({ id }) => id), states };
}

const cells = (html: string, column: string) =>
  [...html.matchAll(new RegExp(`<td[^>]*data-cell="${column}"[^>]*>(.*?)</td>`, "gs"))].map(([, it = ""]) => it);
const days = (html: string, column: string) =>
  cells(html, column).map((cell) => /dateTime="([^"]*)"/i.exec(cell)?.[1] ?? "");

// What each order is seen by, as texts that rise as it rises.
const shownBy: Record<BirdSort, { column: string; read(html: string): string[] }> = {
  created_at: { column: "added", read: (html) => days(html, "added") },
  identifier: { column: "identifier", read: ringsOn },
  species: { column: "species", read: (html) => cells(html, "species").map(words) },
  birth_date: { column: "age", read: (html) => days(html, "age") },
  status: { column: "status", read: (html) => cells(html, "status").map(words) },
};

test("by whatever the list is sorted, the column that its head marks shows just that", async () => {
  const { browser } = await twelveBirds();
  const statusesInOrder = ["Active", "For sale", "Sold"];
  for (const sort_by of birdSorts)
    for (const order of orders) {
      const { html } = await browser.get(`/birds?sort_by=${sort_by}&order=${order}&status_id=all`);
      const { column, read } = shownBy[sort_by];
      const shown = read(html);
      const rank = (it: string) => statusesInOrder.findIndex((name) => it.includes(name));
      const rising = shown.toSorted((one, other) =>
        sort_by === "status" ? rank(one) - rank(other) : one < other ? -1 : Number(one > other),
      );
      expect([sort_by, order, shown]).toEqual([sort_by, order, order === "asc" ? rising : rising.reverse()]);
      expect([sort_by, new Set(shown).size > 1, shown.length]).toEqual([sort_by, true, 12]);
      // The older bird was born on the earlier day: a head says the order of what stands under it.
      const isRising = (order === "asc") !== (sort_by === "birth_date");
      const heads = [...html.matchAll(/<th scope="col" aria-sort="(ascending|descending)"[^>]*data-cell="(\w+)"/g)];
      expect(heads.map(([, way, name]) => [way, name])).toEqual([[isRising ? "ascending" : "descending", column]]);
    }
});

test("a card on a phone says the day that the list was sorted by, once somebody asks for that order", async () => {
  const { browser } = await twelveBirds();
  const label = /<td data-label="[^"]+"[^>]*data-cell="added"/;
  expect((await browser.get("/birds")).html).not.toMatch(label);
  expect((await browser.get("/birds?sort_by=created_at&order=asc")).html).toMatch(label);
});

test("the usual list is the flock as it stands: who left is behind a link, and always found by its ring", async () => {
  const { browser, states, db, a } = await twelveBirds();
  const usual = await browser.get("/birds");
  expect(words(usual.html)).toContain("Showing 8 of 8 birds");
  expect(words(usual.html)).toContain("Show 4 birds that left too");
  expect(usual.html).toContain('href="/birds?status_id=all"');
  const all = await browser.get("/birds?status_id=all");
  expect(words(all.html)).toContain("Showing 12 of 12 birds");
  expect(all.html).toContain('aria-label="Remove the filter All, those that left too"');
  const gone = ringsOn((await browser.get(`/birds?status_id=${states[2]}`)).html);
  expect(gone).toHaveLength(4);
  expect(ringsOn((await browser.get(`/birds?q=${encodeURIComponent(gone[0] ?? "")}`)).html)).toContain(gone[0]);
  // Pages go on where the one before ended, and whatever is done to all of the list leaves out who left.
  const rings = [];
  for (const page of [1, 2, 3, 4, 5, 6, 7, 8])
    rings.push(
      ...ringsOn((await browser.get(`/birds?page_size=10&page=${Math.ceil(page / 8)}`)).html).slice(page - 1, page),
    );
  expect(new Set(rings).size).toBe(8);
  expect(usual.html).toContain('<input type="hidden" name="status_id" value="current"');
  const filter = { status_id: "current", chosen: "1", all: "on", action: "delete" };
  await browser.post("/birds/bulk", filter);
  const [left] = await db.all<{ n: number }>(
    sql`SELECT count(*) AS n FROM birds WHERE org_id = ${a.org_id} AND deleted_at IS NULL`,
  );
  expect(left?.n).toBe(4);
  const emptied = await browser.get("/birds");
  expect(words(emptied.html)).toContain("No birds found");
  expect(words(emptied.html)).toContain("Show 4 birds that left too");
});

test("the colour stands in the row, in the head of the bird, and in the form before anything is folded away", async () => {
  const { browser } = await twelveBirds();
  const { html } = await browser.get("/birds?sort_by=created_at&order=asc");
  expect(cells(html, "mutation").map(words)).toContain(" Lipocrómico amarelo ");
  const id = /href="\/birds\/(bird_\w+)"/.exec(html)?.[1];
  expect((await browser.get(`/birds/${id}`)).html).toMatch(/class="bird-colour">Lipocrómico amarelo</);
  for (const path of ["/birds/new", `/birds/${id}/edit`]) {
    const form = (await browser.get(path)).html;
    const [colour, folded] = [form.indexOf('name="mutation"'), form.indexOf('<details class="drawer"')];
    expect([path, colour > 0 && colour < folded, form.split('name="mutation"').length]).toEqual([path, true, 2]);
  }
});
