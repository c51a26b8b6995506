import { expect, test } from "vitest";
import { isOpen } from "#tests/house/doors.ts";
import { tenantTables } from "#tests/house/tenant-tables.ts";
import { newWorld } from "#tests/house/world.ts";
import { routesOf, type Tried, tableOf, tryDoors } from "./walk.ts";
import { tellsOnly, ways } from "./ways-in.ts";

const [reads, harmless, mailed] = [
  new Set(["GET /api/archive", "GET /api/profile/email"]),
  // Each only ends what the session itself is, another like it, or what a stranger was shown.
  new Set(["POST /api/auth/logout", "DELETE /api/auth/sessions/:handle", "DELETE /api/birds/:id/shares/:share"]),
  // Whoever asks, signed in or not: what it makes is told to the mailbox alone.
  new Set(["POST /api/auth/forgot-password"]),
];
/** Doors that are not opened by an owner who proved their address, and where they are tried. */
const elsewhere: Record<string, string> = {
  "GET /api/auth/verify-code/:code": "tests/accounts/verification.api.test.ts",
  "GET /api/birds/kinship/pair": "tests/mating/pair.api.test.ts",
};
const asks = ({ kind }: Pick<Tried, "kind">) => kind === "confirmed lately" || kind === "password in the body";

test("through no door does a session left open make a right, a key or a way in, and what opens them opens them", async () => {
  const stale = await tryDoors("stale");
  const isWhole = process.env.DOORS_TABLE !== undefined;
  const fresh = await tryDoors("fresh", (kind) => isWhole || asks({ kind }));
  if (isWhole) console.log(tableOf(fresh, stale));
  for (const { route, kind, ...it } of stale) {
    const refused = kind === "confirmed lately" ? [403, "confirm_needed", false] : [422, "invalid", false];
    if (asks({ kind })) expect([route, it.status, it.code, it.anything]).toEqual([route, ...refused]);
    else
      expect([route, it.status < 500, it.way && !harmless.has(route) && !mailed.has(route)]).toEqual([
        route,
        true,
        false,
      ]);
    // A door that refuses its body would prove nothing.
    if (kind === "signed in" && route !== "POST /api/auth/confirm" && !elsewhere[route])
      expect([route, it.status < 300]).toEqual([route, true]);
  }
  const opened = fresh.filter(asks).map(({ route, status, way }) => [route, status < 300, way || reads.has(route)]);
  expect(opened).toEqual(opened.map(([route]) => [route, true, true]));
  expect([stale.length > 200, opened.length > 19]).toEqual([true, true]);
}, 60_000);

test("every table is known to open something or to tell only", async () => {
  const tables = await tenantTables((await newWorld()).db);
  const cure = "opens something? then it belongs into `ways` of tests/factors/ways-in.ts, else into `tellsOnly`";
  expect(tables.filter((it) => !ways[it] && !tellsOnly.has(it)).map((it) => `${it} ${cure}`)).toEqual([]);
});

test("every route behind the door says what it asks", async () => {
  const routes = [...routesOf(await newWorld())];
  expect(routes.filter(([route, kind]) => kind === "anybody" && !isOpen(route) && !route.includes(" /dev/"))).toEqual(
    [],
  );
});
