import { expect, test } from "vitest";
import { toolsFor } from "#tests/assistant/tool-caller.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { ResultsPage } from "#worker/results/queries.ts";

test("what is due is what the agenda has, each egg once, and nothing is a plain answer", async () => {
  const world = await newNests();
  const { pair, laid, a, get, post } = world;
  const { id, number } = await pair();
  await laid(id, 4);
  await post("/api/tasks", { title: "Limpar gaiolas", on: "2027-04-09" });
  const { find } = toolsFor(world, a, { now: "2027-04-04T12:00:00Z" });
  const week = { from: "2027-04-05", to: "2027-04-11" };
  const found = await find("due", week);
  expect(found).toMatchObject({
    outcome: "answered",
    figures: { total: 5, candle: 4, task: 1, eggs: 4, chicks: 0, late: 0 },
    href: "/agenda?show=week",
    answer: "To do from 5 April 2027 to 11 April 2027: 4 eggs to candle and 1 task.",
  });
  const { data } = (await get<never>(`/api/agenda?from=${week.from}&to=${week.to}&once=1`)) as unknown as Agenda;
  expect(found.rows.total).toBe(data.length);
  expect(found.rows.items[0]).toEqual({
    label: `3 eggs to candle · pair ${number}`,
    href: `/birds/pairs/${id}`,
    detail: "8 April 2027",
  });
  expect(await find("due", { ...week, step: "ring" })).toMatchObject({
    figures: { total: 0 },
    answer: "Ringing: there is nothing to do from 5 April 2027 to 11 April 2027.",
  });
  // Every egg is candled twice; that is eight times to do and four eggs.
  const both = await find("due", { from: "2027-04-05", to: "2027-04-20", step: "candle" });
  expect(both.figures).toMatchObject({ candle: 4, eggs: 4, total: 8 });
  const late = toolsFor(world, a, { now: "2027-04-12T12:00:00Z", language: "pt" });
  await world.dayIs("2027-04-12");
  expect(await late.find("due", { from: "2027-04-12", to: "2027-04-12", step: "candle", late: true })).toMatchObject({
    figures: { candle: 4, late: 4 },
    href: "/agenda",
    answer: "Tem por fazer a 12 de abril de 2027: 4 ovos para ver à ovoscopia. Desses, 4 estão em atraso.",
  });
  const keeper = toolsFor(world, a, { role: "keeper" });
  expect(await keeper.find("due", { ...week, step: "payment" })).toMatchObject({ outcome: "not_allowed", figures: {} });
});

test("results are those of the page: of the season, a species, a pair, a bird, and the best of a kind", async () => {
  const world = await newNests();
  const { pair, laid, done, lay, a, get, species, dayIs } = world;
  const [one, two] = [await pair(), await pair()];
  const eggs = await laid(one.id, 12);
  await done(eggs.slice(0, 10), "2027-04-14", { state: "fertile" });
  await done(eggs.slice(10), "2027-04-14", { state: "clear" });
  await done(eggs.slice(0, 8), "2027-04-20", { state: "hatched" });
  await lay(two.id, { laid_on: "2027-04-18", count: 3 });
  const { find } = toolsFor(world, a, { now: "2027-04-20T12:00:00Z" });
  const { total_of_all: all } = (await get<ResultsPage>("/api/results?season=2027")).data;
  const season = await find("results", {});
  expect(season.figures).toMatchObject({ ...all.results, fertility: all.fractions.fertility.share });
  expect(season).toMatchObject({ outcome: "answered", href: "/birds/pairs/results?by=species&season=2027" });
  expect(season.answer).toBe(
    "Season 2027: 15 eggs, 8 hatched and 0 weaned so far. Of what has come to its end: fertility 80% (8 of 10) and hatch of the fertile 8 of 8. 5 eggs are still open.",
  );
  expect((await find("results", { season: "2026" })).figures).toMatchObject({ eggs: 0 });
  expect((await find("results", { species_id: species.id })).figures).toMatchObject({ eggs: 15, hatched: 8 });
  expect(await find("results", { pair_id: one.id })).toMatchObject({
    figures: { eggs: 12, fertile: 10, hatched: 8 },
    href: `/birds/pairs/${one.id}`,
  });
  const hen = two.hens[0] ?? "";
  expect(await find("results", { bird_id: hen, season: "2027" })).toMatchObject({
    figures: { eggs: 3 },
    href: `/birds/${hen}`,
  });
  expect((await find("results", { bird_id: hen, season: "2026" })).figures).toMatchObject({ eggs: 0 });
  const best = await find("results", { by: "pair" });
  expect(best.figures).toMatchObject({ total: 2, eggs: 15 });
  expect(best.rows.items.map(({ href }) => href)).toEqual([`/birds/pairs/${one.id}`, `/birds/pairs/${two.id}`]);
  expect(best.answer).toContain(`The best hatch is that of ${one.number}`);
  expect(await find("results", { pair_id: "pair_none" })).toMatchObject({ outcome: "not_there" });
  await dayIs("2027-04-21");
  const [pt] = (await toolsFor(world, a, { language: "pt" }).find("results", { season: "2027" })).answer.split(".");
  expect(pt).toBe("Época de 2027: 15 ovos, 8 crias nascidas e 0 já desmamadas");
});

test("why a rate fell names the pair that makes most of it, and nothing under ten eggs", async () => {
  const world = await newNests("2026-03-20");
  const { pair, lay, done, a, dayIs } = world;
  const brood = async (year: number, fates: ReadonlyArray<readonly [fertile: number, clear: number]>) => {
    const pairs = [];
    for (const [fertile, clear] of fates) {
      await dayIs(`${year}-03-20`);
      const it = await pair({ started_on: `${year}-03-20` });
      await dayIs(`${year}-04-20`);
      const { eggs } = (await lay(it.id, { laid_on: `${year}-04-01`, count: fertile + clear })).data;
      if (fertile > 0) await done(eggs.slice(0, fertile), `${year}-04-22`, { state: "fertile" });
      if (fertile > 0) await done(eggs.slice(0, fertile), `${year}-04-23`, { state: "hatched" });
      if (clear > 0) await done(eggs.slice(fertile), `${year}-04-22`, { state: "clear" });
      pairs.push(it);
    }
    return pairs;
  };
  await brood(2026, [
    [10, 2],
    [8, 2],
  ]);
  const { find } = toolsFor(world, a, { now: "2027-05-01T12:00:00Z" });
  expect(await find("compared", { season: "2027", other: "2026" })).toMatchObject({
    outcome: "unknown",
    answer: "There are no eggs on record of season 2027: there is nothing to compare with.",
  });
  const [, bad] = await brood(2027, [
    [10, 2],
    [2, 10],
  ]);
  const found = await find("compared", { season: "2027", other: "2026" });
  expect(found.figures).toMatchObject({ eggs: 24, fertility: 0.5, other_eggs: 22, other_hatched_of_fertile: 1 });
  expect(found.figures.other_fertility).toBeCloseTo(18 / 22);
  expect(found.answer).toContain("Fewer hatched, mostly because of the fertility.");
  expect(found.answer).toContain(`Most of the difference comes from pair ${bad?.number}`);
  expect(found.rows.items[0]?.href).toBe(`/birds/pairs/${bad?.id}`);
  // Asked the other way round it is the same difference.
  const back = await find("compared", { season: "2026", other: "2027" });
  expect(back.figures).toMatchObject({ eggs: 22, other_eggs: 24 });
  expect(back.answer).toBe(found.answer);
});
