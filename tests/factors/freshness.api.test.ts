import { expect, test } from "vitest";
import { tables as ends, isOpen } from "#tests/app/route-fixtures.ts";
import { tenantTables } from "#tests/app/tenant-tables.ts";
import { newWorld } from "#tests/app/world.ts";
import { routesOf, type Tried, tableOf, tryRoutes } from "./route-checks.ts";

const [guarded, harmless, shown, mailed] = [
  // Opens no way in, and is asked for the password all the same: what tells everything, and what opens closed books.
  new Set([
    "GET /api/archive",
    "GET /api/profile/email",
    "POST /api/finance/months/:month/unlock",
    // What is paid, and with what: money is no way in, and nobody spends it at a screen left open.
    "POST /api/billing/checkout",
    "POST /api/billing/change",
    "POST /api/billing/card",
    "POST /api/billing/test/card",
    "POST /api/billing/test/advance",
  ]),
  // Each only ends what the session itself is, another like it, or what a stranger was shown.
  new Set([
    "POST /api/auth/logout",
    "DELETE /api/auth/sessions/:handle",
    "DELETE /api/health-shares/:id",
    "DELETE /api/birds/:id/shares/:share",
    "DELETE /api/incubators/:id/devices/:device",
    "DELETE /api/calendar",
    "DELETE /api/webhooks/:id",
    "DELETE /api/keys/:id",
    "POST /api/handovers/:id/withdraw",
    "DELETE /api/enquiries/waiting/:id",
  ]),
  // What is shown to everybody is no way in: a seller's page names what was typed for it.
  new Set(["PUT /api/seller"]),
  // Whoever asks, signed in or not: what it makes is told to the mailbox alone.
  new Set(["POST /api/auth/forgot-password"]),
];
/** Routes that are not opened by an owner who proved their address, and where they are tried. */
const elsewhere: Record<string, string> = {
  "GET /api/auth/verify-code/:code": "tests/accounts/verification.api.test.ts",
  "GET /api/birds/kinship/pair": "tests/mating/pair.api.test.ts",
  "GET /api/billing/change": "tests/subscriptions/changes.api.test.ts",
  "GET /api/billing/documents/:id/file": "tests/subscriptions/billing.page.test.ts",
  "GET /api/paper-templates/transfer": "tests/legal/forms/forms.api.test.ts",
  "GET /api/paper-templates/transfer/proof": "tests/legal/forms/forms.api.test.ts",
  "PUT /api/paper-templates/transfer": "tests/legal/forms/forms.api.test.ts",
  "PUT /api/paper-templates/transfer/fields": "tests/legal/forms/forms.api.test.ts",
  "DELETE /api/paper-templates/:kind": "tests/legal/forms/forms.api.test.ts",
  "POST /api/register/begin": "tests/legal/register.api.test.ts",
  "POST /api/handovers/accept": "tests/legal/handover/handover.api.test.ts",
  "POST /api/handovers/refuse": "tests/legal/handover/handover.api.test.ts",
  // It needs a book, which is begun once.
  "POST /api/register/return/issue": "tests/legal/return/return.api.test.ts",
};
const queries = ({ kind }: Pick<Tried, "kind">) => kind === "confirmed lately" || kind === "password in the body";

test("no route lets a stale session create rights, keys or access; a fresh one can", async () => {
  const stale = await tryRoutes("stale");
  const isWhole = process.env.DOORS_TABLE !== undefined;
  const fresh = await tryRoutes("fresh", (kind) => isWhole || queries({ kind }));
  if (isWhole) console.log(tableOf(fresh, stale));
  for (const { route, kind, ...it } of stale) {
    const refused = kind === "confirmed lately" ? [403, "confirm_needed", false] : [422, "invalid", false];
    if (queries({ kind })) expect([route, it.status, it.code, it.anything]).toEqual([route, ...refused]);
    else
      expect([
        route,
        it.status < 500,
        it.way && !harmless.has(route) && !shown.has(route) && !mailed.has(route),
      ]).toEqual([route, true, false]);
    // A route that refuses its body would prove nothing.
    if (kind === "signed in" && route !== "POST /api/auth/confirm" && !elsewhere[route])
      expect([route, it.status < 300]).toEqual([route, true]);
  }
  const opened = fresh
    .filter(queries)
    .map(({ route, status, way }) => [route, status < 300, way || guarded.has(route)]);
  expect(opened).toEqual(opened.map(([route]) => [route, true, true]));
  expect([stale.length > 200, opened.length > 19]).toEqual([true, true]);
}, 180_000);

test("every table is classified as granting access or not", async () => {
  const tables = await tenantTables((await newWorld()).db);
  const cure = 'say in `tables` of tests/<room>/fixtures.ts what it `opens`: columns that let anybody in, or "nothing"';
  expect(tables.filter((it) => !ends[it]?.opens).map((it) => `${it}: ${cure}`)).toEqual([]);
  const opened = Object.entries(ends).filter(([, { opens }]) => opens && opens !== "nothing");
  expect(opened.length).toBeGreaterThan(8);
});

test("every signed-in route declares its permission and freshness", async () => {
  const routes = [...routesOf(await newWorld())];
  expect(routes.filter(([route, kind]) => kind === "anybody" && !isOpen(route) && !route.includes(" /dev/"))).toEqual(
    [],
  );
});
