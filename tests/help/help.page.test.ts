import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { articles } from "#app/help/articles.ts";
import { newSite, origin } from "#tests/app/site.ts";

const articleLinks = (html: string) => [...html.matchAll(/href="\/help\/([a-z0-9-]+)"/g)].map(([, slug = ""]) => slug);

test("a visitor searches the help, reads an article and says it was useful, without a script", async () => {
  const { visitor, db } = await newSite();
  const rita = visitor({ language: "pt" });
  const home = await rita.get("/help");
  expect([home.status, home.headers.get("X-Robots-Tag")]).toEqual([200, null]);
  expect(new Set(articleLinks(home.html))).toEqual(new Set(articles.map(({ slug }) => slug)));
  const found = await rita.get("/help?q=ovos+claros");
  expect([found.status, found.headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
  expect(articleLinks(found.html)[0]).toBe("clear-eggs");
  expect(found.html).toContain('value="ovos claros"');
  const article = await rita.get("/help/clear-eggs");
  expect([article.status, article.headers.get("X-Robots-Tag")]).toEqual([200, null]);
  expect(article.html).not.toContain("{{");
  // A copy serves everybody: no script, no key of a form.
  for (const { html } of [home, found, article])
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|idempotency_key/);
  const voted = await rita.post("/help/clear-eggs", { useful: "yes" });
  expect([voted.status, voted.location]).toEqual([303, "/help/clear-eggs"]);
  expect((await rita.get("/help/clear-eggs")).html).toContain("Obrigado");
  expect(await db.all(sql`SELECT kind, term, answer, n FROM help_counts`)).toEqual([
    { kind: "vote", term: "clear-eggs", answer: "yes", n: 1 },
  ]);
  expect((await rita.post("/help/clear-eggs", { useful: "perhaps" })).status).toBe(422);
  expect((await rita.post("/help/no-such-article", { useful: "yes" })).status).toBe(404);
  expect((await rita.get("/help/no-such-article")).status).toBe(404);
});

test("a search in vain says so, offers a person and is counted once the page is sent", async () => {
  const { visitor, db } = await newSite();
  const reader = visitor({ language: "en" });
  const { status, html } = await reader.get(`/help?q=${encodeURIComponent('<b>Helicopter"')}`);
  expect(status).toBe(200);
  expect(html).toContain('href="/contact"');
  expect(html).not.toContain("<b>Helicopter");
  await expect
    .poll(() => db.all(sql`SELECT language, term, n FROM help_counts`))
    .toEqual([{ language: "en", term: '<b>helicopter"', n: 1 }]);
  const long = await reader.get(`/help?q=${"a".repeat(3000)}`);
  expect(long.status).toBe(200);
});

test('"?" leads from a page to the article that its room names, and from anywhere else to the help', async () => {
  const { visitor, a } = await newSite();
  const rita = visitor({ as: a, language: "pt" });
  for (const [page, article] of Object.entries({
    "/dashboard": "first-hour",
    "/birds": "find-a-bird",
    "/birds/new": "add-a-bird",
    "/birds/import": "spreadsheet-in",
    "/birds/pairs/results": "season-results",
    "/eggs/candle": "clear-eggs",
    "/incubators": "eggs-in-incubator",
    "/stock/rings": "ring-series",
    "/settings/members": "who-may-do-what",
    "/settings/close": "close-organisation",
    "/legal-forms/register": "register-and-return",
  })) {
    const { html } = await rita.get(page);
    const [, href = ""] = /<header class="topbar"[\s\S]*?href="(\/help\/on[^"]*)"/.exec(html) ?? [];
    expect([page, (await rita.get(href)).location]).toEqual([page, `/help/${article}`]);
  }
  expect((await rita.get("/help/on/no/such/page")).location).toBe("/help");
  expect((await rita.get("/help/on")).location).toBe("/help");
  // On a phone "?" stands in More, and means the page before.
  const { html } = await rita.get("/more", { headers: { Referer: `${origin}/birds/import` } });
  expect(html).toContain('href="/help/on/birds/import"');
  expect((await rita.get("/more")).html).not.toContain('/help/on/more"');
});

test("search engines find every article in both languages, with the steps as facts", async () => {
  const { visitor } = await newSite();
  const robot = visitor();
  expect((await robot.get("/sitemap.xml")).html).toContain(`${origin}/sitemap-help.xml`);
  const { html } = await robot.get("/sitemap-help.xml");
  for (const { slug } of articles)
    for (const query of ["", "?lang=pt", "?lang=en"])
      expect(html).toContain(`<loc>${origin}/help/${slug}${query}</loc>`);
  const article = await robot.get("/help/clear-eggs?lang=pt");
  expect(article.html).toContain(`<link rel="canonical" href="${origin}/help/clear-eggs?lang=pt"/>`);
  const facts = [...article.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json)["@graph"] as Array<{ "@type": string; step?: unknown[] }>,
  );
  const howTo = facts.flat().find((it) => it["@type"] === "HowTo");
  expect(howTo?.step).toHaveLength(articles.find(({ slug }) => slug === "clear-eggs")?.steps.length ?? 0);
});
