import { expect, test } from "vitest";
import { measured, questions, routeFixtures, tables } from "#tests/app/route-fixtures.ts";
import type { World } from "#tests/app/strangers.ts";
import { newWorld } from "#tests/app/world.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { pricedRoute } from "#worker/effort/prices.ts";
import { fillOrganization, idsOfFull } from "./full-organization.ts";

const kilobyte = 1024;
/** What one answer of a list may weigh, every text in it as long as it may be; what weighs more has a price. */
const most = { answer: 1500 * kilobyte, free: 300 * kilobyte };

const { apart, hundred, queries } = measured;

test("every list of a table that grows is a route that is measured", async () => {
  const { api } = await newWorld();
  const routes = api.routes.filter(({ method }) => method === "GET").map(({ path }) => path.replace(/\/$/, ""));
  const lists = Object.values(tables).flatMap(({ listedAt }) => (typeof listedAt === "string" ? [] : listedAt));
  expect(lists.filter((path) => !routes.includes(path) || apart[path])).toEqual([]);
  expect(Object.keys(apart).filter((path) => !routes.includes(path))).toEqual([]);
});

/** The id of a row that the room's own route makes, for a route of one row. */
async function ownId(path: string, world: World): Promise<string> {
  const visit = path.includes("/:id") ? await routeFixtures[`GET ${path}`]?.(world.a, world) : undefined;
  return visit?.ids[0] ?? "nobody";
}

test("no list grows with its table, and what is worked out from many rows has a price", {
  timeout: 60_000,
}, async () => {
  const world = await nestsIn(() => newWorld({ RATE_LIMITS: "relaxed" }), "2027-04-02");
  await world.dayIs("2027-04-02");
  const { api, ask, a } = world;
  const filled = await fillOrganization(world);
  const listed = Object.keys(tables).filter((table) => typeof tables[table]?.listedAt !== "string");
  const single = ["organizations", "certificate_settings", "closings"];
  const empty = listed.filter((table) => !filled.includes(table) && !single.includes(table));
  expect(empty.map((table) => `${table}: fill it by \`rows\` in tests/<room>/fixtures.ts`)).toEqual([]);
  const routes = api.routes.filter(({ method }) => method === "GET").map(({ path }) => path.replace(/\/$/, ""));
  const faults: unknown[] = [];
  const largest: Array<[string, number]> = [];
  for (const path of [...new Set(routes)].filter((it) => !apart[it])) {
    for (const question of queries[path] ?? [questions[path] ?? ""]) {
      const [, before = "", first = ""] = /^\/api\/(([^/]+)[^:]*)/.exec(path) ?? [];
      const id = idsOfFull[before.replace(/\/$/, "")] ?? idsOfFull[first] ?? (await ownId(path, world));
      const answer = await ask(path.replace(/:id/, id) + question, { as: a });
      const size = (await answer.arrayBuffer()).byteLength;
      largest.push([path, size]);
      if (answer.status !== 200)
        faults.push([path, answer.status, "say in `measured` of tests/<room>/fixtures.ts how it is asked for"]);
      if (size > most.answer) faults.push([path, Math.round(size / kilobyte), "kB: give it a page"]);
      const route = pricedRoute("GET", path.replace(/:id/, id));
      if (size > most.free && !route && !hundred[path])
        faults.push([
          path,
          Math.round(size / kilobyte),
          "kB: give it a price in worker/effort/prices.ts, or say in `measured.hundred` why not",
        ]);
    }
  }
  expect(faults).toEqual([]);
  if (process.env.TELL_SIZES) console.table(largest.sort((one, other) => other[1] - one[1]).slice(0, 40));
});
