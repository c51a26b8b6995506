import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { sellerShown, setLevel, shown } from "./shown.ts";

// The list of choices goes through what the gate says of each place and species, of which there are some hundreds.
const goneThrough =
  /^SCAN (market_listings|market_counts|market_sellers|market_hidden|it|counts|hidden|seller|shown|photo)\b/;
const paths = [
  "listings",
  "listings?page=2",
  "listings?q=canario+verm",
  "listings?species=serinus+canaria&sex=male&district=Porto",
  "listings?district=Porto&age=this",
  "listings?kind=bird&sex=female",
  "listings?sex=male&price_min=10",
  "listings?q=canario&species=serinus+canaria&kind=bird",
  "listings/listing_x",
  "sellers/canaril-do-douro?page=2",
  "sellers/canaril-do-douro/logo",
  "photos/00000000AA-key",
  "sitemap/listings?part=0",
];

test("no question of a stranger goes through all there is, and each is one trip", async () => {
  const { db, ask } = await newWorld();
  await setLevel(db, "open");
  await shown(db);
  await sellerShown(db);
  for (const path of paths) {
    const before = tripsOf(db).length;
    await ask(`/api/market/${path}`);
    // What is dear may be paid for in another.
    const trips = tripsOf(db)
      .slice(before)
      .filter((trip) => trip.some(({ sql }) => sql.includes("market_")));
    expect([path, trips.length]).toEqual([path, 1]);
    for (const statement of trips.flat()) {
      if (!/^\s*(SELECT|WITH)/i.test(statement.sql)) continue;
      const steps = (await planOf(db, statement)).split("\n");
      // Along an index from its newest end, until a page is full.
      const scans = steps.filter(
        (step) => goneThrough.test(step) && !/USING (COVERING )?INDEX market_listings_/.test(step),
      );
      expect([path, scans]).toEqual([path, []]);
      // What was found is put in order, a few hundred numbers at most; what it is found in comes in order.
      const sorted = steps.filter((step) => /TEMP B-TREE FOR ORDER BY/.test(step)).length;
      expect([path, sorted]).toEqual([path, statement.sql.includes(") chosen") ? 2 : 0]);
    }
  }
});
