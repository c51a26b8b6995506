import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { daysAgo, roost, today } from "./statuses-world.ts";

test("a death keeps its day and its cause, empties the cage on that day, and is as if it had not been when it is undone", async () => {
  const { bird, status, undo, stored, moves, dead, sick, cage } = await roost();
  const { id } = await bird();
  await status(id, { status_id: sick, status_since: daysAgo(9) });
  const before = { status_id: sick, status_since: daysAgo(9), cause_of_death: null, place_id: cage.id };
  expect(await stored(id)).toEqual(before);
  const died = await status(id, { status_id: dead, status_since: daysAgo(2), cause_of_death: "Gato" });
  expect(died).toMatchObject({ status: 200, data: { status: { key: "deceased" }, place: null } });
  expect(await stored(id)).toEqual({
    status_id: dead,
    status_since: daysAgo(2),
    cause_of_death: "Gato",
    place_id: null,
  });
  expect(await moves(id)).toEqual([
    { place: cage.id, moved_on: null },
    { place: null, moved_on: daysAgo(2) },
  ]);
  expect(await undo(id, died)).toMatchObject({ status: 200, data: { status_since: daysAgo(9), place_id: cage.id } });
  expect(await stored(id)).toEqual(before);
  expect(await moves(id)).toHaveLength(1);
  expect((await undo(id, died)).status).toBe(409);
});

test("another status begins today where no day is said, the same one keeps its day, and none has none", async () => {
  const { bird, put, status, stored, dead, sick, sold } = await roost();
  const { id } = await bird({ status_id: sick });
  expect(await stored(id)).toMatchObject({ status_id: sick, status_since: null });
  await put(id, { status_since: daysAgo(40) });
  await put(id, { status_id: sick, name: "Kiki" });
  expect(await stored(id)).toMatchObject({ status_since: daysAgo(40) });
  await put(id, { status_id: sold });
  expect(await stored(id)).toMatchObject({ status_since: today });
  await put(id, { status_id: dead, status_since: daysAgo(3), cause_of_death: "Velhice" });
  await status(id, { status_id: sick });
  expect(await stored(id)).toMatchObject({ status_since: today, cause_of_death: null });
  await put(id, { status_id: null, status_since: daysAgo(1) });
  expect(await stored(id)).toMatchObject({ status_id: null, status_since: null });
});

test("no status begins before the birth or the arrival, nor tomorrow, and only the dead died of something", async () => {
  const { bird, put, status, faults, sick, dead, send } = await roost();
  const tomorrow = daysAgo(-2);
  const { id } = await bird({ birth_date: daysAgo(100), acquired_on: daysAgo(50) });
  const since = async (day: string) => faults(await status(id, { status_id: sick, status_since: day }));
  expect(await since(tomorrow)).toEqual([422, "status_since birds.status_since.future"]);
  expect(await since(daysAgo(101))).toContain("status_since birds.status_since.before_birth");
  expect(await since(daysAgo(51))).toEqual([422, "status_since birds.status_since.before_arrival"]);
  expect(await since(daysAgo(50))).toEqual([200]);
  expect(await since("2026-02-30")).toEqual([422, "status_since fields.date"]);
  // The other dates cannot come to stand behind the day either.
  expect(faults(await put(id, { acquired_on: daysAgo(49) }))).toEqual([
    422,
    "acquired_on birds.acquired_on.after_status",
  ]);
  expect(faults(await put(id, { birth_date: daysAgo(49) }))).toContain("birth_date birds.birth_date.after_status");
  expect(faults(await status(id, { status_id: sick, cause_of_death: "Gato" }))).toEqual([
    422,
    "cause_of_death birds.cause_of_death.alive",
  ]);
  // A year is a span: any day of it may have been after the birth.
  const { id: other } = await bird({ birth_date: "2024" });
  expect((await status(other, { status_id: dead, status_since: "2024-01-01" })).status).toBe(200);
  // Many at once: all or none, and who it is about.
  const young = await bird({ identifier: "YOUNG 1", birth_date: daysAgo(5) });
  const many = { action: "status", ids: [id, young.id], status_id: dead, status_since: daysAgo(6) };
  const refused = await send("birds/bulk", many);
  expect(faults(refused)).toEqual([422, "status_since birds.bulk.early"]);
  expect(refused.errors?.[0]?.message).toMatch(/^YOUNG 1 was not born/);
  const alive = { action: "status", ids: [young.id], status_id: sick, cause_of_death: "Gato" };
  expect(faults(await send("birds/bulk", alive))).toEqual([422, "cause_of_death birds.cause_of_death.alive"]);
  const moved = { ids: [young.id], place_id: null, moved_on: daysAgo(6) };
  expect(faults(await send("birds/move", moved))).toEqual([422, "moves.moved_on.early".replace(/^/, "moved_on ")]);
  expect(faults(await send("birds/move", { ...moved, moved_on: tomorrow }))).toEqual([
    422,
    "moved_on moves.moved_on.future",
  ]);
});

test("the second of two status changes is told who was first, when and what it is now; a viewer and a stranger change nothing", async () => {
  const { a, b, db, bird, status, stored, undo, dead, sick, sold } = await roost();
  const { id, version } = await bird();
  const first = await status(id, { status_id: sick, status_since: daysAgo(2), version });
  expect(first.status).toBe(200);
  const second = await status(id, { status_id: sold, version });
  expect(second).toMatchObject({ status: 409, code: "stale", current: { status: { key: "sick" } } });
  expect(second.detail).toMatch(
    /^Rita Melo changed this bird on .+Status: Sick; .*since: .+ Nothing you sent was saved\.$/,
  );
  await status(id, { status_id: dead }, a);
  const late = await undo(id, first);
  expect([late.status, late.detail?.includes("Status: Dead")]).toEqual([409, true]);
  expect((await status(id, { status_id: null }, b)).status).toBe(404);
  await db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${a.user_id}`);
  expect((await status(id, { status_id: sick })).status).toBe(403);
  expect(await stored(id)).toMatchObject({ status_id: dead });
});

test("a status change of many birds is undone as a whole, or not at all once one of them was changed", async () => {
  const { bird, send, put, stored, moves, sold, cage } = await roost();
  const ids = [(await bird()).id, (await bird()).id, (await bird({ status_id: sold, place_id: null })).id];
  const { data } = await send("birds/bulk", { action: "status", ids, status_id: sold, status_since: daysAgo(4) });
  expect(data).toEqual({ changed: 2, undo: expect.any(String) });
  expect(await stored(ids[2] ?? "")).toMatchObject({ status_since: null });
  expect(await send("birds/bulk/undo", { undo: data.undo })).toMatchObject({ status: 200, data: { changed: 2 } });
  for (const id of ids.slice(0, 2)) {
    expect(await stored(id)).toEqual({ status_id: null, status_since: null, cause_of_death: null, place_id: cage.id });
    expect(await moves(id)).toHaveLength(1);
  }
  const { data: moved } = await send("birds/move", { ids: ids.slice(0, 2), place_id: null, moved_on: daysAgo(1) });
  await put(ids[0] ?? "", { name: "Kiki" });
  const refused = await send("birds/bulk/undo", { undo: moved.undo });
  expect([refused.status, refused.detail]).toEqual([409, expect.stringMatching(/^Nothing was undone/)]);
  expect(await stored(ids[1] ?? "")).toMatchObject({ place_id: null });
});
