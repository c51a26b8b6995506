import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSite, origin } from "#tests/app/site.ts";
import { goods, priced, sellerShown, setLevel, shown } from "./shown.ts";

/** A market that may be looked at: a canary with a price that is kept, a cage, and their seller. */
async function newMarket() {
  const site = await newSite();
  const { db } = site;
  await setLevel(db, "contact");
  await setLevel(db, "open", "");
  await sellerShown(db);
  const bird = await shown(db, priced);
  const cage = await shown(db, goods);
  return { ...site, bird, cage };
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
const factsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
    ([, json = ""]) => (JSON.parse(json) as { "@graph": Array<Record<string, unknown>> })["@graph"],
  );
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test("only what is open is offered to machines, with its price", async () => {
  const { visitor, bird, cage } = await newMarket();
  const kept = (await visitor().get(`/market/${bird}?lang=en`)).html;
  expect(factsIn(kept).map((it) => it["@type"])).toEqual(["BreadcrumbList"]);
  expect(kept).not.toMatch(/40[.,]00/);
  const { html } = await visitor().get(`/market/${cage}?lang=en`);
  expect(html).toContain("€40.00");
  const [product] = factsIn(html);
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Gaiola de criação",
    offers: {
      "@type": "Offer",
      price: "40.00",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      seller: { name: "Canaril do Douro", url: `${origin}/market/s/canaril-do-douro` },
    },
  });
});

test("each page of the market names itself in every language, and has a card", async () => {
  const { visitor, bird } = await newMarket();
  for (const path of ["/market", `/market/${bird}`, "/market/s/canaril-do-douro"]) {
    const { html, headers } = await visitor().get(`${path}?lang=pt`);
    const links = [...html.matchAll(/<link rel="(?:alternate|canonical)"[^>]*>/g)].join("");
    for (const address of [`${path}?lang=pt`, `${path}?lang=en`, path])
      expect([path, unescaped(links).includes(`href="${origin}${address}"`)]).toEqual([path, true]);
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="${origin}/img/cards/market-pt-`));
    expect([path, headers.get("X-Robots-Tag"), html.includes('content="noindex"')]).toEqual([path, null, false]);
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
});

test("nobody finds what is drawn for one reader, or what the law keeps on the seller's own page", async () => {
  const { db, visitor } = await newMarket();
  const robots = async (path: string) => (await visitor().get(path)).headers.get("X-Robots-Tag");
  for (const path of ["/market?q=canario", "/market?page=2", "/market?sex=male", "/market?lang=pt&price_max=40"])
    expect([path, await robots(path)]).toEqual([path, "noindex"]);
  await setLevel(db, "own_page", "chloebia gouldiae");
  const kept = await shown(db, { latin_key: "chloebia gouldiae", title: "Gouldian", text: "Só aqui.", ...priced });
  const { html } = await visitor().get("/market/s/canaril-do-douro");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect([html.includes("Só aqui."), html.includes(kept), html.match(/40[.,]00/g)?.length]).toEqual([true, false, 1]);
  expect(locations((await visitor().get("/sitemap-sellers.xml")).html)).toEqual([]);
});

test("the sitemap has what is on the market with the day it changed, and loses what is gone", async () => {
  const { db, visitor, bird, cage } = await newMarket();
  const index = (await visitor().get("/sitemap.xml")).html;
  expect(locations(index)).toEqual(
    ["site.xml", "help.xml", "sellers.xml", "listings.xml?part=0"].map((name) => `${origin}/sitemap-${name}`),
  );
  expect(index.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(2);
  const listed = async () => locations((await visitor().get("/sitemap-listings.xml?part=0")).html);
  const addresses = (id: string) => ["", "?lang=pt", "?lang=en"].map((lang) => `${origin}/market/${id}${lang}`);
  expect(await listed()).toEqual([...addresses(bird), ...addresses(cage)]);
  for (const address of await listed())
    expect([address, (await visitor().get(address?.slice(origin.length) ?? "")).status]).toEqual([address, 200]);
  await setLevel(db, "closed");
  expect(await listed()).toEqual(addresses(cage));
  await db.run(sql`UPDATE market_listings SET is_shown = 0`);
  expect(await listed()).toEqual([]);
  expect(locations((await visitor().get("/sitemap.xml")).html)).toHaveLength(3);
  expect(locations((await visitor().get("/sitemap-sellers.xml")).html)).toHaveLength(3);
  for (const part of ["", "x", "-1", "99999"])
    expect((await visitor().get(`/sitemap-listings.xml?part=${part}`)).status).toBe(404);
});

test("what was there says so, and nobody keeps it for a page", async () => {
  const { db, visitor, bird } = await newMarket();
  const look = async (path: string) => {
    const { status, headers, html } = await visitor().get(path);
    return [status, headers.get("Cache-Control"), /no longer shown/.test(html)];
  };
  expect(await look(`/market/${bird}`)).toEqual([200, "private, no-cache", false]);
  await setLevel(db, "closed");
  expect(await look(`/market/${bird}?x=1`)).toEqual([404, "no-store", false]);
  await db.run(sql`UPDATE market_listings SET is_shown = 0 WHERE id = ${bird}`);
  expect(await look(`/market/${bird}?x=1`)).toEqual([410, "no-store", true]);
  expect(await look("/market/listing_nobody")).toEqual([404, "no-store", false]);
  expect(await look("/market/s/nobody")).toEqual([404, "no-store", false]);
});
