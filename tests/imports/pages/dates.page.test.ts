import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const csv = (lines: string[]) => new File([lines.join("\n")], "birds.csv", { type: "text/csv" });

async function checked(lines: string[], language: "pt" | "en" = "en") {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language });
  await rita.post("/species/catalogue", { slugs: ["canary"] });
  const { location = "" } = await rita.post("/birds/import", { file: csv(lines) });
  return { site, rita, page: location ?? "" };
}

/** What a plain form of the page sends, by its button. */
function formOf(html: string, button: string): Record<string, string> {
  const form = html.split("<form").find((it) => it.split("</form>")[0]?.includes(button)) ?? "";
  const inputs = [...(form.split("</form>")[0] ?? "").matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  return Object.fromEntries(
    inputs.map((tag) => [/name="([^"]*)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1] ?? ""]),
  );
}

test("the check says how a date is read, a plain form reads it the other way, and so it is saved", async () => {
  const { site, rita, page } = await checked(["Tag ID,Species,Birth Date", "1,Canary,05/03/2024", "2,Canary,2019"]);
  const { html } = await rita.get(page);
  expect(words(html)).toContain("Birth Date : read as day/month/year: 05/03/2024 is 5 March 2024.");
  const input = formOf(html, "Read as month/day/year");
  expect(input).toMatchObject({ birth_date_order: "month_first", on_duplicate: "skip", unknown_parents: "reference" });
  const other = (await rita.get(`${page}?${new URLSearchParams(input)}`)).html;
  expect(words(other)).toContain("read as month/day/year: 05/03/2024 is 3 May 2024.");
  const commit = formOf(other, "Import 2 birds");
  expect(commit).toMatchObject({ intent: "commit", birth_date_order: "month_first" });
  expect((await rita.post(page, commit)).status).toBe(303);
  const answer = await site.ask("/api/birds/?sort_by=identifier&order=asc", { as: site.a });
  const { data } = (await answer.json()) as { data: { items: Array<{ birth_date: string; birth_precision: string }> } };
  expect(data.items.map((it) => [it.birth_date, it.birth_precision])).toEqual([
    ["2024-05-03", null],
    ["2019-01-01", "year"],
  ]);
});

test("a column of mixed orders is named as such, in the reader's language", async () => {
  const lines = [
    "Anilha;Espécie;Data de nascimento",
    "1;Canário;05/03/2024",
    "2;Canário;25/03/2024",
    "3;Canário;03/25/2024",
  ];
  const { rita, page } = await checked(lines, "pt");
  const text = words((await rita.get(page)).html);
  expect(text).toContain("lida como dia/mês/ano: 05/03/2024 é 5 de março de 2024.");
  expect(text).toContain("Esta coluna mistura as duas ordens.");
  expect(text).toContain("Ler como mês/dia/ano");
});

test("where every date can be read in one way only, nothing is asked", async () => {
  const { rita, page } = await checked(["Tag ID,Species,Birth Date", "1,Canary,2024-03-05", "2,Canary,25/03/2024"]);
  expect(words((await rita.get(page)).html)).not.toContain("How dates are read");
});
