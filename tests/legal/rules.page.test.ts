import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { colleague } from "#tests/members/colleagues.ts";

const at = "/legal-forms/rules";

test("a page says what the law asks and why, an own rule is said and taken back without a script", async () => {
  const site = await newSite();
  const { a, b, db, visitor } = site;
  const { id } = await keeping(site, a).species("Diamante-de-gould");
  const { id: strange } = await keeping(site, b).species("Caturra");
  const lives = (country: string) => db.run(sql`UPDATE organizations SET country = ${country} WHERE id = ${a.org_id}`);
  await lives("PT");
  await db.run(sql`UPDATE species SET latin_name = 'Chloebia gouldiae' WHERE id = ${id}`);
  const browser = visitor({ as: a, language: "pt" });
  const textOf = async (path: string, as = browser) => words((await as.get(path)).html);
  const country = await textOf(at);
  for (const it of ["Declaração de cedência · venda, cedência, empréstimo", "último dia de fevereiro", "ICNF"])
    expect(country).toContain(it);
  expect(country).toContain("Não é aconselhamento jurídico");
  // What no pack knows is not known, never free; the reason says where what is known was read, and until when it counts.
  const kind = await textOf(`/species/${id}`);
  for (const it of [
    "Anexo da UE Não sabemos",
    "Entra no registo Sim",
    "Fonte: DL 92/2019, Lei 25/2023, lida a 21/11/2026.",
  ])
    expect(kind).toContain(it);
  expect(kind).toMatch(/(A rever|Devia ter sido revista) até 31\/05\/2027/);
  const field = `${at}?species_id=${id}&field=in_register`;
  const form = (given: object) => browser.post(field, given as Record<string, string>);
  const refused = await form({ do: "set", value: "false", reason: "" });
  expect([refused.status, words(refused.html)]).toEqual([422, expect.stringContaining("Diga porquê")]);
  expect((await form({ do: "set", value: "", reason: "x" })).status).toBe(422);
  expect((await form({ do: "set", value: "false", reason: "ICNF, ofício 12" })).status).toBe(303);
  const own = await textOf(`${at}?species_id=${id}`);
  for (const it of ["Entra no registo Não · regra sua", "ICNF, ofício 12", "O que lemos diz: Sim."])
    expect(own).toContain(it);
  expect(await textOf(at)).toContain("Diamante-de-gould · Entra no registo: Não · ICNF, ofício 12");
  expect((await form({ do: "back" })).status).toBe(303);
  expect((await browser.get(`${at}?species_id=${strange}&field=annex`)).status).toBe(404);
  expect(
    (await browser.post(`${at}?species_id=${strange}&field=annex`, { do: "set", value: "A", reason: "x" })).status,
  ).toBe(404);
  const viewer = visitor({ as: await colleague(site, a, "viewer"), language: "pt" });
  expect((await viewer.get(field)).status).toBe(403);
  const ofSpecies = words((await viewer.get(`/species/${id}`)).html);
  expect([ofSpecies.includes("O que a lei pede desta espécie"), ofSpecies.includes("Mudar:")]).toEqual([true, false]);
  expect((await viewer.post(field, { do: "back" })).status).toBe(403);
  await lives("BR");
  const abroad = (await textOf(at)) + (await textOf(`/species/${id}`));
  expect(abroad).toContain("Não tem regras próprias");
  expect(abroad).toContain("nada é pedido");
  expect(abroad).toContain("Entra no registo Não sabemos");
  expect(abroad).not.toMatch(/ICNF|averbamento/i);
  await site.ask("/api/register/begin", { as: a, json: { on: "2026-01-01" } });
  const others = ["", "/new", "/register", "/register?show=balances", "/return", "/handovers", "/templates"];
  for (const path of others) expect([path, /ICNF/.test(await textOf(`/legal-forms${path}`))]).toEqual([path, false]);
});
