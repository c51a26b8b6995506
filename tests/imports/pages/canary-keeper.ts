import { expect } from "vitest";
import { newSite } from "#tests/app/site.ts";

type Site = Awaited<ReturnType<typeof newSite>>;
type Visitor = ReturnType<Site["visitor"]>;

export const csv = (lines: string[], name = "birds.csv") => new File([lines.join("\n")], name, { type: "text/csv" });
export const head = "Tag ID,Species,Sex,Father,Mother";

export async function birdsOf({ ask, a }: Site): Promise<number> {
  const answer = await ask("/api/birds/", { as: a });
  return ((await answer.json()) as { data: { total: number } }).data.total;
}

export async function canaryKeeper(language = "en") {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language });
  await rita.post("/species/catalogue", { slugs: ["canary"] });
  return { site, rita };
}

export async function uploaded(visitor: Visitor, file: File): Promise<string> {
  const answer = await visitor.post("/birds/import", { file });
  expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/birds\/import\/[^/]+$/)]);
  return answer.location ?? "";
}

/** The figures of the page, by their names. */
export const figures = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>([^<]+)<\/dt><dd>(?:<[^>]+>)*([\d,]+)/g)].map(([, name, value]) => [name, value]),
  );
