import { expect, test } from "vitest";
import { euros, yearlySaving } from "#app/billing/prices.ts";
import { newSite } from "#tests/app/site.ts";
import { plans } from "#worker/billing/plans.ts";

const textOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
/** The card of a plan, from its opening tag to its closing one. */
const cardsIn = (html: string) => html.match(/<article class="plan-card".*?<\/article>/gs) ?? [];
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

test("the three plans are the catalogue's, each with its price, its limit and its own way on", async () => {
  const { visitor } = await newSite();
  const cards = cardsIn((await visitor().get("/pricing")).html);
  expect(cards).toHaveLength(plans.length);
  for (const [at, plan] of plans.entries()) {
    const card = cards[at] ?? "";
    const text = textOf(card);
    if (plan.monthly_cents) expect(text).toContain(`${euros(plan.monthly_cents, "en")} a month`);
    if (plan.monthly_cents === null) expect(text).toContain("Price on request");
    if (plan.monthly_cents === 0) expect(text).toContain("Free");
    expect(text).toContain(plan.birds === null ? "Unlimited birds" : `Up to ${plan.birds} birds`);
    expect(text).toContain(plan.users === null ? "Unlimited members" : `Up to ${plan.users} members`);
    const listed = plan.listings === null ? "unlimited listings" : `${plan.listings} listings on the market`;
    expect(text).toContain(listed);
    const sites = {
      starter: undefined,
      professional: "1 site with its own",
      empresarial: "Unlimited sites, each with",
    };
    expect([text.includes("site"), text]).toEqual([plan.sites !== 0, expect.stringContaining(sites[plan.key] ?? "")]);
    expect(text.includes("Most popular")).toBe(plan.key === "professional");
    expect(text.includes(`${plan.trial_days}-day free trial, no card`)).toBe(plan.trial_days > 0);
    expect(linksIn(card)).toEqual([plan.key === "empresarial" ? "/contact" : `/signup?plan=${plan.key}`]);
  }
});

test("prices by the year are an address of their own, and say what a year saves", async () => {
  const { visitor } = await newSite();
  const monthly = (await visitor().get("/pricing")).html;
  expect(monthly).toMatch(/<a href="\/pricing" aria-current="true">Monthly/);
  expect(monthly).toMatch(/<a href="\/pricing\?billing=yearly">Yearly/);
  const yearly = (await visitor().get("/pricing?billing=yearly")).html;
  expect(yearly).toMatch(/<a href="\/pricing">Monthly/);
  expect(yearly).toMatch(/<a href="\/pricing\?billing=yearly" aria-current="true">Yearly/);
  const [professional] = plans.filter(({ most_popular }) => most_popular);
  if (!professional?.yearly_cents) throw new Error("the popular plan has a yearly price");
  expect(textOf(yearly)).toContain(`${euros(professional.yearly_cents, "en")} a year`);
  expect(textOf(yearly)).toContain(`you save ${euros(yearlySaving(professional), "en")}`);
  expect(textOf(monthly)).toContain(`save ${euros(yearlySaving(professional), "en")}`);
});

test("a year saves twelve months less the year's own price, and nothing where there is no price", () => {
  expect(yearlySaving({ monthly_cents: 2000, yearly_cents: 20000 })).toBe(4000);
  expect(yearlySaving({ monthly_cents: 100, yearly_cents: 1300 })).toBe(0);
  expect(yearlySaving({ monthly_cents: null, yearly_cents: null })).toBe(0);
});

test("an unknown billing period is read as monthly", async () => {
  const { visitor } = await newSite();
  for (const wrong of ["weekly", "YEARLY", "yearly&billing=monthly&billing=x", "%3Cscript%3E"]) {
    const { status, html } = await visitor().get(`/pricing?billing=${wrong}`);
    const isYearly = wrong.startsWith("yearly");
    expect([wrong, status, html.includes('aria-current="true">Yearly')]).toEqual([wrong, 200, isYearly]);
  }
});

