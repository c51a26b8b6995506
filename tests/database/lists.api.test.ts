import { expect, test } from "vitest";
import { questions, routeFixtures, tables } from "#tests/app/route-fixtures.ts";
import type { World } from "#tests/app/strangers.ts";
import { newWorld } from "#tests/app/world.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { pricedRoute } from "#worker/effort/prices.ts";
import { fillOrganization, idsOfFull } from "./full-organization.ts";

const kilobyte = 1024;
/** What one answer of a list may weigh, every text in it as long as it may be; what weighs more has a price. */
const most = { answer: 1500 * kilobyte, free: 300 * kilobyte };

/** Routes that answer no list, or no JSON, and where else they are held. */
const apart: Record<string, string> = {
  "/api/archive": "streamed",
  "/api/birds/export": "streamed, 30 in ten minutes",
  "/api/audit/export": "streamed",
  "/api/audit/access/export": "streamed",
  "/api/birds/:id/certificate.svg": "one sheet",
  "/api/birds/:id/certificate.pdf": "one sheet",
  "/api/photos/:id": "a file",
  "/api/photos/:id/thumb": "a file",
  "/api/portraits/:id": "a file",
  "/api/organizations/current/logo": "a file",
  "/api/registrations/:id/file": "a file",
  "/api/birds/import/checks/:id": "a file's own limits",
  "/api/birds/import/:id": "its report: 12,000 lines",
  "/api/birds/import/:id/rejected": "a file",
  "/api/birds/import/:id/progress": "one row",
  "/api/birds/import/template": "a file",
  "/api/members/:id": "one row",
  "/api/shared/pedigrees/:token": "one tree",
  "/api/shared/pedigrees/:token/logo": "a file",
  "/api/shared/pedigrees/:token/photo": "a file",
  "/api/signup-flow": "one row",
  "/api/members/join": "one row",
  "/api/auth/verify-code/:code": "nothing",
  "/api/auth/reset-password": "nothing",
  "/api/auth/email-back": "one row",
  "/dev/mail": "not there in production",
  "/dev/mail.json": "not there in production",
  "/api/birds/kinship/pair": "two birds",
};

/** Pages of a hundred rows with every text as long as it may be: nothing that grows. */
const hundred: Record<string, string> = {
  "/api/birds": "100 birds with notes of 2000 letters",
  "/api/pairs": "100 pairs with notes of 2000 letters",
  "/api/birds/page": "100 birds; an opened list of choices shows 1,200 at most and is paid for",
  "/api/bird-species": "100 species with notes of 2000 letters",
  "/api/places": "100 places with notes of 2000 letters",
  "/api/audit": "a page of lines, each with both its texts",
  "/api/birds/move": "2000 places to choose from, by name",
};

const entries: Record<string, string[]> = {
  "/api/birds": ["?page_size=100"],
  "/api/birds/page": ["?page_size=100", "?page_size=100&open=species_id", "?page_size=100&open=place_id"],
  "/api/birds/choices": ["?of=species_id", "?of=place_id", "?of=status_id"],
  "/api/birds/trash": ["?page_size=100"],
  "/api/birds/move": ["?ids=bird_1"],
  "/api/birds/:id/pedigree": ["?ancestors=6&descendants=6"],
  "/api/birds/:id/lineage": ["?ancestors=6&descendants=6"],
  "/api/birds/:id/mates": ["?page_size=100"],
  "/api/agenda": ["?late=1&once=1&to=2028-04-01"],
  "/api/eggs": ["?page_size=100", "?pair_id=pair_1&page_size=100"],
  "/api/clutches": [`?pair_ids=${Array.from({ length: 100 }, (_, at) => `pair_${at + 1}`).join(",")}`],
  "/api/clutches/latest": ["?page_size=100"],
  "/api/pairs": ["?page_size=100"],
  "/api/results": ["?page_size=100&by=pair"],
  "/api/members": ["?page_size=100"],
  "/api/members/invitations": ["?page_size=100"],
  "/api/places/choices": ["", "?of=holders"],
  "/api/places/overview": ["", "?site_id=site_1"],
  "/api/search": ["?q=r1"],
  ...Object.fromEntries(
    ["mutations", "cross", "parents"].map((it) => [`/api/genetics/${it}`, ["?species_id=species_1"]]),
  ),
};

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
  expect(listed.filter((table) => !filled.includes(table) && !single.includes(table))).toEqual([]);
  const routes = api.routes.filter(({ method }) => method === "GET").map(({ path }) => path.replace(/\/$/, ""));
  const faults: unknown[] = [];
  const largest: Array<[string, number]> = [];
  for (const path of [...new Set(routes)].filter((it) => !apart[it])) {
    for (const question of entries[path] ?? [questions[path] ?? ""]) {
      const id = idsOfFull[path.split("/")[2] ?? ""] ?? (await ownId(path, world));
      const answer = await ask(path.replace(/:id/, id) + question, { as: a });
      const size = (await answer.arrayBuffer()).byteLength;
      largest.push([path, size]);
      if (answer.status !== 200) faults.push([path, answer.status, "say in `apart` or `asked` how it is asked for"]);
      if (size > most.answer) faults.push([path, Math.round(size / kilobyte), "kB: give it a page"]);
      const route = pricedRoute("GET", path.replace(/:id/, id));
      if (size > most.free && !route && !hundred[path])
        faults.push([path, Math.round(size / kilobyte), "kB: give it a price in worker/effort/prices.ts"]);
    }
  }
  expect(faults).toEqual([]);
  if (process.env.TELL_SIZES) console.table(largest.sort((one, other) => other[1] - one[1]).slice(0, 40));
});
