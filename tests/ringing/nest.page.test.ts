import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { SeriesPage } from "#worker/ringing/queries.ts";
import type { Series } from "#worker/ringing/series-rows.ts";

test("a nest of five is ringed in one form without a key pressed, and whom another phone forestalls reads a number each", async () => {
  const nests = await nestsIn(newSite, "2027-03-20");
  const { data: series } = await nests.post<Series>("/api/ring-series", {
    pattern: "FOP R481 {yy} {nnn}",
    year: 2027,
    size_mm: 2.9,
    first: 1,
    last: 60,
  });
  await nests.dayIs("2027-04-01");
  const laid = async (count: number) => {
    const { id } = await nests.pair();
    type Laid = { clutch: { id: string }; eggs: Egg[] };
    const { data } = await nests.post<Laid>(`/api/pairs/${id}/eggs`, { count, every: 0 });
    const egg_ids = data.eggs.map((egg) => egg.id);
    await nests.post("/api/eggs/events", { egg_ids, state: "set" });
    return { egg_ids, path: `/clutches/${data.clutch.id}/rings` };
  };
  const both = [await laid(5), await laid(2)];
  await nests.dayIs("2027-04-14");
  for (const { egg_ids } of both) await nests.post("/api/eggs/events", { egg_ids, state: "hatched" });
  const [first = "", second = ""] = both.map(({ path }) => path);
  await nests.dayIs("2027-04-21");
  const rita = nests.visitor({ as: nests.a, language: "pt" });
  const formOf = async (path: string) => {
    const { html } = await rita.get(path);
    const boxes = [...html.matchAll(/<input\b[^>]*\bname="((?:ring|version)-bird_\w+|on|size)"[^>]*>/g)];
    return Object.fromEntries(boxes.map(([box, name = ""]) => [name, /value="([^"]*)"/.exec(box)?.[1] ?? ""]));
  };
  const offered = await formOf(first);
  const ringsIn = (form: Record<string, string>) =>
    Object.entries(form).flatMap(([name, value]) => (name.startsWith("ring-") ? [value] : []));
  expect(ringsIn(offered)).toEqual([1, 2, 3, 4, 5].map((n) => `FOP R481 27 00${n}`));
  const late = await formOf(second);
  expect((await rita.post(first, offered)).status).toBe(303);
  await nests.post(`/api/ring-series/${series.id}/marks`, { number: 6, state: "lost" });
  // This form was opened before the other was sent.
  const refused = await rita.post(second, late);
  expect(refused.status).toBe(422);
  for (const next of ["007", "008"])
    expect(words(refused.html)).toContain(`A seguinte que está livre é FOP R481 27 ${next}.`);
  const anew = await formOf(second);
  expect(ringsIn(anew)).toEqual(["FOP R481 27 007", "FOP R481 27 008"]);
  // Another size is a warning, and the ring is given.
  expect((await rita.post(second, { ...anew, size: "3,1" })).status).toBe(303);
  expect(words((await rita.get("/stock/rings")).html)).toContain("A série é de 2,9 mm");
  const { data: page } = await nests.get<SeriesPage>(`/api/ring-series/${series.id}`);
  expect(page).toMatchObject({ used: 7, lost: 1, free: 52, next: "FOP R481 27 009" });
  expect(words((await rita.get(`/stock/rings/${series.id}`)).html)).toContain("009–060");
});
