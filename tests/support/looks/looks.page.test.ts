import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { asOperator, operatorAddress } from "#tests/marketplace/gate/operator.ts";
import { carryMarks } from "#worker/support/console/carrying.ts";
import { linesOf } from "./look-world.ts";

async function atConsole() {
  const site = await newSite();
  site.env.OPERATOR_EMAILS = operatorAddress;
  await asOperator(site, site.b);
  const make = makeFor(site, site.a);
  const { id } = await make.bird({ name: "Faísca" });
  await makeFor(site, site.b).bird({ name: "Trovão" });
  return { ...site, bird: id, owner: site.visitor({ as: site.a }), operator: site.visitor({ as: site.b }) };
}

// What an operator opens of somebody's; each at its own calls, and with what their own pages show beside.
const pages = [
  ...["/dashboard", "/birds", "/birds/pairs", "/birds/pairs/results", "/eggs", "/agenda", "/places", "/incubators"],
  ...["/stock", "/stock/rings", "/stock/feeding", "/health", "/genetics", "/species", "/settings", "/more"],
];
const ofMoney = ["/finance", "/finance/sales", "/expenses", "/contacts"];

test("an owner lets support look; the operator looks with a banner above, and is at home when they leave", async () => {
  const { owner, operator, a, b, db, bird, ask } = await atConsole();
  const form = await owner.get("/settings/access");
  expect([form.status, form.html.includes("Let support look for 24 hours")]).toEqual([200, true]);
  const given = await owner.post("/settings/access", { intent: "give", money: "on", idempotency_key: "once" });
  expect([given.status, given.location]).toEqual([303, "/settings/access"]);
  expect((await owner.get("/settings/access")).html).toContain("In force until");
  await carryMarks(db, a.org_id);
  const list = await operator.get("/operator/looks");
  const [, grant_id = ""] = /name="grant_id" value="([^"]*)"/.exec(list.html) ?? [];
  const own = operator.cookies.get("authToken");
  const begun = await operator.post("/operator/looks", { grant_id });
  expect([begun.status, begun.location, begun.headers.get("Clear-Site-Data")]).toEqual([
    ...[303, "/dashboard", '"cache", "storage"'],
  ]);
  expect([operator.cookies.get("authToken"), operator.cookies.has("lookToken")]).toEqual([own, true]);
  for (const path of [...pages, ...ofMoney, `/birds/${bird}`]) {
    const { status, html } = await operator.get(path);
    const whose = /You are looking at <?[^<]*Viveiro A[^<]*with amounts/.test(html);
    expect([path, status, whose]).toEqual([path, 200, true]);
    const theirs = ["Rita", "Melo", operatorAddress, "Viveiro B", b.org_id].filter((it) => html.includes(it));
    const seen = path === `/birds/${bird}` ? theirs.filter((it) => !["Rita", "Melo"].includes(it)) : theirs;
    expect([path, seen]).toEqual([path, []]);
  }
  expect((await operator.get("/birds")).html).toContain("Faísca");
  expect((await operator.post("/places/new", { name: "x" })).status).toBeGreaterThan(399);
  // Where they prove who they are and choose at what to look they are themselves.
  expect((await operator.get("/operator/looks")).html).toContain("Looks that are allowed");
  const lines = (await linesOf({ db }, a)).length;
  expect(lines).toBeGreaterThan(pages.length);
  const left = await operator.post("/logout", {});
  expect([left.status, left.location, operator.cookies.has("lookToken")]).toEqual([303, "/operator/looks", false]);
  const home = (await operator.get("/birds")).html;
  expect([home.includes("Trovão"), home.includes("You are looking")]).toEqual([true, false]);
  expect((await ask("/api/birds/", { as: { ...b, token: own ?? "" } })).status).toBe(200);
  const trail = await owner.get("/audit?show=access&kind=support_look");
  expect([trail.status, trail.html.includes("Support looked at"), trail.html.includes("GET /api")]).toEqual([
    ...[200, true, false],
  ]);
});

test("a look that is ended leads home at the next click, and ends with the operator's own session", async () => {
  const { owner, operator, a, b, db, ask } = await atConsole();
  await owner.post("/settings/access", { intent: "give", idempotency_key: "once" });
  await carryMarks(db, a.org_id);
  const begin = async () => {
    const [, grant_id = ""] =
      /name="grant_id" value="([^"]*)"/.exec((await operator.get("/operator/looks")).html) ?? [];
    return operator.post("/operator/looks", { grant_id });
  };
  await begin();
  expect((await operator.get("/birds")).html).toContain("without amounts");
  expect([(await operator.get("/contacts")).status, (await operator.get("/audit")).status]).toEqual([403, 403]);
  const [{ id = "" } = {}] = await db.all<{ id: string }>(sql`SELECT id FROM support_grants`);
  // Whoever stops meanwhile to look signs out of all of it.
  const look = { ...b, token: operator.cookies.get("lookToken") ?? "" };
  expect((await ask("/api/birds/", { as: look })).status).toBe(200);
  expect((await owner.post("/settings/access", { intent: "end", id })).status).toBe(303);
  const next = await operator.get("/birds");
  expect([next.status, next.location, operator.cookies.has("lookToken")]).toEqual([302, "/operator/looks", false]);
  expect((await operator.get("/operator/looks")).html).toContain("The look has ended");
  await owner.post("/settings/access", { intent: "give", idempotency_key: "twice" });
  await carryMarks(db, a.org_id);
  await begin();
  const again = { ...b, token: operator.cookies.get("lookToken") ?? "" };
  expect((await ask("/api/birds/", { as: again })).status).toBe(200);
  await ask("/api/auth/logout", { as: b, method: "POST" });
  expect((await ask("/api/birds/", { as: again })).status).toBe(401);
});
