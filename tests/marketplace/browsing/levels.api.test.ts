import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import type { MarketListing } from "#worker/marketplace/browsing/one-listing.ts";
import type { MarketPage } from "#worker/marketplace/browsing/search.ts";
import type { MarketSeller } from "#worker/marketplace/browsing/sellers.ts";
import { priced, sellerShown, setLevel, shown } from "./shown.ts";

async function newMarket() {
  const world = await newWorld();
  await sellerShown(world.db);
  const data = async <Data>(path: string) => {
    const answer = await world.ask(`/api/market/${path}`);
    return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
  };
  const listed = async (query = "") => {
    const { items } = (await data<MarketPage>(`listings${query}`)).data;
    return items.map(({ id, price_cents }) => [id, price_cents]);
  };
  const ofSeller = async () =>
    (await data<MarketSeller>("sellers/canaril-do-douro")).data.listings.map(({ id, price_cents }) => [
      id,
      price_cents,
    ]);
  return { ...world, data, listed, ofSeller };
}

test("R27: every level shows on every route what it may and no more", async () => {
  const { db, data, listed, ofSeller } = await newMarket();
  const id = await shown(db, priced);
  const seen = async () => {
    const one = await data<MarketListing>(`listings/${id}`);
    return {
      list: await listed(),
      search: await listed("?q=canario"),
      listing: [one.status, one.data?.price_cents, one.data?.currency, one.data?.level],
      seller: await ofSeller(),
    };
  };
  const nowhere = { list: [], search: [], listing: [404, undefined, undefined, undefined], seller: [] };
  // Nobody has worked it out: as good as closed.
  expect(await seen()).toEqual(nowhere);
  await setLevel(db, "closed");
  expect(await seen()).toEqual(nowhere);
  await setLevel(db, "own_page");
  expect(await seen()).toEqual({ ...nowhere, seller: [[id, null]] });
  await setLevel(db, "contact");
  const bare = [[id, null]];
  expect(await seen()).toEqual({ list: bare, search: bare, listing: [200, null, null, "contact"], seller: bare });
  await setLevel(db, "open");
  const whole = [[id, 4000]];
  expect(await seen()).toEqual({ list: whole, search: whole, listing: [200, 4000, "EUR", "open"], seller: whole });

  // An opening that is taken back counts at once: what was worked out before it says nothing any more.
  await db.run(sql`UPDATE gate_versions SET version = version + 1`);
  expect(await seen()).toEqual(nowhere);
  await setLevel(db, "open");
  await db.run(sql`INSERT INTO market_hidden (id) VALUES (${id})`);
  expect(await seen()).toEqual(nowhere);
});

test("a listing is open in one region and closed in another", async () => {
  const { db, listed } = await newMarket();
  await setLevel(db, "open", "serinus canaria", "madeira");
  await setLevel(db, "closed");
  const there = await shown(db, { region: "madeira" });
  await shown(db);
  expect(await listed()).toEqual([[there, null]]);
});

test("what was there is gone, and what never was is not there", async () => {
  const { db, data, listed } = await newMarket();
  await setLevel(db, "open");
  const id = await shown(db);
  await db.run(sql`UPDATE market_listings SET is_shown = 0 WHERE id = ${id}`);
  expect((await data(`listings/${id}`)).status).toBe(410);
  for (const path of ["listings/listing_nobody", "listings/x%27", "sellers/nobody", "sellers/nobody/logo"])
    expect([path, (await data(path)).status]).toEqual([path, 404]);
  expect([await listed(), await listed("?q=canario")]).toEqual([[], []]);
});

test("a seller has a page once it is switched on, and no search engine has it while the law keeps its birds there", async () => {
  const { db, data } = await newMarket();
  await setLevel(db, "contact");
  await shown(db);
  const seller = async () => (await data<MarketSeller>("sellers/canaril-do-douro")).data;
  expect(await seller()).toMatchObject({ name: "Canaril do Douro", is_found: true, has_next: false, look: null });
  await setLevel(db, "own_page", "chloebia gouldiae");
  const kept = await shown(db, { latin_key: "chloebia gouldiae" });
  expect(await seller()).toMatchObject({ is_found: false, listings: [{ id: kept, level: "own_page" }, {}] });
  const id = (await seller()).listings[1]?.id;
  expect((await data<MarketListing>(`listings/${id}`)).data.seller).toEqual({
    slug: "canaril-do-douro",
    name: "Canaril do Douro",
  });
  await db.run(sql`UPDATE market_sellers SET is_shown = 0`);
  expect((await data("sellers/canaril-do-douro")).status).toBe(404);
  expect((await data<MarketListing>(`listings/${id}`)).data.seller).toBeNull();
});
