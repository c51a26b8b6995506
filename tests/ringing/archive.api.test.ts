import { expect, test } from "vitest";
import { planOf, scansOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { putBack, rowsIn, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { listSeries, SeriesPage } from "#worker/ringing/queries.ts";
import type { Series } from "#worker/ringing/series-rows.ts";

test("series come back from an archive with what was noted, and find the birds that wear their rings", async () => {
  const world = await newNests();
  const { post, bird, a, b, ask, signIn } = world;
  const given = { pattern: "FOP R481 {yy} {nnn}", year: 2027, size_mm: 2.9, first: 1, last: 60, colour: "violet" };
  const { data: series } = await post<Series>("/api/ring-series", given);
  await post(`/api/ring-series/${series.id}/marks`, { number: 6, state: "sold", on: "2027-03-20", why: "ao Rui" });
  await bird({ identifier: "FOP R481 27 009" });
  const { files } = await takeArchive(world, a);
  await signIn(b);
  const broken = withRows(files, "ring_series", (rows) => rows.map((row) => ({ ...row, pattern: "FOP" })));
  expect(await submitArchive(world, b, await zipped(broken))).toMatchObject({
    status: 422,
    errors: [{ code: "ringing.archive.pattern" }],
  });
  expect(rowsIn(files, "ring_marks")).toHaveLength(1);
  // The keys are not believed.
  const forged = withRows(files, "ring_series", (rows) => rows.map((row) => ({ ...row, head_key: "x" })));
  const { data } = await submitArchive(world, b, await zipped(forged));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const read = async <Answer>(path: string) => (await (await ask(path, { as: b })).json()) as Answer;
  const list = await read<Awaited<ReturnType<typeof listSeries>>>("/api/ring-series");
  expect(list.data).toMatchObject([{ used: 1, lost: 1, free: 58, next: "FOP R481 27 001", colour: "violet" }]);
  const page = await read<{ data: SeriesPage }>(`/api/ring-series/${list.data[0]?.id}`);
  expect(page.data.numbers[5]).toMatchObject({ state: "sold", on: "2027-03-20", why: "ao Rui" });
});

test("no question about rings walks through the flock", async () => {
  const { post, get, db, bird, species } = await newNests();
  const given = { pattern: "FOP R481 {yy} {nnn}", year: 2027, size_mm: 2.9, first: 1, last: 600 };
  const { data: series } = await post<Series>("/api/ring-series", given);
  await bird({ identifier: "FOP R481 27 001" });
  const scans: string[] = [];
  for (const path of [
    "ring-series",
    `ring-series/${series.id}`,
    `ring-series/next?year=2027&species_id=${species.id}`,
  ]) {
    const before = tripsOf(db).length;
    await get(`/api/${path}`);
    const statements = tripsOf(db).slice(before).flat();
    for (const plan of await Promise.all(statements.map((it) => planOf(db, it))))
      scans.push(...scansOf(plan, "birds").map((step) => `${path}: ${step}`));
  }
  // The birds added last are read by their number.
  expect(scans.filter((step) => !step.includes("birds_by_number"))).toEqual([]);
});
