import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { agreedWorld } from "./agreement.ts";

type Row = { data: { id: string } };

async function twoCages() {
  const world = await agreedWorld();
  const cage = async (name: string, capacity?: number) =>
    (await world.api<Row>("/api/places", { name, kind: "cage", ...(capacity && { capacity }) })).data.id;
  const [b3, b4] = [await cage("B3"), await cage("B4", 1)];
  const one = await world.make.bird({ identifier: "TEST 12", place_id: b3 });
  const two = await world.make.bird({ identifier: "TEST 13", place_id: b3 });
  const placeOf = async (id: string) =>
    (await world.api<{ data: { place_id: string | null } }>(`/api/birds/${id}`)).data.place_id;
  return { ...world, b3, b4, one, two, placeOf };
}

test("a move is shown before it is done, done once however often it is agreed to, and taken back", async () => {
  const { proposed, agree, takeBack, b3, b4, one, two, placeOf, db } = await twoCages();
  const { answer, kept, turn } = await proposed("move_birds", { bird_ids: [one.id, two.id], place_id: b4 });
  expect([answer.outcome, answer.answer]).toEqual(["proposed", "Move 2 birds to B4"]);
  expect(kept?.rows).toEqual([
    { label: "TEST 12", href: `/birds/${one.id}`, before: "B3", after: "B4" },
    { label: "TEST 13", href: `/birds/${two.id}`, before: "B3", after: "B4" },
  ]);
  expect(kept?.warnings).toEqual(["B4: capacity 1, with 2 birds."]);
  expect(await placeOf(one.id)).toBe(b3);
  const first = await agree(turn);
  expect(first).toEqual({
    done: {
      text: "Done: Move 2 birds to B4.",
      href: `/places/${b4}`,
      warnings: ["B4: capacity 1, with 2 birds."],
    },
    undo: { method: "POST", path: `/api/assistant/turns/${turn}/undo` },
  });
  expect(await agree(turn)).toEqual(first);
  const [{ n } = { n: 0 }] = await db.all<{ n: number }>(
    sql`SELECT count(*) AS n FROM moves WHERE to_place_id = ${b4}`,
  );
  expect([await placeOf(one.id), await placeOf(two.id), n]).toEqual([b4, b4, 2]);
  expect(await takeBack(turn)).toMatchObject({ state: "undone" });
  expect(await takeBack(turn)).toMatchObject({ state: "undone" });
  expect([await placeOf(one.id), await placeOf(two.id)]).toEqual([b3, b3]);
  expect(await agree(turn)).toEqual({ code: "gone" });
});

test("two who agree at once have moved it once, and both hear the same", async () => {
  const { proposed, agree, b4, one, db } = await twoCages();
  const { turn } = await proposed("move_birds", { bird_ids: [one.id], place_id: b4 });
  const answers = await Promise.all([agree(turn), agree(turn), agree(turn)]);
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  expect(answers[0]).toMatchObject({ done: { href: `/places/${b4}` } });
  const moved = await db.all(sql`SELECT 1 FROM moves WHERE bird_id = ${one.id} AND to_place_id = ${b4}`);
  expect(moved).toHaveLength(1);
});

test("a bird that moved meanwhile is shown anew, and only then moved", async () => {
  const { proposed, agree, api, b3, b4, one, placeOf } = await twoCages();
  const { turn } = await proposed("move_birds", { bird_ids: [one.id], place_id: b4 });
  await api("/api/birds/move", { ids: [one.id], place_id: null });
  const stale = await agree(turn);
  expect(stale).toMatchObject({
    code: "stale",
    current: { state: "stale", rows: [{ label: "TEST 12", before: "no place", after: "B4" }] },
  });
  expect(await placeOf(one.id)).toBe(null);
  expect(b3).not.toBe(b4);
  expect(await agree(turn)).toMatchObject({ done: { href: `/places/${b4}` } });
  expect(await placeOf(one.id)).toBe(b4);
});

test("after an hour it is asked anew; a move of a bird that was changed since is stale in the room itself", async () => {
  const { proposed, agree, ask, as, b4, one, placeOf, b3 } = await twoCages();
  const { turn } = await proposed("move_birds", { bird_ids: [one.id], place_id: b4 });
  const later = new Date(Date.now() + 61 * 60_000).toISOString();
  expect(await agree(turn, { now: later })).toEqual({ code: "gone" });
  const json = { ids: [one.id], place_id: b4, versions: { [one.id]: 7 } };
  const answer = await ask("/api/birds/move", { as, json });
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: "stale", detail: expect.stringContaining("TEST 12") },
  ]);
  expect(await placeOf(one.id)).toBe(b3);
});

test("what is there already or gone is refused by name, and the rest is moved", async () => {
  const { proposed, agree, make, b3, b4, one, two, api } = await twoCages();
  const sold = await make.status("sold");
  await api(`/api/birds/${two.id}/status`, { status_id: sold.id });
  const { kept, turn } = await proposed("move_birds", { bird_ids: [one.id, two.id], place_id: b4 });
  expect(kept?.rows.map(({ label }) => label)).toEqual(["TEST 12"]);
  expect(kept?.refused).toEqual(["TEST 13 is no longer with you."]);
  expect(await agree(turn)).toMatchObject({ done: { warnings: [] } });
  const none = await proposed("move_birds", { bird_ids: [one.id], place_id: b4 });
  expect([none.answer.answer, none.answer.how]).toEqual(["There is nothing to do here.", "TEST 12 is in B4 already."]);
  expect(await agree(none.turn)).toEqual({ code: "conflict" });
  expect(b3).not.toBe(b4);
});

test("nobody else agrees to it, a stranger's bird is not there, and a viewer is offered nothing", async () => {
  const { proposed, agree, takeBack, become, b, b4, one, placeOf, b3 } = await twoCages();
  const { turn } = await proposed("move_birds", { bird_ids: [one.id], place_id: b4 });
  expect(await agree(turn, { as: b })).toEqual({ code: "missing" });
  expect(await takeBack(turn, { as: b })).toEqual({ code: "missing" });
  const strange = await proposed("move_birds", { bird_ids: [one.id], place_id: b4 }, { as: b });
  expect([strange.answer.outcome, strange.kept]).toEqual(["not_there", null]);
  await become("viewer");
  expect(await agree(turn, { role: "viewer" })).toEqual({ code: "forbidden" });
  const offered = await proposed("move_birds", { bird_ids: [one.id], place_id: b4 }, { role: "viewer" });
  expect([offered.answer.outcome, offered.kept]).toEqual(["not_allowed", null]);
  expect(await placeOf(one.id)).toBe(b3);
});
