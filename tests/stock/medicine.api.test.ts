import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import type { LotOfCourse } from "#worker/stock/on-course.ts";
import { newShelf } from "./shelf.ts";

/** A shelf with a bottle of medicine, and a course of one bird of three days, twice a day, 5 ml a dose. */
async function treated(bottle: object = { quantity: 12, batch: "L1", expires_on: "2027-12-31" }) {
  const shelf = await newShelf();
  const { id: item_id } = await shelf.item({
    name: "Baycox",
    category: "medicine",
    unit: "ml",
    pack_size: 100,
    minimum: 10,
  });
  const bought = await shelf.move(item_id, { kind: "purchase", ...bottle });
  const lot_id = bought.data.moves[0]?.lot_id ?? "";
  const { id: bird } = await shelf.bird();
  const plan = { bird_ids: [bird], medicine: "Baycox", first_on: "2027-03-01", days: 3, times_a_day: 2 };
  const made = await shelf.post<CourseView>("/api/courses", { ...plan, lot_id, quantity: 5 });
  const dose = (json: object, headers = {}) =>
    shelf.post<CourseView>(
      `/api/courses/${made.data.id}/doses`,
      { on: "2027-03-01", state: "given", ...json },
      headers,
    );
  const course = async () =>
    (await shelf.get<CourseView & { lot: LotOfCourse | null }>(`/api/courses/${made.data.id}`)).data;
  const balance = async () => (await shelf.shown(item_id)).balance;
  const send = async (path: string, method: string, json?: object) => {
    const answer = await shelf.ask(path, { as: shelf.a, method, ...(json && { json }) });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const put = (path: string, json: object) => send(path, "PUT", json);
  return { ...shelf, send, put, item_id, lot_id, plan, made, dose, course, balance };
}

test("a dose takes what was typed from its very lot, once, and gives it back when it is taken back", async () => {
  const { made, dose, course, balance, lot_id, send, db, a } = await treated();
  expect(made.status).toBe(201);
  expect((await course()).lot).toMatchObject({ id: lot_id, quantity: 5, balance: 12, is_expired: false });
  const both = await Promise.all([dose({ nth: 1 }), dose({ nth: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(7);
  const key = { "Idempotency-Key": "thumb" };
  expect([(await dose({ nth: 2 }, key)).status, (await dose({ nth: 2 }, key)).status]).toEqual([200, 200]);
  expect(await balance()).toBe(2);
  const path = `/api/courses/${made.data.id}/doses/2027-03-01/2`;
  const gone = await Promise.all([send(path, "DELETE"), send(path, "DELETE")]);
  expect(gone.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await balance()).toBe(7);
  expect(await dose({ nth: 2 }, key)).toMatchObject({ status: 200 });
  expect(await balance()).toBe(2);
  const moves = await db.all(sql`SELECT kind, quantity, corrects_id IS NOT NULL AS names, dose_id IS NOT NULL AS dose
    FROM stock_moves WHERE org_id = ${a.org_id} AND kind <> 'purchase' ORDER BY kind DESC, dose DESC`);
  expect(moves).toEqual([
    { kind: "use", quantity: -5, names: 0, dose: 1 },
    { kind: "use", quantity: -5, names: 0, dose: 1 },
    { kind: "use", quantity: -5, names: 0, dose: 0 },
    { kind: "correction", quantity: 5, names: 1, dose: 0 },
  ]);
});

test("more than the lot holds is refused with what is there, and given from another or after a count", async () => {
  const { dose, course, balance, move, post, put, item_id, made, lot_id } = await treated({ quantity: 4, batch: "L1" });
  const short = await dose({ nth: 1 });
  expect(short).toMatchObject({ status: 409, current: { balance: 4, usable: 4 } });
  expect((await course()).doses[0]?.state).toBe("due");
  const other = (await move(item_id, { kind: "purchase", quantity: 100, batch: "L2" })).data.moves[0]?.lot_id;
  expect((await dose({ nth: 1 })).status).toBe(409);
  expect((await dose({ nth: 1, lot_id: "lot_none" })).status).toBe(422);
  expect((await dose({ nth: 1, lot_id: other })).status).toBe(200);
  expect(await balance()).toBe(99);
  const path = `/api/courses/${made.data.id}`;
  expect((await put(path, { medicine: "Outro", lot_id: other })).status).toBe(409);
  expect((await course()).lot?.id).toBe(lot_id);
  expect(await put(path, { lot_id: other, quantity: "1 cl" })).toMatchObject({
    status: 200,
    data: { lot: { quantity: 10 } },
  });
  expect((await dose({ nth: 2 })).status).toBe(200);
  expect(await balance()).toBe(89);
  expect(await put(path, { lot_id, version: 1 })).toMatchObject({ status: 409, current: { lot: { id: other } } });
  expect((await put(path, { lot_id, quantity: 2 })).status).toBe(200);
  expect((await put(path, { lot_id: null })).status).toBe(200);
  expect((await course()).lot).toBe(null);
  await post(`/api/stock/${item_id}/count`, { quantity: 50 });
});

test("an expired lot is given only by a yes, and one that expires before the last dose says so", async () => {
  const { made, dose, dayIs, plan, post, lot_id } = await treated({
    quantity: 50,
    batch: "L1",
    expires_on: "2027-03-02",
  });
  expect(made).toMatchObject({ status: 201, warnings: [{ code: "stock.dose.expires" }] });
  await dayIs("2027-03-03");
  expect((await dose({ on: "2027-03-02", nth: 1 })).status).toBe(200);
  const late = { on: "2027-03-03", nth: 1 };
  expect(await dose(late)).toMatchObject({ status: 409, current: { balance: 45, usable: 0 } });
  expect((await dose({ ...late, expired: true })).status).toBe(200);
  const draft = { ...plan, first_on: "2027-03-03", lot_id };
  const refused = async (json: object) => (await post("/api/courses", { ...draft, ...json })).status;
  expect(await refused({})).toBe(422);
  expect(await refused({ quantity: 1.5 })).toBe(422);
  expect(await refused({ quantity: "2 kg" })).toBe(422);
  expect(await refused({ quantity: -3 })).toBe(422);
  expect(await refused({ quantity: 5, lot_id: "lot_none" })).toBe(422);
  expect(await refused({ quantity: 5, lot_id: null })).toBe(422);
  expect(await refused({ lot_id: null })).toBe(201);
});
