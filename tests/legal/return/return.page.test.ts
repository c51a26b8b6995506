import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { yearsForm } from "./workbooks.ts";

const year = new Date().getUTCFullYear() - 1;
const at = "/legal-forms/return";

test("from the register to the issued return in two presses, with the year's file and its columns, without a script", async () => {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird } = keeping(site, a);
  await site.db.run(sql`UPDATE organizations SET timezone = 'UTC', country = 'PT'`);
  const gould = await species("Diamante de Gould");
  await bird("PT 1", gould.id);
  await bird("C 1", (await species("Canário")).id);
  await site.db.run(sql`UPDATE species SET latin_name = 'Serinus canaria' WHERE common_name = 'Canário'`);
  const browser = visitor({ as: a, language: "pt" });
  const page = async (query = "") => words((await browser.get(`${at}${query}`)).html);
  expect(await page()).toContain("ainda não começou");
  await browser.post("/legal-forms/register", { do: "begin", on: `${year}-01-01` });
  // The year behind is the one that is due.
  const first = await page();
  for (const it of [`Averbamento anual ${year}`, "Não é aconselhamento jurídico", "PT 1", "Coleção", "modelo próprio"])
    expect(first.toLowerCase()).toContain(it.toLowerCase());
  expect(first).toMatch(/Canário – 1 ave\s+Esta espécie não entra no registo/);
  const send = (bytes: Uint8Array, name = "averbamento.xlsx") =>
    browser.post(at, {
      do: "form",
      year: String(year),
      file: new File([bytes as Uint8Array<ArrayBuffer>], name),
    });
  const macros = await send(await yearsForm(), "averbamento.xlsm");
  expect([macros.status, words(macros.html)]).toEqual([422, expect.stringContaining("Este ficheiro tem macros")]);
  expect((await send(await yearsForm({ heads: ["Espécie", "Marca", "Cor", "Movimento 1"] }))).status).toBe(303);
  const asking = await browser.get(`${at}?year=${year}`);
  expect(words(asking.html)).toContain("Coluna C: Cor");
  expect(asking.html).not.toContain("file.xlsx");
  const version = /name="version" value="(\d+)"/.exec(asking.html)?.[1] ?? "";
  const answer = { do: "columns", year: String(year), version, "column-C": "mark" };
  const twice = await browser.post(at, answer);
  expect([twice.status, words(twice.html)]).toEqual([422, expect.stringContaining("em duas colunas")]);
  expect((await browser.post(at, { ...answer, "column-C": "none" })).status).toBe(303);
  expect(await page(`?year=${year}`)).toContain("Sai no ficheiro do ano: averbamento.xlsx");
  expect((await browser.get(`${at}/file.xlsx?year=${year}`)).status).toBe(200);
  expect((await browser.post(at, { do: "issue", year: String(year) })).status).toBe(303);
  const issued = await browser.get(`${at}?year=${year}`);
  expect(words(issued.html)).toContain("já foi emitido");
  const [, paper = ""] = /href="(\/legal-forms\/paper_\w+)"/.exec(issued.html) ?? [];
  const shown = await browser.get(paper);
  expect(words(shown.html)).toMatch(/Averbamento anual \d{4}\/0001.*Abrir o \.xlsx.*SHA-256/s);
  expect(words((await browser.get("/legal-forms")).html)).toContain("XLSX");
  const again = await browser.post(at, { do: "issue", year: String(year) });
  expect([again.status, words(again.html)]).toEqual([409, expect.stringContaining("já foi emitido")]);
});
