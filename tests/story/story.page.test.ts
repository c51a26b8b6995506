import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

async function newFlock() {
  const site = await newSite();
  const keeper = keeping(site, site.a);
  const canary = await keeper.species("Canary");
  return { ...site, ...keeper, canary, browser: site.visitor({ as: site.a }) };
}

/** What stands between two headings of a page. */
const between = (html: string, from: string, to: string) =>
  words(html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from))));

test("the head stays the bird's on all its pages, with its ring in its colour and the way to edit it", async () => {
  const { browser, canary, bird } = await newFlock();
  const { id } = await bird("FOP 2023 884 007", canary.id, { name: "Flauta", sex: "female" });
  for (const page of ["", "/photos", "/pedigree", "/mates", "/genetics", "/weights", "/papers", "/history"]) {
    const { html } = await browser.get(`/birds/${id}${page}`);
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";
    expect([page, words(title).trim()]).toEqual([page, "Flauta FOP 2023 884 007 (Dark blue)"]);
    expect(title).toContain('data-band="dark_blue"');
    expect(html).toContain(`href="/birds/${id}/edit?return_to=${encodeURIComponent(`/birds/${id}${page}`)}"`);
    expect(html).toContain(`href="/birds/${id}/photos"`);
  }
});

test("parents, mates, siblings and young stand as cards, unknown parents as a way to name them", async () => {
  const { browser, canary, bird } = await newFlock();
  const father = await bird("PT 2020 1", canary.id, { sex: "male", name: "Rubi" });
  const mother = await bird("PT 2020 2", canary.id, { sex: "female" });
  const parents = { father_id: father.id, mother_id: mother.id };
  for (let n = 1; n <= 8; n += 1) await bird(`PT 2024 ${n}`, canary.id, { ...parents, birth_date: `2024-03-0${n}` });
  const half = await bird("PT 2024 9", canary.id, { father_id: father.id });
  const { html } = await browser.get(`/birds/${father.id}`);
  const family = between(html, 'id="family"', "What happened");
  for (const text of ["Father unknown Name the father", "PT 2020 2", "8 chicks", "Chicks 9", "PT 2024 8", "All 9"])
    expect(family).toContain(text);
  expect(family).not.toContain("PT 2024 1 ");
  expect(html).toContain(`href="/birds/${father.id}/parent?side=mother&amp;return_to=%2Fbirds%2F${father.id}"`);
  const all = await browser.get(`/birds?parent=${father.id}`);
  expect(words(all.html)).toContain("Chicks of one bird");
  expect(all.html.match(/PT 2024 \d/g)?.length).toBeGreaterThanOrEqual(9);
  const together = await browser.get(`/birds?parent=${father.id},${mother.id}`);
  expect(together.html).not.toContain("PT 2024 9<");
  const sibling = words((await browser.get(`/birds/${half.id}`)).html);
  expect(sibling).toMatch(/Siblings 8 .*half sibling/);
  expect(sibling).toContain("Chicks of PT 2020 1");
});

test("a move told of an earlier day than the import stands below it, and where a bird was first is no move", async () => {
  const { browser, canary, bird, ask, a } = await newFlock();
  const place = async (name: string) =>
    ((await (await ask("/api/places", { as: a, json: { kind: "room", name } })).json()) as { data: { id: string } })
      .data.id;
  const [first, second, third] = [await place("Sala 1"), await place("Sala 2"), await place("Sala 3")];
  const { id } = await bird("PT 1", canary.id, { place_id: first, birth_date: "2024-03-02" });
  for (const [place_id, moved_on] of [
    [second, "2024-05-01"],
    [third, "2024-06-01"],
  ])
    await ask("/api/birds/move", { as: a, json: { ids: [id], place_id, moved_on } });
  const story = between((await browser.get(`/birds/${id}`)).html, 'class="timeline"', "The whole history");
  expect(story).toMatch(/Registered in Sala 1 .*Moved to Sala 3 .*1 Jun 2024.*Moved to Sala 2 .*1 May 2024.*Hatched/);
  expect(story).not.toContain("Moved to Sala 1");
});

test("what happened to a bird is told by its days, the newest first, and F without a pedigree is unknown", async () => {
  const { browser, canary, bird, ask, a } = await newFlock();
  const { id } = await bird("PT 1", canary.id, { birth_date: "2024-03-02" });
  await bird("PT 2", canary.id, { mother_id: (await bird("PT 3", canary.id, { sex: "female" })).id });
  for (const [weighed_on, grams] of [
    ["2024-05-01", 19.1],
    ["2024-06-01", 19.4],
  ] as const)
    await ask(`/api/birds/${id}/weights`, { as: a, json: { weighed_on, grams } });
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { notes: "calma", mutation: "Opalino" } });
  const { html } = await browser.get(`/birds/${id}`);
  const story = between(html, 'class="timeline"', "The whole history");
  expect(story).toMatch(/Changed: .*by .*Weighed 19\.4 g.*1 Jun 2024.*Weighed 19\.1 g.*1 May 2024.*Hatched 2 Mar 2024/);
  const figures = between(html, 'class="bird-figures"', 'id="family"');
  expect(figures).toContain("unknown");
  expect(figures).not.toContain("0%");
  expect(figures).toMatch(/19\.4 g \+0\.3 g since 1 May 2024/);
});
