import { expect, test } from "vitest";
import { languages } from "#db/vocabulary.ts";
import { toolArguments } from "#worker/assistant/tools/arguments.ts";
import { allQuestions } from "./all.ts";
import { newFarm } from "./farm/build.ts";
import { founders } from "./farm/cast.ts";
import { pairsBook } from "./farm/seasons.ts";
import { recount } from "./recount/all.ts";
import { chancesOf, rangeOf } from "./recount/forecast.ts";

const periods = [
  ["2025-01-01", "2025-12-31"],
  ["2026-01-01", "2026-03-31"],
  ["2026-04-01", "2026-04-30"],
];

test("the farm stands as its book says: what is counted in the one is found in the other", async () => {
  const { ask, a, ids } = await newFarm();
  const get = async (path: string) => (await (await ask(path, { as: a })).json()) as Record<string, never>;
  const id = (kind: string, name: string) => ids.get(`${kind} ${name}`) ?? "";
  const counted = (tool: "birds" | "pairs", given: object) => recount(tool, { ...given }).headline[0];
  const found: unknown[] = [];
  const expected: unknown[] = [];
  async function total(path: string, name: string, number: unknown) {
    const body = (await get(path)) as { total?: number; data?: { total?: number } };
    found.push([name, body.total ?? body.data?.total]);
    expected.push([name, number]);
  }
  for (const status of ["present", "away", "gone", "sick", "for_sale", "quarantine"]) {
    const status_id = ids.get(`status ${status}`) ?? status;
    await total(`/api/birds?status_id=${status_id}`, status, counted("birds", { status_id: status }));
  }
  for (const species_id of ["canary", "zebra", "budgie", "goldfinch"])
    await total(
      `/api/birds?status_id=present&species_id=${id("species", species_id)}`,
      species_id,
      counted("birds", { species_id }),
    );
  for (const state of ["active", "resting", "planned", "ended"])
    await total(`/api/pairs?state=${state}`, state, counted("pairs", { state }));
  for (const { ring } of founders.slice(8)) expect(id("bird", ring)).not.toBe("");
  for (const season of ["2024", "2025", "2026"]) {
    const { data } = (await get(`/api/results?season=${season}`)) as unknown as {
      data: { total_of_all: { results: Record<string, number> } };
    };
    const { figures } = recount("results", { season });
    found.push([season, ...Object.keys(figures).map((name) => data.total_of_all.results[name])]);
    expected.push([season, ...Object.values(figures).map(([count]) => count)]);
  }
  for (const fate of pairsBook.flatMap(({ clutches }) => clutches.flatMap(({ fates }) => fates))) {
    if (typeof fate === "string") continue;
    const { data } = (await get(`/api/birds/${id("bird", fate.ring)}`)) as unknown as { data: { inbreeding: number } };
    found.push([fate.ring, data.inbreeding]);
    expected.push([fate.ring, recount("inbreeding", { bird_id: fate.ring }).headline[0]]);
  }
  for (const [from, to] of periods) {
    const { data } = (await get(`/api/finance?from=${from}&to=${to}`)) as unknown as { data: Record<string, number> };
    const { figures } = recount("money", { from, to, about: "profit" });
    found.push([from, ...Object.keys(figures).map((name) => data[name])]);
    expected.push([from, ...Object.values(figures).map(([cents]) => cents)]);
  }
  for (const direction of ["in", "out"]) {
    const body = (await get(`/api/payments/due?direction=${direction}`)) as unknown as {
      sums: Array<{ cents: number }>;
    };
    found.push([direction, body.sums.reduce((sum, { cents }) => sum + cents, 0)]);
    expected.push([direction, recount("owed", { direction }).headline[0]]);
  }
  expect(found).toEqual(expected);
});

const kinds: Record<string, string> = { cock: "bird", hen: "bird", item: "item" };

test("what is right is right by the contract of the tools, and names what the farm has", async () => {
  const { ids } = await newFarm();
  const faults = allQuestions.flatMap(({ question, rights }) =>
    rights.flatMap(({ tool, arguments: given }) => {
      const withIds = Object.entries(given).map(([name, value]) => {
        const kind = name.replace(/_id$/, "");
        return [name, kind === name ? value : (ids.get(`${kinds[kind] ?? kind} ${value}`) ?? `no ${value}`)];
      });
      const missing = withIds.filter(([, value]) => String(value).startsWith("no "));
      const read = toolArguments[tool].safeParse(Object.fromEntries(withIds));
      return read.success && missing.length === 0 ? [] : [[question, tool, missing, read.error?.message]];
    }),
  );
  expect(faults).toEqual([]);
});

test("chicks to come are counted as the worked examples have them", () => {
  const none = { surelyFertile: 0, unknown: 0, fertile: 0, clear: 0, hatched: 0, lost: 0 };
  const ten = { surelyFertile: 6, unknown: 4, fertile: 50, clear: 10, hatched: 30, lost: 10 };
  const shown = (known: typeof none) => {
    const { low, high, probability } = rangeOf(chancesOf(known), 0, 0).figures;
    return [low?.[0], high?.[0], Math.round(1000 * (probability?.[0] ?? 0)) / 10];
  };
  expect(shown(ten)).toEqual([6, 9, 82.1]);
  expect(shown({ ...none, surelyFertile: 40 }).slice(0, 2)).toEqual([30, 40]);
});

test("there are a hundred and twenty questions of each language, half of them blind, none twice", () => {
  for (const language of languages) {
    const own = allQuestions.filter((it) => it.language === language);
    expect([own.length, own.filter(({ isBlind }) => isBlind).length]).toEqual([120, 60]);
  }
  const texts = allQuestions.map(({ before, question, role }) => [...before, question, role].join("\n"));
  expect(texts.filter((it, at) => texts.indexOf(it) !== at)).toEqual([]);
});
