import { expect, test } from "vitest";
import { made, words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

type Site = Awaited<ReturnType<typeof newSite>>;

/** A cock, his sister and their parents, a hen from elsewhere and a young hen of nobody. */
async function canaries({ ask, a }: Site) {
  const canary = { common_name: "Canary", latin_name: "Serinus canaria", group: "Finches", incubation_days: 13 };
  const species_id = await made(await ask("/api/bird-species/", { as: a, json: canary }));
  const hatch = async (identifier: string, sex: string, more: Record<string, unknown> = {}) =>
    made(await ask("/api/birds/", { as: a, json: { identifier, sex, species_id, ...more } }));
  const parents = {
    father_id: await hatch("PT 1", "male", { birth_date: "2022-03-01" }),
    mother_id: await hatch("PT 2", "female", { birth_date: "2022-03-01" }),
  };
  const cock = await hatch("PT 3", "male", { ...parents, birth_date: "2023-03-01" });
  const sister = await hatch("PT 4", "female", { ...parents, birth_date: "2023-03-01" });
  const hen = await hatch("PT 5", "female", { birth_date: "2023-03-01", mutation: "Mosaico vermelho" });
  const chick = await hatch("PT 6", "female", { birth_date: new Date().toISOString().slice(0, 10) });
  return { cock, sister, hen, chick, hatch, species_id };
}

const ringsIn = (html: string) => [
  ...new Set([...(/<tbody[\s\S]*<\/tbody>/.exec(html)?.[0] ?? "").matchAll(/PT \d/g)].map(([ring]) => ring)),
];

test("the mates of a cock are its hens, the least related first, each with F of the young and what speaks against it", async () => {
  const site = await newSite();
  const { cock } = await canaries(site);
  const page = await site.visitor({ as: site.a, language: "pt" }).get(`/birds/${cock}/mates`);
  expect(page.status).toBe(200);
  expect(ringsIn(page.html)).toEqual(["PT 5", "PT 6", "PT 2", "PT 4"]);
  const text = words(page.html);
  expect(text).toMatch(/PT 4 .*25\s% ver porquê risco alto .*Juntar/);
  expect(text).toMatch(/PT 5 .*0\s% ver porquê reduz .*Juntar/);
  expect(text).toContain("nasceu hoje");
  expect(text).toContain("menos de 1 ano");
  expect(text).toContain("A mostrar 4 de 4 aves");
  expect(page.html).toContain(`href="/birds/${cock}/mates"`);
});

test("each mate stands with its colour, the colours its young would have, and a button of its own", async () => {
  const site = await newSite();
  const { cock, hen, hatch } = await canaries(site);
  await site.ask(`/api/birds/${cock}`, { as: site.a, method: "PUT", json: { mutation: "Lipocrómico amarelo" } });
  await hatch("PT 8", "female", { birth_date: "2023-03-01", mutation: "Lipocrómico amarelo" });
  const { html } = await site.visitor({ as: site.a, language: "pt" }).get(`/birds/${cock}/mates`);
  const row = (ring: string) => html.split("<tr").find((it) => it.includes(`>${ring}<`)) ?? "";
  const cell = (ring: string, name: string) =>
    words(new RegExp(`<td[^>]*data-cell="${name}"[^>]*>(.*?)</td>`, "s").exec(row(ring))?.[1] ?? "");
  expect(cell("PT 8", "colour")).toContain("Lipocrómico amarelo");
  expect(cell("PT 8", "young")).toMatch(/100\s% Amarelo/);
  expect(cell("PT 5", "colour")).toContain("Mosaico vermelho");
  // Of whom no colour is written nothing is expected.
  expect(cell("PT 2", "young")).toMatch(/—|desconhecid/);
  expect(cell("PT 5", "actions")).toContain("Juntar");
  expect(row("PT 5")).toContain(`href="/birds/pairs/new?cock=${cock}&amp;hen=${hen}"`);
});

test("two birds from elsewhere bring diversity to a flock of siblings, and its sister takes some", async () => {
  const site = await newSite();
  const { hatch, cock, sister } = await canaries(site);
  for (const ring of ["PT 11", "PT 12", "PT 13", "PT 14", "PT 15", "PT 16"]) {
    await hatch(ring, "male", { father_ring: "PT 1", mother_ring: "PT 2" });
  }
  const founder = await hatch("PT 7", "male");
  const browser = site.visitor({ as: site.a });
  const page = words((await browser.get(`/birds/${founder}/mates`)).html);
  expect(page).toContain("Its genes are rare");
  expect(page).toMatch(/PT 5 .*0% see why adds −\d/);
  expect(words((await browser.get(`/birds/${cock}/mates`)).html)).toMatch(/PT 4 .*25% see why high risk reduces \+\d/);
  expect(words((await browser.get(`/birds/${sister}/mates`)).html)).toMatch(/PT 7 .*0%/);
});

test("mates are narrowed and sorted by the address alone", async () => {
  const site = await newSite();
  const { cock } = await canaries(site);
  const browser = site.visitor({ as: site.a });
  const rings = async (search: string) => ringsIn((await browser.get(`/birds/${cock}/mates?${search}`)).html);
  expect(await rings("mutation=VERMELHO")).toEqual(["PT 5"]);
  expect(await rings("adults=yes&sort_by=identifier")).toEqual(["PT 2", "PT 4", "PT 5"]);
  const oldest = await browser.get(`/birds/${cock}/mates?sort_by=birth_date`);
  expect(ringsIn(oldest.html)[0]).toBe("PT 2");
  expect(oldest.html).toMatch(/aria-sort="ascending"[^>]*data-cell="age"/);
  expect(words((await browser.get(`/birds/${cock}/mates?mutation=azul`)).html)).toContain("No birds found");
  expect((await browser.get(`/birds/${cock}/mates?page=x`)).location).toBe(`/birds/${cock}/mates`);
  expect((await browser.get(`/birds/${cock}/mates?page=9`)).location).toBe(`/birds/${cock}/mates`);
});

test("a bird of unknown sex is told why it has no mates, and a bird alone what to do", async () => {
  const site = await newSite();
  const { hatch } = await canaries(site);
  const unknown = await hatch("PT 9", "unknown");
  const page = await site.visitor({ as: site.a }).get(`/birds/${unknown}/mates`);
  expect(page.status).toBe(200);
  expect(words(page.html)).toContain("This bird's sex is unknown");
  expect(page.html).toContain(`/birds/${unknown}/edit`);
  const finch = { common_name: "Finch", latin_name: "Taeniopygia guttata", group: "Finches", incubation_days: 13 };
  const species_id = await made(await site.ask("/api/bird-species/", { as: site.a, json: finch }));
  const alone = await hatch("PT 10", "female", { species_id });
  expect(words((await site.visitor({ as: site.a }).get(`/birds/${alone}/mates`)).html)).toContain(
    "There are no cocks for this hen",
  );
});

test("nobody sees the mates of another organisation's bird", async () => {
  const site = await newSite();
  const { cock } = await canaries(site);
  const page = await site.visitor({ as: site.b }).get(`/birds/${cock}/mates`);
  expect(page.status).toBe(404);
  expect(page.html).not.toContain("PT 5");
});

test("a bird that has left or is another breeder’s has no mates, and its page says why", async () => {
  const site = await newSite();
  const { cock, hen, hatch } = await canaries(site);
  const browser = site.visitor({ as: site.a, language: "pt" });
  const { status } = makeFor(site, site.a);
  const theirs = await hatch("PT 9", "male", { is_reference: true });
  for (const [id, key] of [
    [cock, "deceased"],
    [hen, "sold"],
  ] as const)
    await site.ask(`/api/birds/${id}/status`, { as: site.a, json: { status_id: (await status(key)).id } });
  for (const [id, why] of [
    [cock, /Não há parceiros para PT 3 .*já não está no plantel: o estado é Morta/],
    [hen, /Não há parceiros para PT 5 .*já não está no plantel: o estado é Vendida/],
    [theirs, /Não há parceiros para PT 9 .*é de outro criador/],
  ] as const) {
    const page = await browser.get(`/birds/${id}/mates`);
    expect([page.status, words(page.html)]).toEqual([200, expect.stringMatching(why)]);
    expect((await browser.get(`/birds/${id}`)).html).not.toContain(`href="/birds/${id}/mates"`);
  }
  const pair = await browser.get(`/birds/pair?cock=${cock}&hen=${hen}`);
  expect([pair.status, pair.html.includes("/mates")]).toEqual([200, false]);
});
