import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const today = new Date().toISOString().slice(0, 10);
const year = today.slice(0, 4);
const at = "/legal-forms/register";

test("the register is begun, entered, filled in and taken along, without a script", async () => {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  await bird("PT 1", species_id);
  const browser = visitor({ as: a, language: "pt" });
  const page = async (query = "") => words((await browser.get(`${at}${query}`)).html);
  expect(await page()).toContain("Comece o seu registo");
  const early = await browser.post(at, { do: "begin", on: "2999-01-01" });
  expect([early.status, words(early.html)]).toEqual([422, expect.stringContaining("Esse dia ainda não chegou")]);
  expect((await browser.post(at, { do: "begin", on: `${year}-01-01` })).status).toBe(303);
  const list = await browser.get(at);
  for (const it of ["O registo começou.", "Existência inicial", "PT 1", "Lançar no registo"])
    expect(words(list.html)).toContain(it);
  const [, id = ""] = /\?fill=(mv_\w+)/.exec(list.html) ?? [];
  expect(await page(`?fill=${id}`)).toContain("Completar a linha: Existência inicial, PT 1");
  expect((await browser.post(`${at}?fill=${id}`, { document: "Fatura 12" })).status).toBe(303);
  const filled = await browser.post(`${at}?fill=${id}`, { document: "Fatura 13" });
  expect([filled.status, words(filled.html)]).toEqual([409, expect.stringContaining("já está preenchido")]);
  expect((await browser.post(at, { do: "enter", to: today })).status).toBe(303);
  expect(await page()).toMatch(/1 linha lançada.*Fatura 12/s);
  expect(await page("?state=noted")).toContain("Não há linhas com estes filtros.");
  expect(await page("?show=balances")).toContain("Bate certo");
  const csv = await site.ask(`/api/register/file.csv?year=${year}`, { as: a, headers: { "Accept-Language": "pt" } });
  const text = await csv.text();
  expect(text).toMatch(/modelo próprio, não oficial/);
  expect(text).toMatch(new RegExp(`1[;,]${year}-01-01[;,]Entrada[;,]Existência inicial`));
  expect((await browser.get(`${at}/file.xlsx`)).status).toBe(200);
});
