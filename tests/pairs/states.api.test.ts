import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pairStates } from "#db/vocabulary.ts";
import { mayBecome } from "#worker/pairs/pair-states.ts";
import { newPairs } from "./pairs-world.ts";

test("starting a pair moves its birds to the cage and sets them to breed on its day; ending lets them rest", async () => {
  const { pair, turn, cage, birdNow, status } = await newPairs();
  const place_id = await cage("C1", 2);
  const { id, cock, hen } = await pair({ place_id, started_on: "2099-01-01" });
  expect((await birdNow(cock.id)).place_id).toBeNull();
  const started = await turn(id, { state: "active", on: "2026-02-01" });
  expect([started.status, started.data.state, started.data.started_on]).toEqual([200, "active", "2026-02-01"]);
  expect(started.data.cocks).toMatchObject([{ from_on: "2026-02-01", status_key: "breeding" }]);
  const breeding = (await status("breeding")).id;
  expect(await birdNow(hen.id)).toMatchObject({ place_id, status_id: breeding, status_since: "2026-02-01" });
  expect((await turn(id, { state: "resting", on: "2026-03-01" })).data).toMatchObject({ state_since: "2026-03-01" });
  expect((await turn(id, { state: "active" })).data.started_on).toBe("2026-02-01");
  const ended = await turn(id, { state: "ended", on: "2026-06-01" });
  expect(ended.data).toMatchObject({ state: "ended", ended_on: "2026-06-01" });
  expect(await birdNow(cock.id)).toMatchObject({ status_id: (await status("resting")).id, status_since: "2026-06-01" });
});

test("a cage that would be too full asks for a reason, and nothing has begun until there is one", async () => {
  const { pair, turn, cage, birdNow, find } = await newPairs();
  const place_id = await cage("C1", 1);
  const { id, hen } = await pair({ place_id });
  const refused = await turn(id, { state: "active" });
  expect([refused.status, refused.errors?.[0]?.path]).toEqual([409, "reason"]);
  expect((await find(id)).data).toMatchObject({ state: "planned", version: 1 });
  expect(await birdNow(hen.id)).toMatchObject({ place_id: null, status_id: null });
  const started = await turn(id, { state: "active", reason: "provisório" });
  expect([started.status, (await birdNow(hen.id)).place_id]).toEqual([200, place_id]);
  const there = await pair({ place_id, state: "active", move: false });
  expect((await birdNow(there.hen.id)).place_id).toBeNull();
});

test("a cock that still breeds in another pair, and a bird that was said to be something else since, stay as they are", async () => {
  const { pair, turn, hen, add, birdNow, status, ask, a } = await newPairs();
  const first = await pair({ state: "active", started_on: "2026-02-01" });
  await add({ cock_ids: [first.cock.id], hen_ids: [(await hen()).id], state: "active", started_on: "2026-02-10" });
  const sick = (await status("sick")).id;
  await ask(`/api/birds/${first.hen.id}/status`, { as: a, json: { status_id: sick, status_since: "2026-03-01" } });
  expect((await turn(first.id, { state: "ended", on: "2026-04-01" })).status).toBe(200);
  expect((await birdNow(first.cock.id)).status_id).toBe((await status("breeding")).id);
  expect((await birdNow(first.hen.id)).status_id).toBe(sick);
});

test("a status that was deleted is made again as it began, in the same write", async () => {
  const { pair, turn, status, ask, a, birdNow, db } = await newPairs();
  const gone = await status("breeding");
  expect((await ask(`/api/statuses/${gone.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  const { id, hen } = await pair({ state: "active" });
  const again = await status("breeding");
  expect(again).toMatchObject({ name: "Breeding", kind: "present" });
  expect((await birdNow(hen.id)).status_id).toBe(again.id);
  const lines = await db.all(sql`SELECT 1 FROM audit WHERE subject_id = ${again.id} AND deed = 'created'`);
  expect(lines).toHaveLength(1);
  // One of that name which the organisation made itself becomes it.
  await turn(id, { state: "ended" });
  const resting = await status("resting");
  const [put] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM birds WHERE status_id = ${resting.id}`);
  expect(put?.n).toBe(2);
});

test("an own status of the same name and meaning is taken for a deleted one", async () => {
  const { pair, status, ask, a } = await newPairs();
  const gone = await status("breeding");
  await ask(`/api/statuses/${gone.id}`, { as: a, method: "DELETE" });
  await ask("/api/statuses", { as: a, json: { name_pt: "Em reprodução", name_en: "At the nest", kind: "present" } });
  await pair({ state: "active" });
  expect((await status("breeding")).name).toBe("At the nest");
});

test("an action that the pair's state does not allow is refused and names the state", async () => {
  const { pair, turn, find } = await newPairs();
  const { id } = await pair();
  const resting = await turn(id, { state: "resting" });
  expect([resting.status, resting.code, resting.from]).toEqual([409, "illegal_state", "planned"]);
  const again = await turn(id, { state: "planned" });
  expect([again.status, again.code]).toEqual([409, "illegal_state"]);
  expect((await turn(id, { state: "active", on: "2099-01-01" })).errors?.[0]?.path).toBe("on");
  await turn(id, { state: "active", on: "2026-02-10" });
  expect((await turn(id, { state: "ended", on: "2026-02-09" })).errors?.[0]?.code).toBe("pairs.day.before_start");
  expect((await turn(id, { state: "hatched" })).status).toBe(422);
  expect((await turn("pair_nobody", { state: "ended" })).status).toBe(404);
  const { version } = (await find(id)).data;
  expect((await turn(id, { state: "resting", version: version - 1 })).code).toBe("stale");
  const headers = { "Idempotency-Key": "rest" };
  expect((await turn(id, { state: "resting" }, headers)).status).toBe(200);
  expect((await turn(id, { state: "resting" }, headers)).status).toBe(200);
});

test("a bird in the trash keeps a planned pair from beginning, and an open one can end", async () => {
  const { pair, turn, ask, a } = await newPairs();
  const planned = await pair();
  await ask(`/api/birds/${planned.hen.id}`, { as: a, method: "DELETE" });
  expect((await turn(planned.id, { state: "active" })).errors?.[0]?.code).toBe("pairs.birds.in_trash");
  const open = await pair({ state: "active" });
  await ask(`/api/birds/${open.cock.id}`, { as: a, method: "DELETE" });
  expect((await turn(open.id, { state: "ended" })).status).toBe(200);
});

test("no sequence of requests makes an illegal change of a pair's state", async () => {
  const { pair, turn, find } = await newPairs();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pairStates), { maxLength: 6 }), async (input) => {
      const { id } = await pair();
      let now: (typeof pairStates)[number] = "planned";
      for (const state of input) {
        const { status, code, from } = await turn(id, { state });
        expect([status, code, from]).toEqual(
          mayBecome(now, state) ? [200, undefined, undefined] : [409, "illegal_state", now],
        );
        if (status === 200) now = state;
      }
      const { data } = await find(id);
      expect([data.state, data.hens[0]?.is_open]).toEqual([now, now === "ended" ? 0 : 1]);
    }),
    { numRuns: 12 },
  );
});
