import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import type { SeriesPage } from "#worker/ringing/queries.ts";
import type { Series } from "#worker/ringing/series-rows.ts";

test("whatever birds wear and people note, each number has one state and the counts are those of the grid", async () => {
  const { post, get, bird, ask, a } = await newNests();
  const { data: series } = await post<Series>("/api/ring-series", {
    pattern: "{nn}/{yy} VOL",
    year: 2027,
    size_mm: 4,
    first: 5,
    last: 24,
  });
  const worn = new Map<number, string>();
  const noted = new Set<number>();
  let seed = 7;
  const any = (most: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % most;
  };
  const ring = (number: number) => `${String(number).padStart(2, "0")}/27 vol`;
  for (let step = 0; step < 24; step += 1) {
    const number = any(26);
    const what = any(4);
    if (what === 0 && !worn.has(number)) worn.set(number, (await bird({ identifier: ring(number) })).id);
    if (what === 1) {
      const { status } = await post(`/api/ring-series/${series.id}/marks`, { number, state: "spoilt" });
      const fits = number >= 5 && number <= 24;
      expect([number, status]).toEqual([number, !fits ? 422 : worn.has(number) || noted.has(number) ? 409 : 201]);
      if (status === 201) noted.add(number);
    }
    if (what === 2) await ask(`/api/birds/${worn.get(number) ?? "bird_none"}`, { as: a, method: "DELETE" });
    if (what === 3)
      noted.delete(number) && (await ask(`/api/ring-series/${series.id}/marks/${number}`, { as: a, method: "DELETE" }));
  }
  const { data: page } = await get<SeriesPage>(`/api/ring-series/${series.id}`);
  const states = page.numbers.map(({ number, state }) => [number, state]);
  const expected = Array.from({ length: 20 }, (_, at) => at + 5).map((number) => [
    number,
    worn.has(number) ? "used" : noted.has(number) ? "spoilt" : "free",
  ]);
  expect(states).toEqual(expected);
  const count = (wanted: string) => states.filter(([, state]) => state === wanted).length;
  expect(page).toMatchObject({ used: count("used"), lost: count("spoilt"), free: count("free"), total: 20 });
  const first = page.numbers.find(({ state }) => state === "free");
  expect(page.next).toBe(first?.ring ?? null);
});
