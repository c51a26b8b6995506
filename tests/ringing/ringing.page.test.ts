import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

test("a series is written down, a number noted and taken back, and the next ring offered, without a script", async () => {
  const site = await newSite();
  const { a, visitor, ask } = site;
  const { species, bird } = keeping(site, a);
  const licence = { kind: "federation", number: "R481", body: "FOP" };
  await ask("/api/registrations", { as: a, json: licence });
  const { id: species_id } = await species("Canário");
  const browser = visitor({ as: a, language: "pt" });
  const text = async (path: string) => words((await browser.get(path)).html);
  expect(await text("/stock/rings")).toContain("Ainda sem séries de anilhas");
  const form = (await browser.get("/stock/rings?edit=new")).html;
  expect(form).toMatch(/<option value="R481"/);
  const typed = {
    pattern: "FOP R481 {yy} {nnn}",
    year: "2027",
    size_mm: "2,9",
    first: "1",
    last: "60",
    breeder_code: "R481",
  };
  const wrong = await browser.post("/stock/rings?edit=new", { ...typed, first: "1,5", last: "" });
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("Escreva um número inteiro")]);
  const saved = await browser.post("/stock/rings?edit=new", typed);
  expect(saved.status).toBe(303);
  const page = saved.location ?? "";
  const again = await browser.post("/stock/rings?edit=new", { ...typed, first: "60", last: "70" });
  expect([again.status, words(again.html)]).toEqual([
    409,
    expect.stringContaining("A série FOP R481 27 001 a FOP R481 27 060 já tem algumas destas anilhas."),
  ]);
  await bird("FOP R481 27 001", species_id);
  const note = { do: "mark", number: "2", state: "lost", on: "", why: "caiu na relva" };
  expect((await browser.post(page, { ...note, number: "1" })).status).toBe(409);
  expect((await browser.post(page, note)).status).toBe(303);
  const shown = await text(page);
  for (const it of ["2,9 mm", "Canário", "caiu na relva", "003–060", "Perdida"]) expect(shown).toContain(it);
  const { location } = await browser.get("/stock/rings/next?go=1&year=2027");
  expect(location).toBe("/birds/new?identifier=FOP+R481+27+003");
  expect((await browser.post(page, { do: "unmark", number: "2" })).status).toBe(303);
  expect(await text(page)).toContain("002–060");
  const changed = await browser.post(`/stock/rings?edit=${page.split("/").at(-1)}`, {
    ...typed,
    version: "1",
    last: "50",
  });
  expect(changed.status).toBe(303);
  expect(await text("/stock/rings")).toContain("49");
  const taken = await browser.post("/birds/new", {
    identifier: "FOP R481 27 001",
    species_id,
    sex: "unknown",
    birth_precision: "unknown",
  });
  expect([taken.status, words(taken.html)]).toEqual([
    409,
    expect.stringContaining("A seguinte que está livre é FOP R481 27 002."),
  ]);
  expect((await browser.get("/birds/new")).html).toContain("/stock/rings/next?species_id=");
  const gone = await browser.post(`/stock/rings?delete=${page.split("/").at(-1)}`, { name: "FOP" });
  expect([gone.status, gone.location]).toEqual([303, "/stock/rings"]);
});
