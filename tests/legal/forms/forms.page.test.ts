import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { formWithFields, plainForm } from "./made-forms.ts";

const at = "/legal-forms/templates";
const file = (bytes: Uint8Array, name: string) => ({ file: new File([bytes as BlobPart], name) });

test("the empty form is given, told what goes where, looked at and taken back, without a script", async () => {
  const site = await newSite();
  await site.db.run(sql`UPDATE organizations SET country = 'BR'`);
  const browser = site.visitor({ as: site.a, language: "pt" });
  expect(words((await browser.get(at)).html)).toContain("Não é aconselhamento jurídico.");
  expect((await browser.get(`${at}/proof`)).status).toBe(404);
  const refused = await browser.post(at, file(Buffer.from("x"), "x.pdf"));
  expect([refused.status, words(refused.html)]).toEqual([422, expect.stringContaining("Escolha um PDF")]);
  const given = await browser.post(at, file(await formWithFields(), "impresso.pdf"));
  expect([given.status, given.location]).toEqual([303, at]);
  const { html } = await browser.get(at);
  expect(html).not.toMatch(/ICNF/i);
  for (const text of ["Campos por reconhecer", "MoradaCessionario Quem recebe: Morada", "Espécie 6: Anilhas"])
    expect(words(html)).toContain(text);
  const choice = { do: "fields", version: "1", "called-0": "Campo livre", "field-0": "reason" };
  expect((await browser.post(at, choice)).status).toBe(303);
  expect(words((await browser.get(at)).html)).toContain("Campo livre Motivo");
  // Pressed twice, or told by somebody else meanwhile.
  expect((await browser.post(at, choice)).status).toBe(409);
  expect((await browser.post(at, file(await plainForm(), "papel.pdf"))).status).toBe(303);
  expect(words((await browser.get(at)).html)).toContain("Ainda sem lugar no impresso Quem cede: Nome");
  const place = { do: "places", version: "3", step: "9,5", "own--name-x": "50,5", "own--name-y": "400" };
  const outside = await browser.post(at, { ...place, "own--name-width": "80" });
  expect([outside.status, words(outside.html)]).toEqual([422, expect.stringContaining("Nome: Fica fora da página.")]);
  expect(outside.html).toContain('value="50,5"');
  expect((await browser.post(at, { ...place, "own--name-y": "40", "own--name-width": "80" })).status).toBe(303);
  expect((await browser.get(at)).html).toMatch(/name="step"[^>]*value="9,5"/);
  expect((await browser.get(`${at}/proof`)).status).toBe(200);
  expect(words((await browser.get(`${at}?back`)).html)).toContain("Retirar o impresso papel.pdf?");
  expect((await browser.post(`${at}?back`, { name: "papel.pdf" })).status).toBe(303);
  expect(words((await browser.get(at)).html)).toContain("Guardar impresso");
});
