import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

type Links = { html: string };

/** A breeder of canaries on the Portuguese mainland with a registration, at a browser without scripts. */
async function stall() {
  const site = await newSite();
  const { a, ask, db, visitor } = site;
  await db.run(sql`UPDATE organizations SET country = 'PT', region = 'mainland', district = 'Braga'`);
  await ask("/api/registrations", { as: a, json: { kind: "breeder_number", number: "PT-CRI-77" } });
  const make = makeFor(site, a);
  const canary = await make.species({ common_name: "Canário", latin_name: "Serinus canaria" });
  const gouldian = await make.species({ common_name: "Diamante-de-gould", latin_name: "Chloebia gouldiae" });
  const bird = (identifier: string, more: object = {}) =>
    make.bird({ identifier, species_id: canary.id, sex: "female", birth_date: "2026-03-01", ...more });
  const browser = visitor({ as: a, language: "pt" });
  const at = (location: string | null | undefined) => {
    const { pathname, search } = new URL(location ?? "", "http://voliera.test");
    return pathname + search;
  };
  /** The hidden boxes of the form of a listing, as the page sends them. */
  const hidden = ({ html }: Links) => {
    const form = html.slice(html.indexOf('id="listing"'));
    const boxes = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    return Object.fromEntries(boxes.map(([, name = "", value = ""]) => [name, value]));
  };
  return { site, browser, bird, canary, gouldian, at, hidden };
}

test("from a bird's page to published in two presses, without a price and without a script", async () => {
  const { browser, bird, at, hidden } = await stall();
  const { id } = await bird("FOP R481 26 001");
  const start = `/marketplace/new?bird_ids=${id}`;
  expect((await browser.get(`/birds/${id}`)).html).toContain(`href="${start}"`);
  const form = await browser.get(start);
  const read = words(form.html);
  for (const text of [
    "O que a lei deixa mostrar",
    "Sem preço",
    "Fonte:",
    "Papéis, árvore",
    "Diga de quantas crias",
    "Braga",
  ])
    expect(read).toContain(text);
  expect(read.indexOf("O que a lei deixa mostrar")).toBeLessThan(read.indexOf("Título"));
  expect(form.html).not.toContain('name="price"');
  const published = await browser.post(start, {
    ...hidden(form),
    title: "Canária vermelha",
    brood: "4",
    do: "publish",
  });
  expect(published.status, words(published.html)).toBe(303);
  const page = words((await browser.get(at(published.location))).html);
  for (const text of ["Publicado: “Canária vermelha”", "À vista", "Pôr em pausa", "Ver no mercado"])
    expect(page).toContain(text);
  // On the bird's own page stands the listing, and the way to another leads there.
  expect(words((await browser.get(`/birds/${id}`)).html)).toContain("Canária vermelha à vista");
  const again = await browser.get(start);
  expect([again.status, at(again.location)]).toEqual([302, at(published.location)]);
  const list = words((await browser.get("/marketplace")).html);
  for (const text of ["anúncios ativos do seu plano", "Canária vermelha", "faltam 60 dias", "Pôr em pausa"])
    expect(list).toContain(text);
});

test("a closed species is refused with rule and source, and has no form to fill in vain", async () => {
  const { browser, bird, gouldian } = await stall();
  const { id } = await bird("FOP R481 26 009", { species_id: gouldian.id });
  const { html } = await browser.get(`/marketplace/new?bird_ids=${id}`);
  for (const text of ["Não pode anunciar Diamante-de-gould", "Fonte:", "Registar venda"])
    expect(words(html)).toContain(text);
  expect(html).not.toContain('id="listing"');
});

test("what is missing keeps a listing a draft, each named with the way to mend it", async () => {
  const { site, browser, bird, at, hidden } = await stall();
  await site.db.run(sql`DELETE FROM registrations`);
  const { id } = await bird("FOP R481 26 002", { birth_date: undefined });
  const start = `/marketplace/new?bird_ids=${id}`;
  const form = await browser.get(start);
  for (const link of [`/birds/${id}/edit`, "/settings/papers", "#brood"]) expect(form.html).toContain(`href="${link}"`);
  expect(form.html).not.toContain('value="publish"');
  const draft = await browser.post(start, { ...hidden(form), title: "Canária", do: "draft" });
  const page = await browser.get(at(draft.location));
  for (const text of ["Rascunho guardado", "O que falta para publicar", "Diga quando nasceu"])
    expect(words(page.html)).toContain(text);
  const refused = await browser.post(at(draft.location), { state: "published" });
  expect([refused.status, words(refused.html)]).toEqual([422, expect.stringContaining("Falta")]);
  const gone = await browser.post(`${at(draft.location)}?delete`, { name: "Canária" });
  expect([gone.status, at(gone.location)]).toEqual([303, "/marketplace"]);
  expect(words((await browser.get("/marketplace")).html)).toContain("Mostre as suas aves a quem as procura");
});

