import { expect, test } from "vitest";
import { languages } from "#db/vocabulary.ts";
import { allQuestions } from "./all.ts";
import { newFarm } from "./farm/build.ts";
import { founders } from "./farm/cast.ts";
import { pairsBook } from "./farm/seasons.ts";
import { recount } from "./recount/all.ts";

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
  expect(found).toEqual(expected);
});

test("there are a hundred and twenty questions of each language, half of them blind, none twice", () => {
  for (const language of languages) {
    const own = allQuestions.filter((it) => it.language === language);
    expect([own.length, own.filter(({ isBlind }) => isBlind).length]).toEqual([120, 60]);
  }
  const texts = allQuestions.map(({ before, question, role }) => [...before, question, role].join("\n"));
  expect(texts.filter((it, at) => texts.indexOf(it) !== at)).toEqual([]);
});
