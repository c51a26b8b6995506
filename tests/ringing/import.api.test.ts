import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import type { ImportPreview } from "#worker/imports/report-contract.ts";
import type { SeriesPage } from "#worker/ringing/queries.ts";
import type { Series } from "#worker/ringing/series-rows.ts";

test("birds that an import brings wear rings of the series, and nothing is wrong with them", async () => {
  const { post, get, ask, a } = await newNests();
  const given = { pattern: "FOP R481 {yy} {nnn}", year: 2027, size_mm: 2.9, first: 1, last: 60 };
  const { data: series } = await post<Series>("/api/ring-series", given);
  await post(`/api/ring-series/${series.id}/marks`, { number: 6, state: "lost" });
  const table = [
    ["Ring", "Species", "Birth Date", "Sex"],
    ["FOP R481 27 001", "Canário", "2027-03-01", "male"],
    ["fop r481  27 006", "Canário", "2027-03-01", "female"],
    ["FOP R481 27 061", "Canário", "2026-03-01", "unknown"],
  ];
  const send = async (dry_run: string) => {
    const form = formOf("flock.csv", csvOf(table));
    form.set("dry_run", dry_run);
    return ((await (await ask("/api/birds/import", { as: a, form })).json()) as { data: ImportPreview }).data;
  };
  expect(await send("true")).toMatchObject({ errors: [], warnings: [] });
  const counts = async () => (await get<SeriesPage>(`/api/ring-series/${series.id}`)).data;
  expect(await counts()).toMatchObject({ used: 0, lost: 1, next: "FOP R481 27 001" });
  await send("");
  expect(await counts()).toMatchObject({ used: 2, lost: 0, free: 58, next: "FOP R481 27 002" });
});
