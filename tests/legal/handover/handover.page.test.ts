import { expect, test } from "vitest";
import { email, twoSteps } from "#tests/accounts/two-steps.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import { settle } from "#tests/app/world.ts";
import { codeFor } from "#tests/mail/postbox.ts";

const words = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("birds are offered on a page, seen by whoever has the link, and taken there; who has no account comes back", async () => {
  const site = await newSite({ vars: { RATE_LIMITS: "relaxed" } });
  const make = makeFor(site, site.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const bird = await make.bird({ identifier: "PT 7", species_id, sex: "female", notes: "SECRET" });
  const [mine, theirs] = [site.visitor({ as: site.a, language: "pt" }), site.visitor({ as: site.b, language: "en" })];
  const page = await mine.get(`/legal-forms/handovers?ids=${bird.id}`);
  expect([page.status, words(page.html).includes("PT 7")]).toEqual([200, true]);
  const picked = `${bird.id} PT 7`;
  const form = { listed: picked, bird: picked, kind: "sale", generations: "2", takes: "weights", email: "" };
  expect((await mine.post("/legal-forms/handovers", { ...form, email: "x" })).status).toBe(422);
  expect((await mine.post("/legal-forms/handovers", form)).status).toBe(303);
  const list = await mine.get("/legal-forms/handovers");
  expect(words(list.html)).toContain("à espera de resposta");
  const [, path = ""] = /href="http:\/\/[^/"]+(\/h\/[^"]+)"/.exec(list.html) ?? [];
  const stranger = site.visitor({ language: "pt" });
  const seen = await stranger.get(path);
  expect([seen.status, /<script/.test(seen.html), /noindex/.test(seen.html)]).toEqual([200, false, true]);
  expect(words(seen.html)).toContain("Viveiro A vendeu-lhe 1 ave");
  expect(seen.html).not.toContain("SECRET");
  const join = await stranger.post(path, { do: "join" });
  expect([join.location, join.headers.get("Set-Cookie")]).toEqual([
    "/signup",
    expect.stringContaining("after_signup="),
  ]);
  expect((await stranger.post(path, { do: "accept" })).location).toContain("/login?redirectTo=");
  // They make an account, and land at the birds again, which they may take now.
  await twoSteps(stranger);
  const landed = await stranger.post("/confirm-email", { code: await codeFor(site.db, email) });
  expect([landed.location, stranger.cookies.has("after_signup")]).toEqual([path, false]);
  expect(words((await stranger.get(path)).html)).toContain("Aceitar as aves");
  expect((await mine.post(path, { do: "accept" })).status).toBe(409);
  expect((await theirs.post(path, { do: "accept" })).location).toBe("/birds");
  expect(words((await theirs.get("/birds")).html)).toContain("1 bird has come to your flock");
  expect(words((await stranger.get(path)).html)).toContain("já terminou");
  expect(words((await mine.get("/legal-forms/handovers")).html)).toContain("aceite");
});

test("from a sale's page its birds are offered to the buyer in two presses, and chosen birds from the register", async () => {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const birds: Array<{ id: string; identifier: string }> = [];
  for (let at = 1; at <= 3; at += 1) birds.push(await make.bird({ identifier: `PT ${at}`, species_id }));
  const send = async (path: string, json: object) =>
    ((await (await site.ask(path, { as: site.a, json })).json()) as { data: { id: string } }).data;
  const buyer = await send("/api/contacts", { name: "Ana Reis", email: "ana@voliera.test" });
  const lines = birds.slice(0, 2).map(({ id }) => ({ bird_id: id, unit_cents: 100 }));
  const sale = await send("/api/sales", { state: "sold", contact_id: buyer.id, lines });
  const mine = site.visitor({ as: site.a, language: "pt" });
  const salePage = async () => words((await mine.get(`/finance/sales/${sale.id}`)).html);
  expect(await salePage()).not.toContain("Passar ao comprador");
  const to = `/legal-forms/handovers?sale=${sale.id}`;
  expect(words((await mine.get(to)).html)).toContain("Marque primeiro a venda como entregue");
  await send(`/api/sales/${sale.id}/state`, { state: "delivered" });
  expect(await salePage()).toContain("Passar ao comprador");
  const begun = await mine.get(to);
  expect(begun.html.match(/name="bird"[^>]* checked=""/g)).toHaveLength(2);
  expect(begun.html).toContain('value="ana@voliera.test"');
  const picked = birds.map(({ id, identifier }) => `${id} ${identifier}`);
  const form = { sale_id: sale.id, kind: "sale", generations: "4", email: "ana@voliera.test" };
  const many = Array.from({ length: 51 }, (_, at) => `bird_${at} PT ${at}`);
  const crowd = await mine.post(to, { ...form, listed: many.join("\n"), bird: many });
  expect([crowd.status, words(crowd.html)]).toEqual([422, expect.stringContaining("Escolha até 50 aves de cada vez.")]);
  expect(crowd.html).toMatch(/href="#bird_ids"/);
  const twice = { ...form, listed: picked.slice(0, 2).join("\n"), bird: picked.slice(0, 2) };
  expect((await mine.post(to, twice)).status).toBe(303);
  expect(words((await mine.get("/legal-forms/handovers")).html)).toContain("O e-mail segue para ana@voliera.test.");
  expect((await mine.post(to, twice)).status).toBe(409);
  expect(words((await mine.get(to)).html)).toContain("já estão oferecidas");

  expect((await mine.get("/birds")).html).toMatch(/formaction="\/legal-forms\/handovers"[^>]*>Passar a outro criador/i);
  const chosen = await mine.get("/legal-forms/handovers?all=on&chosen=1");
  expect([words(chosen.html).includes("PT 3"), chosen.html.match(/name="bird"/g)?.length]).toEqual([true, 1]);
  expect(words(chosen.html)).toContain("Ana Reis");
  const some = await mine.get(`/legal-forms/handovers?${birds.map(({ id }) => `ids=${id}`).join("&")}`);
  expect(words(some.html)).toContain("2 aves ficaram de fora");
  const viewer = await settle(site.db, site.env, "Clube", "viewer");
  const reader = site.visitor({ as: viewer });
  expect([(await reader.get(to)).status, (await reader.post(to, twice)).status]).toEqual([403, 403]);
  expect((await reader.get("/birds")).html).not.toContain("/legal-forms/handovers");
});