test("an address that names its language keeps naming it when the way of paying changes", async () => {
  const { visitor } = await newSite();
  const { html } = await visitor({ language: "en" }).get("/pricing?lang=pt");
  expect(html).toContain("Pague quando o plantel crescer.");
  expect(linksIn(html)).toContain("/pricing?lang=pt&billing=yearly");
  const yearly = (await visitor({ language: "en" }).get("/pricing?lang=pt&billing=yearly")).html;
  expect(yearly).toMatch(/aria-current="true">Por ano/);
  expect(linksIn(yearly)).toContain("/pricing?lang=pt");
});

test("prices and the page about Voliera are whole in both languages and send no program", async () => {
  const { visitor } = await newSite();
  for (const language of ["pt", "en"])
    for (const path of ["/pricing", "/pricing?billing=yearly", "/about"]) {
      const { status, html } = await visitor({ language }).get(path);
      expect([path, status, html.match(/<h1/g)?.length]).toEqual([path, 200, 1]);
      expect([path, html.match(/>[^<]*\b(plans|pricing|about|ui|site)\.[a-z_]+[^<]*</g)]).toEqual([path, null]);
      expect([path, html.includes("{{"), html.includes("](")]).toEqual([path, false, false]);
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    }
});

test("every way on from prices and from the page about Voliera leads somewhere", async () => {
  const { visitor } = await newSite();
  const found = new Set<string>();
  for (const path of ["/pricing", "/pricing?billing=yearly", "/about"])
    for (const link of linksIn((await visitor().get(path)).html)) if (link.startsWith("/")) found.add(link);
  for (const way of ["/signup", "/signup?plan=starter", "/signup?plan=professional"]) expect(found).toContain(way);
  expect(found).toContain("/contact");
  expect(found).toContain("/contact?subject=sales");
  expect(found).toContain("/privacy");
  for (const link of found) expect([link, (await visitor().get(link)).status]).toEqual([link, 200]);
});

test("the plans are compared in a table whose rows and columns have names", async () => {
  const { visitor } = await newSite();
  const [table = ""] = (await visitor().get("/pricing")).html.match(/<table class="compare".*?<\/table>/s) ?? [];
  const rows = table.match(/<tr.*?<\/tr>/gs) ?? [];
  expect(rows[0]?.match(/<th scope="col"/g)).toHaveLength(plans.length + 1);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows.slice(1)) {
    expect(row.match(/<th scope="row"/g)).toHaveLength(1);
    expect(row.match(/<td/g)).toHaveLength(plans.length);
    expect(textOf(row.replace(/<th.*?<\/th>/s, "")).trim()).not.toBe("");
  }
  const cellsOf = (name: string) =>
    (rows.find((row) => row.includes(name))?.match(/<td.*?<\/td>/gs) ?? []).map((cell) => textOf(cell).trim());
  expect(cellsOf("Members, each")).toEqual(["5", "50", "No limit"]);
  expect(cellsOf("Sites with")).toEqual(["Not included", "1", "No limit"]);
  const exported = rows.find((row) => row.includes("Export to .xlsx and .csv")) ?? "";
  expect(exported.match(/Included/g)).toHaveLength(plans.length);
});

test("questions are folded without a program, and their figures are the catalogue's", async () => {
  const { visitor } = await newSite();
  const { html } = await visitor().get("/pricing");
  const input = html.match(/<details>.*?<\/details>/gs) ?? [];
  expect(input.length).toBeGreaterThanOrEqual(6);
  for (const one of input)
    expect(one).toMatch(/^<details><summary><h3>.+<\/h3>.*<\/summary><div class="prose"><p>.+<\/p>/s);
  const starter = plans.find(({ key }) => key === "starter");
  expect(textOf(html)).toContain(`if you have more than ${starter?.birds} birds`);
  expect(html).toContain('write to us on the <a href="/contact">contact page</a>');
});

test("a signed-in visitor is not offered to sign up", async () => {
  const { visitor, a } = await newSite();
  const rita = visitor({ as: a });
  for (const path of ["/pricing", "/about"]) {
    const { status, html } = await rita.get(path);
    expect([path, status, linksIn(html).filter((to) => to.startsWith("/signup"))]).toEqual([path, 200, []]);
    expect(linksIn(html)).toContain("/dashboard");
  }
  const ways = cardsIn((await rita.get("/pricing")).html).map((card) => linksIn(card)[0]);
  expect(ways).toEqual(["/dashboard", "/contact", "/contact"]);
});
