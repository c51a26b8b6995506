import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { bookOfSheets } from "../files/books.ts";

type Visitor = ReturnType<Awaited<ReturnType<typeof newSite>>["visitor"]>;

async function keeper() {
  const site = await newSite();
  const rita = site.visitor({ as: site.a, language: "en" });
  await rita.post("/species/catalogue", { slugs: ["canary"] });
  return rita;
}

async function uploaded(visitor: Visitor, file: File): Promise<string> {
  return (await visitor.post("/birds/import", { file })).location ?? "";
}
const csv = (...lines: string[]) => new File([lines.join("\n")], "birds.csv", { type: "text/csv" });
/** The fields a form of this intent would send without a script, by their names. */
function formOf(html: string, intent: string, holding = "") {
  const forms = [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([form]) => form);
  return forms.find((form) => form.includes(`value="${intent}"`) && form.includes(holding)) ?? "";
}
const optionOf = (form: string, word: string) =>
  new RegExp(`<option value="([^"]+)"[^>]*>${word}`).exec(form)?.[1] ?? "";

test("another sheet of the book is read by a form without a script", async () => {
  const rita = await keeper();
  const book = bookOfSheets([
    [
      "2025",
      [
        ["Ring", "Species"],
        ["A", "Canary"],
        ["B", "Canary"],
      ],
    ],
    [
      "2024",
      [
        ["Ring", "Species"],
        ["C", "Canary"],
      ],
    ],
  ]);
  const page = await uploaded(rita, new File([book as BlobPart], "book.xlsx"));
  const { html } = await rita.get(page);
  expect(html).toContain("Import 2 birds");
  expect(formOf(html, "sheet")).toContain("2024 (1 row)");
  expect((await rita.post(page, { intent: "sheet", sheet: "2024" })).location).toBe(page);
  expect((await rita.get(page)).html).toContain("Import 1 bird");
});

test("a species nobody knows is said to be one's own, listed the next time, and forgotten again", async () => {
  const rita = await keeper();
  const page = await uploaded(rita, csv("Ring,Species", "A,Belgian thing", "B,Belgian thing"));
  const form = formOf((await rita.get(page)).html, "word", "Belgian thing");
  const word = { intent: "word", field: "species", word: "Belgian thing" };
  expect((await rita.post(page, { ...word, means: optionOf(form, "Canary") })).location).toBe(page);
  const then = (await rita.get(page)).html;
  expect(then).toContain("Import 2 birds");
  expect(then).toContain("Words you explained before");
  await rita.post(page, word);
  expect((await rita.get(page)).html).not.toContain("Import 2 birds");
});

test("a column nobody knows is shown with its first values and chosen on the spot", async () => {
  const rita = await keeper();
  const page = await uploaded(rita, csv("Ring,Species,Rufname", "A,Canary,Hansi", "B,Canary,Susi"));
  const form = formOf((await rita.get(page)).html, "columns", "Rufname");
  expect(form).toContain("Hansi · Susi");
  expect(form).toContain('name="column-0" value="identifier"');
  const chosen = { intent: "columns", "column-0": "identifier", "column-1": "species", "column-2": "name" };
  await rita.post(page, chosen);
  expect((await rita.get(page)).html).not.toContain("Columns that are not imported");
});

test("parents by name are listed for a yes, and a no leaves their rows out", async () => {
  const rita = await keeper();
  const page = await uploaded(rita, csv("Ring,Name,Species,Sex,Father", "A,Rex,Canary,M,", "B,,Canary,,Rex"));
  const { html } = await rita.get(page);
  expect(html).toContain("Parents given by name");
  expect(html).toContain("Import 2 birds");
  const no = await rita.get(`${page}?named_parents=refuse`);
  expect(no.html).toContain("Import 1 bird");
  expect(formOf(no.html, "commit")).toContain('name="named_parents" value="refuse"');
});

test("a list without species is of the only one there is, and the page says so", async () => {
  const rita = await keeper();
  const page = await uploaded(rita, csv("Ring,Tipo", "A,M", "B,F"));
  const { html } = await rita.get(page);
  expect(html).toContain("Import 2 birds");
  expect(html).toContain("Species: Canary, the only one you have.");
  expect(html).toContain("Sex: the column “Tipo”, known by its values M · F.");
});

test("a list without species asks for the species once, of those there are", async () => {
  const rita = await keeper();
  await rita.post("/species/catalogue", { slugs: ["budgerigar"] });
  const page = await uploaded(rita, csv("Ring,Sex", "A,M", "B,F"));
  const { html } = await rita.get(page);
  expect(html).toContain("Which species are these birds?");
  expect([...html.matchAll(/<option value="(Canary|Budgerigar)"/g)].map(([, name]) => name)).toEqual([
    "Budgerigar",
    "Canary",
  ]);
  await rita.post(page, { intent: "columns", "column-0": "identifier", "column-1": "sex", species: "Canary" });
  expect((await rita.get(page)).html).toContain("Import 2 birds");
});
