import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { settleLevels } from "#worker/marketplace/gate/levels.ts";
import { listed, mailsTo, stateOf, tokenTo } from "./listing.ts";
import { asOperator, operatorAddress } from "./operator.ts";

const rita = "rita@exemplo.pt";

async function market() {
  const site = await newSite();
  site.env.OPERATOR_EMAILS = operatorAddress;
  await asOperator(site, site.b);
  return site;
}
/** What a page shows, without what is another at every request and what a script would load. */
const lasting = (html: string, path: string) =>
  html
    .replaceAll(path, "")
    .replace(/nonce="[^"]*"|"nonce":"[^"]*"/gu, "")
    .replace(/<script[\s\S]*?<\/script>|<link rel="(?:module)?preload"[^>]*>/gu, "");
const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`, "u").exec(html)?.[1] ?? "";

test("the operator's page is not there for anybody else, and says so as any address that is none", async () => {
  const { visitor, a, b } = await market();
  for (const as of [undefined, a]) {
    const who = visitor({ ...(as && { as }) });
    const [there, nowhere] = [await who.get("/operator/market"), await who.get("/operator/nothing")];
    expect([there.status, lasting(there.html, "/operator/market")]).toEqual([
      nowhere.status,
      lasting(nowhere.html, "/operator/nothing"),
    ]);
    expect((await who.post("/operator/market", { intent: "open" })).status).toBe(404);
  }
  expect((await visitor({ as: b }).get("/operator/market")).status).toBe(200);
  expect((await visitor().get("/robots.txt")).html).not.toContain("operator");
});

test("an operator who proved long ago that it is them proves it again, and comes back", async () => {
  const site = await market();
  await asOperator(site, site.b, new Date(Date.now() - 13 * 3_600_000).toISOString());
  const { status, location } = await site.visitor({ as: site.b }).get("/operator/market");
  expect([status, location]).toEqual([302, "/confirm?to=%2Foperator%2Fmarket"]);
});

test("a report runs to decision and objection without a script", async () => {
  const site = await market();
  const { visitor, a, b, db } = site;
  const id = await listed(site, a);
  await settleLevels(db);
  const stranger = visitor();
  const page = await stranger.get(`/market/${id}/report`);
  expect([page.status, page.html]).toEqual([
    200,
    expect.stringContaining("Something is wrong with “Gaiola de criação”?"),
  ]);
  expect(page.html).not.toContain("<script");
  const key = fieldIn(page.html, "idempotency_key");
  const [opened = "", rest = ""] = key.split(".");
  const older = `${(Number.parseInt(opened, 36) - 10_000).toString(36)}.${rest}`;
  const form = { idempotency_key: older, reason: "fraud", text: "É minha.", email: rita };
  const unticked = await stranger.post(`/market/${id}/report`, form);
  expect([unticked.status, unticked.html]).toEqual([
    422,
    expect.stringContaining("Tick this box to send your report."),
  ]);
  expect(unticked.html).toContain("É minha.");
  const sent = await stranger.post(`/market/${id}/report`, { ...form, good_faith: "on" });
  expect(sent.location).toMatch(/^\/market\/listing_\w+\/report\?sent=D-/u);
  expect((await stranger.get(sent.location ?? "")).html).toContain("Thank you, your report has arrived");

  const operator = visitor({ as: b });
  const desk = await operator.get("/operator/market");
  expect(desk.html).toContain("É minha.");
  const report = /name="id" value="(rep_\w+)"/u.exec(desk.html)?.[1] ?? "";
  const refused = await operator.post("/operator/market", {
    intent: "report",
    id: report,
    decision: "removed",
    facts: "Foto alheia.",
    rule: "",
  });
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining("Say by which rule it is decided.")]);
  expect(refused.html).toContain("Foto alheia.");
  const draft = { intent: "report", id: report, decision: "removed", facts: "Foto alheia.", rule: "Termos, 4" };
  expect((await operator.post("/operator/market", draft)).location).toBe("/operator/market");
  expect((await operator.get("/operator/market")).html).toContain("Decided. Both sides are told.");
  expect(await stateOf(site, id)).toMatchObject({ state: "removed", is_shown: false });
  expect((await stranger.get(`/market/${id}/report`)).status).toBe(404);

  const path = `/market/objection/${await tokenTo(site, a.email)}`;
  expect((await stranger.get(path)).html).toContain("Foto alheia.");
  expect((await stranger.post(path, { text: "" })).status).toBe(422);
  expect((await stranger.post(path, { text: "A foto é nossa." })).location).toBe(path);
  expect((await stranger.get(path)).html).toContain("It is here and will be read.");
  const objection = /name="id" value="(obj_\w+)"/u.exec((await operator.get("/operator/market")).html)?.[1] ?? "";
  const blank = await operator.post("/operator/market", { intent: "objection", id: objection, answer: "Visto." });
  expect([blank.status, blank.html]).toEqual([422, expect.stringContaining("Choose whether the objection is right.")]);
  const verdict = { intent: "objection", id: objection, is_upheld: "no", answer: "Visto." };
  expect((await operator.post("/operator/market", verdict)).status).toBe(303);
  expect((await stranger.get(path)).html).toContain("The decision stands.");
  expect(await stateOf(site, id)).toMatchObject({ state: "removed" });
  expect((await mailsTo(site, a.email)).length).toBe(2);
});

test("the operator opens a species and takes it back, and shows a held text", async () => {
  const site = await market();
  const { visitor, a, b, db } = site;
  const held = await listed(site, a, { state: "held", title: "<script>alert(1)</script>" });
  const operator = visitor({ as: b, language: "pt" });
  const opening = {
    intent: "open",
    country: "PT",
    region: "madeira",
    species: "Chloebia gouldiae",
    level: "contact",
    reason: "Resposta",
    source: "Ofício 12",
    on: "2026-11-20",
  };
  expect((await operator.post("/operator/market", { ...opening, country: "ES" })).html).toContain(
    "Só Portugal tem regiões.",
  );
  await operator.post("/operator/market", opening);
  const { html } = await operator.get("/operator/market");
  expect(html).toMatch(/Chloebia gouldiae<\/i><\/strong> · (<!-- -->)?Portugal, Madeira/u);
  expect(html).toContain("&lt;script&gt;alert(1)");
  expect(html).not.toContain("<script>alert(1)");
  await operator.post("/operator/market", { intent: "take_back", id: /value="(op_\w+)"/u.exec(html)?.[1] ?? "" });
  expect(await db.all(sql`SELECT id FROM openings`)).toEqual([]);
  await operator.post("/operator/market", {
    intent: "held",
    id: held,
    seen: fieldIn(html, "seen"),
    decision: "kept",
    facts: "Está bem.",
    rule: "Termos, 3",
  });
  expect(await stateOf(site, held)).toMatchObject({ state: "published" });
  expect((await operator.post("/operator/market", { intent: "constructor" })).status).toBe(400);
});

test("the market says who it is, in both languages and without a script", async () => {
  const { visitor, db, a, ...site } = await market();
  expect((await visitor({ language: "pt" }).get("/market/about")).html).toContain(
    "Aqui os criadores mostram o que têm.",
  );
  const about = await visitor().get("/market/about");
  expect([about.status, about.html]).toEqual([200, expect.stringContaining("The first counts stand here in January")]);
  expect(about.html).not.toContain("<script");
  const id = await listed({ db }, a);
  await site.ask("/api/market/reports", { json: { listing_id: id, reason: "other", text: "x", good_faith: true } });
  await db.run(sql`UPDATE reports SET created_at = '2024-03-01T00:00:00.000Z'`);
  expect((await visitor().get("/market/about")).html).toMatch(/<th[^>]*>2024<\/th>/u);
});
