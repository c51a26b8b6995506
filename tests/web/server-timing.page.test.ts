import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

const view = /^parse;dur=\d+, db;dur=\d+;desc="(\d+)", render;dur=\d+$/;

test("a page and an answer of the API tell what parsing, the database and rendering took", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const trips = [];
  for (const path of ["/birds", "/birds?q=pt", "/species", "/places?q=c", "/weigh", "/move", "/dashboard"]) {
    const { headers } = await rita.get(path);
    trips.push(view.exec(headers.get("Server-Timing") ?? "")?.[1]);
  }
  const list = await site.ask("/api/birds/?q=pt", { as: site.a });
  trips.push(view.exec(list.headers.get("Server-Timing") ?? "")?.[1]);
  // The first one asks who she is before anything else.
  expect(trips).toEqual(["2", "1", "1", "1", "1", "1", "1", "1"]);
});
