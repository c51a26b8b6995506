import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite, origin } from "#tests/app/site.ts";
import { canary } from "#tests/app/strangers.ts";
import { photoForm } from "#tests/photos/photos.ts";
import { goods, priced, sellerShown, setLevel, shown } from "./shown.ts";

/** A seller with a canary in everything that is nobody's business, and listings of theirs at every level. */
async function newSeller() {
  const site = await newSite();
  const { db, a, ask } = site;
  await db.run(
    sql`UPDATE organizations SET name = ${canary}, country = 'PT', region = 'mainland' WHERE id = ${a.org_id}`,
  );
  await db.run(sql`UPDATE users SET first_name = ${canary}, last_name = ${canary} WHERE id = ${a.user_id}`);
  const secret = {
    notes: canary,
    breeder: canary,
    owner: canary,
    microchip: `620${canary}`,
    acquired_price_cents: 77_310_992,
  };
  const bird = await makeFor(site, a).bird({ identifier: `${canary}-1`, name: canary, ...secret });
  const photos = (await (await ask(`/api/birds/${bird.id}/photos`, { as: a, form: await photoForm() })).json()) as {
    data: Array<{ id: string }>;
  };
  const [row] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${a.org_id}`);
  const short_key = row?.short_key ?? "";
  const photo = JSON.stringify([{ key: "key1", width: 64, height: 48 }]);
  const id = await shown(db, { ...priced, short_key, photos: photo, f: 0.125, f_known: 0.8, papers: '["transfer"]' });
  await db.run(sql`INSERT INTO listings (id, org_id, kind, state, title, title_key, text, price_cents, currency, created_at, updated_at)
    VALUES (${id}, ${a.org_id}, 'bird', 'published', ${canary}, ${canary}, ${canary}, 77310992, 'EUR', '2026-01-01', '2026-01-01')`);
  await db.run(sql`INSERT INTO listing_photos (id, org_id, listing_id, position, photo_id, public_key)
    VALUES ('lp_1', ${a.org_id}, ${id}, 1, ${photos.data[0]?.id}, 'key1')`);
  for (const [level, latin_key] of [
    ["contact", "serinus canaria"],
    ["open", ""],
    ["closed", "amazona aestiva"],
    ["own_page", "chloebia gouldiae"],
  ] as const)
    await setLevel(db, level, latin_key);
  await shown(db, { ...goods, short_key });
  await shown(db, { short_key, latin_key: "amazona aestiva", title: `${canary} fechado` });
  await shown(db, { short_key, is_shown: false, title: `${canary} retirado` });
  await shown(db, { short_key, latin_key: "chloebia gouldiae", title: "Gouldian" });
  for (let at = 0; at < 24; at += 1) await shown(db, { short_key, title: `Canário ${at}` });
  await sellerShown(db, { short_key });
  await sellerShown(db, { short_key: "00000000BB", slug: "fechado", name: canary, is_shown: false });
  const secrets = [
    canary,
    a.org_id,
    a.user_id,
    a.email,
    bird.id,
    photos.data[0]?.id ?? "",
    "77310992",
    "773109",
    "773,109",
    "773 109",
    "773.109",
  ];
  return { ...site, id, secrets };
}

type Site = Awaited<ReturnType<typeof newSite>>;

/** Everything of the market that a reader without scripts comes to from its first page. */
async function crawled({ visitor }: Site) {
  const reader = visitor({ language: "pt" });
  const pages = new Map<string, string>();
  const queue = ["/market", "/market?sex=male&q=canario", "/sitemap-listings.xml?part=0", "/sitemap-sellers.xml"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue;
    const { status, html } = await reader.get(path);
    expect([path, status]).toEqual([path, 200]);
    pages.set(path, html);
    for (const [, href = ""] of html.matchAll(/(?:href|src|action)="([^"]*)"/g)) {
      const { pathname, search, origin: host } = new URL(href.replaceAll("&amp;", "&"), origin);
      // Reports have a page of their own.
      if (host === origin && /^\/market(\/|$)/.test(pathname) && !pathname.endsWith("/report"))
        queue.push(pathname + search);
    }
  }
  return pages;
}

test("R27: whoever follows every link of the market, without scripts, sees what was chosen and nothing else", async () => {
  const site = await newSeller();
  const pages = await crawled(site);
  const listings = [...pages.keys()].filter((path) => /^\/market\/listing_\w+$/.test(path));
  // A canary, a cage, two dozen canaries; neither what is closed or gone, nor what only the seller's page shows.
  expect(listings).toHaveLength(26);
  for (const path of ["/market?page=2", "/market/s/canaril-do-douro", "/market/s/canaril-do-douro?page=2"])
    expect([path, pages.has(path)]).toEqual([path, true]);
  for (const [path, html] of pages) {
    for (const secret of site.secrets) expect([path, secret, html.includes(secret)]).toEqual([path, secret, false]);
    expect([path, html.match(/org_\w|bird_\w|user_\w|seller_\w/g)]).toEqual([path, null]);
    expect([path, html.match(/[\w.]+@[\w.]+\.\w+/g)]).toEqual([path, null]);
    expect([path, html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)]).toEqual([path, null]);
    // The page itself; its style and its face are the site's.
    expect([path, html.length < 60_000]).toEqual([path, true]);
  }
});

test("R27: no answer of the API says more than the page", async () => {
  const site = await newSeller();
  for (const path of [
    "listings",
    `listings/${site.id}`,
    "sellers/canaril-do-douro",
    "sitemap",
    "sitemap/listings?part=0",
  ]) {
    const text = await (await site.ask(`/api/market/${path}`)).text();
    for (const secret of site.secrets) expect([path, secret, text.includes(secret)]).toEqual([path, secret, false]);
  }
  const one = (await (await site.ask(`/api/market/listings/${site.id}`)).json()) as { data: object };
  expect(Object.keys(one.data).sort()).toEqual(
    [
      ...["brood", "certificate", "changed_on", "colour", "count", "country", "currency", "district", "drawing", "f"],
      ...["f_known", "father_colour", "hatched", "id", "is_free", "is_reserved", "kind", "latin_name", "level"],
      ...["mother_colour", "papers", "photos", "price_cents", "published_on", "region", "registration", "ring_year"],
      ...["seller", "sex", "species", "text", "title", "tree"],
    ].sort(),
  );
});

test("whoever is signed in sees the same market, and leaves nothing of theirs", async () => {
  const { visitor, b, id } = await newSeller();
  // Each time a form is shown it is sent under another key.
  const mainOf = (html: string) =>
    html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/name="idempotency_key" value="[^"]*"/, "");
  for (const path of ["/market", `/market/${id}`, "/market/s/canaril-do-douro"]) {
    const theirs = await visitor({ as: b }).get(path);
    const open = await visitor().get(path);
    expect([path, theirs.headers.get("Cache-Control"), open.headers.get("Cache-Control")]).toEqual([
      path,
      "no-store",
      "private, no-cache",
    ]);
    expect(mainOf(theirs.html)).toBe(mainOf(open.html));
    expect([path, open.html.includes(b.email), open.headers.getSetCookie()]).toEqual([path, false, []]);
  }
});
