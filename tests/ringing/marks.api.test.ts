import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import type { SeriesPage } from "#worker/ringing/queries.ts";
import type { Series } from "#worker/ringing/series-rows.ts";

const canaryRings = { pattern: "FOP R481 {yy} {nnn}", year: 2027, size_mm: 2.9, first: 1, last: 60 };

test("a number that a bird wears is not marked, and one that is marked is not marked twice", async () => {
  const { post, bird, ask, a, get } = await newNests();
  const { data: series } = await post<Series>("/api/ring-series", canaryRings);
  await bird({ identifier: "FOP R481 27 010" });
  const marks = `/api/ring-series/${series.id}/marks`;
  const mark = (given: object) => post(marks, { number: 11, state: "spoilt", ...given });
  expect(await mark({ number: 10 })).toMatchObject({ status: 409, errors: [{ code: "ringing.number.used" }] });
  expect(await mark({ number: 61 })).toMatchObject({ status: 422, errors: [{ code: "ringing.number.outside" }] });
  expect(await mark({ number: 1.5 })).toMatchObject({ status: 422 });
  expect(await mark({ number: -3 })).toMatchObject({ status: 422 });
  expect(await mark({ on: "2027-03-21" })).toMatchObject({ status: 422, errors: [{ code: "ringing.on.future" }] });
  expect(await mark({})).toMatchObject({ status: 201, data: { lost: 1 } });
  expect(await mark({ state: "sold" })).toMatchObject({ status: 409, errors: [{ code: "ringing.number.marked" }] });
  expect((await ask(`/api/ring-series/${series.id}`, { as: a, method: "DELETE" })).status).toBe(409);
  // A bird that turns up with a lost ring after all wears it.
  await bird({ identifier: "FOP R481 27 011" });
  expect(await get(`/api/ring-series/${series.id}`)).toMatchObject({ data: { used: 2, lost: 0, free: 58 } });
  // What was noted of it says nothing any more, and stands in no way.
  await mark({ number: 12 });
  expect((await ask(`${marks}/11`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask(`${marks}/11`, { as: a, method: "DELETE" })).status).toBe(404);
  expect((await ask(`/api/ring-series/${series.id}`, { as: a, method: "DELETE" })).status).toBe(409);
  await bird({ identifier: "FOP R481 27 012" });
  expect((await ask(`/api/ring-series/${series.id}`, { as: a, method: "DELETE" })).status).toBe(204);
});

test("rings that go back together are noted together, each that is free, and taken back together", async () => {
  const { post, bird, ask, a, get, b, db } = await newNests();
  const { data: series } = await post<Series>("/api/ring-series", canaryRings);
  await bird({ identifier: "FOP R481 27 042" });
  const marks = `/api/ring-series/${series.id}/marks`;
  const mark = (given: object) => post<Series>(marks, { number: 41, last: 60, state: "returned", ...given });
  await post(marks, { number: 43, state: "lost" });
  expect(await mark({ last: 61 })).toMatchObject({ status: 422, errors: [{ path: "last" }] });
  expect(await mark({ last: 40 })).toMatchObject({ status: 422, errors: [{ path: "last" }] });
  expect(await mark({ last: 100_000 })).toMatchObject({ status: 422, errors: [{ path: "last" }] });
  const twice = { "Idempotency-Key": "r".repeat(20) };
  const body = { number: 41, last: 60, state: "returned" };
  for (const _ of [1, 2]) {
    const answer = await post<Series>(marks, body, twice);
    expect(answer).toMatchObject({ status: 201, data: { used: 1, lost: 19, free: 40 } });
  }
  expect(await mark({})).toMatchObject({ status: 409, errors: [{ code: "ringing.number.none_free" }] });
  expect((await ask(`${marks}/44?last=60`, { as: b, method: "DELETE" })).status).toBe(404);
  expect((await ask(`${marks}/44?last=x`, { as: a, method: "DELETE" })).status).toBe(422);
  expect((await ask(`${marks}/41?last=60`, { as: a, method: "DELETE" })).status).toBe(204);
  // What was lost stays so.
  const { data: page } = await get<SeriesPage>(`/api/ring-series/${series.id}`);
  expect(page).toMatchObject({ used: 1, lost: 1, free: 58, spans: { lost: [[43, 43]] } });
  const trail = await db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE subject = 'ring_series'`);
  const noted = trail.map(({ changes }) => JSON.parse(changes) as object);
  expect(noted).toContainEqual({ number: [null, 41], last_number: [null, 60], mark: [null, "returned"] });
  expect(noted).toContainEqual({ number: [41, null], last_number: [60, null], mark: ["returned", null] });
});

test("a number is free again once its bird has another ring, and whoever saves that is told so; a dead bird keeps its own", async () => {
  const { post, bird, ask, a, get } = await newNests();
  const { data: series } = await post<Series>("/api/ring-series", canaryRings);
  const { id } = await bird({ identifier: "FOP R481 27 001", birth_date: "2027-03-01" });
  const ringed = async (of: string, identifier: string) => {
    const answer = await ask(`/api/birds/${of}`, { as: a, method: "PUT", json: { identifier } });
    return (await answer.json()) as { warnings?: Array<{ code: string; message: string }>; current?: object };
  };
  const { warnings } = await ringed(id, "FOP R481 27 002");
  expect(warnings).toMatchObject([
    { code: "ringing.former", message: expect.stringContaining("Ring FOP R481 27 001 is free again.") },
  ]);
  const shown = async () => (await get<SeriesPage>(`/api/ring-series/${series.id}`)).data;
  expect(await shown()).toMatchObject({ used: 1, next: "FOP R481 27 001" });
  await post(`/api/ring-series/${series.id}/marks`, { number: 1, state: "spoilt" });
  expect((await ringed(id, "FOP R481 27 003")).warnings).toMatchObject([{ code: "ringing.former" }]);
  // What was noted as spoilt and is worn after all.
  const other = await bird({ identifier: "X 1", birth_date: "2027-03-01" });
  expect((await ringed(other.id, "FOP R481 27 001")).warnings).toMatchObject([{ code: "ringing.marked.spoilt" }]);
  // The own form of a bird is told of the next that is free too.
  expect(await ringed(other.id, "FOP R481 27 003")).toMatchObject({ current: { next: "FOP R481 27 002" } });
  const { data: statuses } = await get<Array<{ id: string; key: string }>>("/api/statuses");
  const dead = statuses.find(({ key }) => key === "deceased")?.id;
  await ask(`/api/birds/${id}`, { as: a, method: "PUT", json: { status_id: dead } });
  expect((await shown()).numbers[2]).toMatchObject({ state: "used", bird_id: id, is_in_trash: false });
});
