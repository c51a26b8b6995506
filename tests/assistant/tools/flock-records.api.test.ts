import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { toolsFor } from "../tool-caller.ts";

const now = "2027-05-10T12:00:00Z";

async function recorded() {
  const world = await newWorld();
  const { a, ask } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const bird = (given: Record<string, unknown>) => make.bird({ species_id, ...given });
  const post = async (path: string, json: unknown) => {
    const answer = await ask(path, { as: a, json });
    expect([path, answer.status]).toEqual([path, 201]);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
  const tools = (language: "pt" | "en", role: "owner" | "keeper" = "owner") =>
    toolsFor(world, a as Resident, { language, role, now });
  return { ...world, bird, post, tools, make };
}

test("one thing of a bird is told from its record, and what is missing is said with where to write it", async () => {
  const { bird, tools, post } = await recorded();
  const place = await post("/api/places", { name: "Gaiola 3", kind: "cage" });
  const father = await bird({ identifier: "P 1", sex: "male" });
  const full = await bird({
    identifier: "A 12",
    name: "Rubi",
    sex: "female",
    birth_date: "2025-03-05",
    place_id: place.id,
    mutation: "Amarelo",
    father_id: father.id,
  });
  const { find } = tools("pt");
  const about = async (word: string, id = full.id) => {
    const { outcome, answer } = await find("bird", { bird_id: id, about: word });
    return [outcome, answer];
  };
  expect(await about("age")).toEqual(["answered", "A 12 · Rubi tem 2 anos: nascimento em 5 de março de 2025."]);
  expect(await about("place")).toEqual(["answered", "A 12 · Rubi está em Gaiola 3."]);
  expect(await about("sex")).toEqual(["answered", "A 12 · Rubi é uma fêmea."]);
  expect(await about("colour")).toEqual(["answered", "A cor de A 12 · Rubi está escrita como «Amarelo»."]);
  expect(await about("ring")).toEqual(["answered", "A anilha é A 12."]);
  expect(await about("age", father.id)).toEqual([
    "unknown",
    "A data de nascimento de P 1 não está registada. Escreva-a na ficha; o ano da anilha já basta.",
  ]);
  expect((await find("bird", { bird_id: father.id, about: "place" })).links).toEqual([
    { label: "Completar a ficha", href: `/birds/${father.id}/edit` },
  ]);
  expect(await about("weight")).toEqual([
    "unknown",
    "A 12 · Rubi ainda não tem pesagens. Registe a primeira na página Pesos da ave.",
  ]);
  const all = await find("bird", { bird_id: full.id });
  expect(all).toMatchObject({ figures: { inbreeding: 0 }, href: `/birds/${full.id}` });
  expect(all.answer).toBe("A 12 · Rubi: Canário, uma fêmea, 2 anos, cor «Amarelo», em Gaiola 3. Pais: P 1.");
});

test("a weight is told with how it changed, and of health never what was found or given", async () => {
  const { bird, tools, post } = await recorded();
  const { id } = await bird({ identifier: "A 12" });
  await post(`/api/birds/${id}/weights`, { grams: 21.5, weighed_on: "2026-01-02" });
  await post(`/api/birds/${id}/weights`, { grams: 20, weighed_on: "2026-02-02" });
  await post(`/api/birds/${id}/health`, { kind: "illness", on: "2026-03-01", findings: "0,1 ml de ivermectina" });
  const { find } = tools("en");
  expect(await find("bird", { bird_id: id, about: "weight" })).toMatchObject({
    figures: { grams: 20 },
    answer: "A 12 weighed 20 g on 2 February 2026. That is 7% less than the time before.",
    chart: { bars: [{ value: 21.5 }, { value: 20 }] },
  });
  const health = await find("bird", { bird_id: id, about: "health" });
  expect(health.answer).toBe("The latest health entry of A 12 is of 1 March 2026: Illness. Its status is “Sick”.");
  expect(JSON.stringify(health)).not.toContain("ml");
});

test("rings left are those of the series, of a year only its own; without a series nobody can tell", async () => {
  const { tools, post, bird } = await recorded();
  const { find } = tools("en");
  expect(await find("rings", {})).toMatchObject({ outcome: "unknown", figures: {}, links: [{ href: "/stock/rings" }] });
  const series = await post("/api/ring-series", {
    pattern: "FOP {yy} {nnn}",
    year: 2027,
    size_mm: 2.9,
    first: 1,
    last: 20,
  });
  await post("/api/ring-series", { pattern: "STAM {yy} {nnn}", year: 2026, size_mm: 2.9, first: 1, last: 10 });
  await bird({ identifier: "FOP 27 001" });
  expect(await find("rings", {})).toMatchObject({
    figures: { free: 29, used: 1, lost: 0, total: 30 },
    answer: "You have 29 rings left.",
    rows: { total: 2 },
  });
  expect(await find("rings", { year: "2027" })).toMatchObject({
    figures: { free: 19 },
    answer: "You have 19 rings left of 2027. The next is FOP 27 002.",
  });
  expect(await find("rings", { series_id: series.id, about: "used" })).toMatchObject({
    answer: "You have used 1 ring of the series FOP {yy} {nnn}, out of 20. The next is FOP 27 002.",
    href: `/stock/rings/${series.id}`,
  });
  expect(await find("rings", { year: "2020" })).toMatchObject({ outcome: "unknown" });
});

test("papers are counted for whoever may issue them, and a keeper hears that their role does not see them", async () => {
  const { tools, bird, post } = await recorded();
  const one = await bird({ identifier: "A 1" });
  const other = await bird({ identifier: "A 2" });
  await post("/api/papers", { kind: "transfer", bird_ids: [one.id] });
  const { find } = tools("en");
  expect(await find("papers", { state: "draft", kind: "transfer" })).toMatchObject({
    figures: { total: 1 },
    answer: "You have 1 paper in draft of the kind “Transfer declaration”.",
    href: "/legal-forms?kind=transfer&state=draft",
  });
  expect(await find("papers", { bird_id: other.id })).toMatchObject({
    figures: { total: 0 },
    answer: "You have no papers of A 2.",
    href: `/birds/${other.id}/legal-forms`,
  });
  expect((await find("papers", { kind: "licence" })).outcome).toBe("unknown");
  const keeper = tools("en", "keeper");
  expect(await keeper.find("papers", {})).toMatchObject({ outcome: "not_allowed", figures: {} });
  expect((await keeper.find("birds", {})).outcome).toBe("answered");
});

test("how something is done is a question for the help", async () => {
  const { tools } = await recorded();
  expect(await tools("en").find("how", { q: "move a bird" })).toMatchObject({
    outcome: "how",
    figures: {},
    href: "/help?q=move+a+bird",
  });
});