test("a cage at 40.00 is published with its price, changed, paused, sold", async () => {
  const { browser, at, hidden } = await stall();
  const start = "/marketplace/new?goods";
  const form = await browser.get(start);
  const unread = await browser.post(start, { ...hidden(form), title: "Gaiola", price: "1.234", do: "publish" });
  expect([unread.status, words(unread.html)]).toEqual([422, expect.stringMatching(/1\.234 tanto pode ser/)]);
  const published = await browser.post(start, {
    ...hidden(form),
    title: "Gaiola de criação",
    price: "40,00",
    do: "publish",
  });
  expect(published.status, words(published.html)).toBe(303);
  const page = at(published.location);
  expect(words((await browser.get(page)).html)).toContain("40,00 €");
  const edit = await browser.get(`${page}/edit`);
  const changed = await browser.post(`${page}/edit`, { ...hidden(edit), title: "Gaiola dupla", price: "35", do: "" });
  expect([changed.status, at(changed.location)]).toEqual([303, page]);
  for (const [state, text] of [
    ["paused", "Está em pausa porque assim o quis"],
    ["published", "À vista"],
    ["sold", "Vendido"],
  ] as const) {
    const turned = await browser.post(page, { state });
    expect(turned.status, words(turned.html)).toBe(303);
    expect(words((await browser.get(page)).html)).toContain(text);
  }
  expect(words((await browser.get("/marketplace?state=sold")).html)).toContain("Gaiola dupla");
});

test("what gives the seller away is told, and what is misspelt in a form comes back with all that was typed", async () => {
  const { browser, bird, at, hidden } = await stall();
  const { id } = await bird("FOP R481 26 003");
  const start = `/marketplace/new?bird_ids=${id}`;
  const form = await browser.get(start);
  const bare = await browser.post(start, {
    ...hidden(form),
    title: "",
    text: "Canta bem",
    district: "Barcelos",
    do: "draft",
  });
  expect(bare.status).toBe(422);
  for (const text of ["Canta bem", "Barcelos", "Dê um título"]) expect(bare.html).toContain(text);
  const kept = await browser.post(start, {
    ...hidden(form),
    title: "Canária",
    text: "Ligue para 912 345 678",
    brood: "3",
    do: "publish",
  });
  expect(words((await browser.get(at(kept.location))).html)).toContain("o telefone");
});

test("the seller's page says which address it has, is switched on with a name, and tells what is never shown", async () => {
  const { browser } = await stall();
  const page = await browser.get("/marketplace/seller");
  for (const text of ["Nunca se mostra", "/market/s/", "PT-CRI-77"]) expect(words(page.html)).toContain(text);
  const shown = await browser.post("/marketplace/seller", {
    is_shown: "on",
    name: "Viveiro do Minho",
    slug: "viveiro-do-minho",
    text: "Canários desde 1998",
    district: "",
    registration_id: "",
  });
  expect(shown.status, words(shown.html)).toBe(303);
  const on = await browser.get("/marketplace/seller");
  for (const text of ["A página está à vista", "Ver a página", "/market/s/viveiro-do-minho"])
    expect(words(on.html)).toContain(text);
  const version = /name="version" value="(\d+)"/.exec(on.html)?.[1] ?? "";
  const taken = await browser.post("/marketplace/seller", {
    version,
    name: "V",
    slug: "admin",
    text: "",
    district: "",
  });
  expect([taken.status, words(taken.html)]).toEqual([422, expect.stringContaining("não se pode usar")]);
});

test("birds of the list, a pair and an item lead to one listing, and nothing named asks for a ring", async () => {
  const { site, browser, bird, gouldian, at } = await stall();
  const hen = await bird("FOP R481 26 004");
  const cock = await bird("FOP R481 26 005", { sex: "male" });
  expect((await browser.get("/birds")).html).toContain('formaction="/marketplace/new"');
  const both = words((await browser.get(`/marketplace/new?ids=${hen.id}&ids=${cock.id}`)).html);
  for (const text of ["FOP R481 26 004", "FOP R481 26 005", "Publicar"]) expect(both).toContain(text);
  const odd = await bird("FOP R481 26 006", { species_id: gouldian.id });
  const mixed = await browser.get(`/marketplace/new?ids=${hen.id}&ids=${odd.id}`);
  expect(words(mixed.html)).toContain("Faça um anúncio para cada espécie");
  expect(mixed.html).not.toContain('id="listing"');
  const paired = await site.ask("/api/pairs", {
    as: site.a,
    json: { kind: "pair", cock_ids: [cock.id], hen_ids: [hen.id] },
  });
  const { data: pair } = (await paired.json()) as { data: { id: string } };
  expect((await browser.get(`/birds/pairs/${pair.id}`)).html).toContain(`/marketplace/new?pair_id=${pair.id}`);
  const answer = await site.ask("/api/stock", {
    as: site.a,
    json: { name: "Gaiola", category: "equipment", unit: "piece" },
  });
  const { data: item } = (await answer.json()) as { data: { id: string } };
  expect((await browser.get(`/stock/${item.id}`)).html).toContain(`/marketplace/new?item_id=${item.id}`);
  expect((await browser.get(`/marketplace/new?item_id=${item.id}`)).html).toContain('value="Gaiola"');
  const found = await browser.post("/marketplace/new", { do: "bird", ring: "FOP R481 26 004" });
  expect(at(found.location)).toBe(`/marketplace/new?bird_ids=${hen.id}`);
});
