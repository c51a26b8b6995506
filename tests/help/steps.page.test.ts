import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { articles } from "#app/help/articles.ts";
import { dictionaryNames, wordsFor } from "#app/locales/dictionary.ts";
import { statuses } from "#db/schema/statuses.ts";
import { newSite } from "#tests/app/site.ts";
import { lastSeason } from "#worker/demo/flock/keeper.ts";
import { flockStatements } from "#worker/demo/founding.ts";
import { pagesOf } from "./step-pages.ts";

const words = wordsFor("pt", dictionaryNames);

/** What a page says to whoever sees it, without its menus. */
const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? html)
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** A bird room in the middle of its season, seen by one and the same person in changing roles. */
async function newSeason() {
  const { db, a, visitor } = await newSite();
  await db.delete(statuses).where(eq(statuses.org_id, a.org_id));
  const now = new Date();
  const keeper = { ...a, season: lastSeason(now), language: "pt" as const, today: now.toISOString().slice(0, 10) };
  const [first, ...others] = await flockStatements(db, keeper);
  if (first) await db.batch([first, ...others]);
  const browser = visitor({ as: a, language: "pt" });
  const seen = new Map<string, string>();
  async function open(path: string): Promise<string> {
    const known = seen.get(path);
    if (known !== undefined) return known;
    const { status, html, location } = await browser.get(path);
    const shown = status === 200 ? html : status < 400 && location ? await open(location) : "";
    seen.set(path, shown);
    return shown;
  }
  async function become(role: string) {
    await db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
    seen.clear();
    // The answer to the first call brings the card that says so.
    await browser.get("/scan");
  }
  return { open, become };
}

test("every step of the help leads to a page that has what it names, for whom it is written", async () => {
  const { open, become } = await newSeason();
  const faults: string[] = [];
  const opened = new Set<string>();
  // In the order of ranks, so that whoever sees more does not see it for others.
  for (const role of ["viewer", "keeper", "manager", "owner"]) {
    await become(role);
    const pages = pagesOf(open);
    const steps = articles
      .filter(({ as }) => as === role)
      .flatMap(({ slug, steps }) => steps.map((step, n) => ({ ...step, slug, name: `${slug} ${n + 1}` })));
    for (const { slug, name, path, key } of steps) {
      if (!path) continue;
      const isThere = async (page: string) => {
        const html = await open(page);
        return html !== "" && (!key || textOf(html).includes(words[key] ?? key));
      };
      let isFound = false;
      for (const page of await pages(path)) if (!isFound) isFound = await isThere(page);
      if (isFound) opened.add(slug);
      else faults.push(`${name}, ${role}: “${key && words[key]}” is not at ${path}`);
    }
  }
  expect(faults).toEqual([]);
  // A role that no article has would leave its steps unseen.
  expect(articles.map(({ slug }) => slug).filter((it) => !opened.has(it))).toEqual([]);
});
