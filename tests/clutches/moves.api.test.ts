import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type EggState, eggStates } from "#db/vocabulary.ts";
import { thirdOfDeath } from "#worker/clutches/days/embryo-death.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { resultsOf } from "#worker/clutches/figures/results.ts";
import { couldBe } from "#worker/clutches/states/derived-columns.ts";
import { type EggEvent, eggAfter, standing } from "#worker/clutches/states/egg-after.ts";
import { mayBecome, mayMove } from "#worker/clutches/states/egg-states.ts";
import { newNests } from "./nests.ts";
import { machineOf } from "./trays/machines.ts";

type Step = { egg: number; to: EggState } | { egg: number; tray: number } | { egg: number; undo: true };
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ egg: fc.nat(3), to: fc.constantFrom(...eggStates) }) },
    { weight: 2, arbitrary: fc.record({ egg: fc.nat(3), tray: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ egg: fc.nat(3), undo: fc.constant(true as const) }) },
  ),
  { minLength: 12, maxLength: 24 },
);

test("random actions move an egg only as the table allows, an undo restores it, and results equal a recount", async () => {
  const { pair, laid, deed, undo, egg: read, results, db, a, dayIs, bird, get } = await newNests();
  const { trays } = await machineOf({ db }, a.org_id, { trays: [{ name: "A" }, { name: "B" }] });
  const [cock, hen] = [(await bird({ sex: "male" })).id, (await bird({ sex: "female" })).id];
  for (const tried of fc.sample(steps, { numRuns: 6, seed: 41 }) as Step[][]) {
    const { id } = await pair({ cocks: [cock], hens: [(await bird({ sex: "female" })).id] });
    const eggs = await laid(id, 4);
    await dayIs("2027-04-20");
    const before = new Map<string, Egg[]>();
    for (const step of tried) {
      const egg = await read(eggs[step.egg]?.id ?? "");
      const past = before.get(egg.id) ?? [];
      if ("undo" in step) {
        const answer = await undo(egg.id);
        expect(answer.status).toBe(past.length === 0 ? 409 : 200);
        const was = past.at(-1);
        if (was) expect({ ...answer.data, version: 0 }).toEqual({ ...was, version: 0 });
        before.set(egg.id, past.slice(0, -1));
        continue;
      }
      if ("tray" in step) {
        const tray_id = trays[step.tray] ?? null;
        const answer = await deed([egg.id], { tray_id });
        const isThere = (egg.tray?.id ?? null) === tray_id;
        expect([egg.state, answer.status]).toEqual([egg.state, mayMove(egg.state) ? (isThere ? 422 : 200) : 409]);
        if (answer.status === 200) before.set(egg.id, [...past, egg]);
        continue;
      }
      const answer = await deed([egg.id], { state: step.to });
      expect([egg.state, step.to, answer.status]).toEqual([
        egg.state,
        step.to,
        mayBecome(egg.state, step.to) ? 200 : 409,
      ]);
      if (answer.status === 200) before.set(egg.id, [...past, egg]);
    }
    const kept = await db.all<EggEvent & { egg_id: string }>(
      sql`SELECT it.*, moved.from_tray_id, moved.to_tray_id FROM egg_events it
        LEFT JOIN egg_tray_moves moved ON moved.event_id = it.id WHERE it.org_id = ${a.org_id} ORDER BY egg_id, position`,
    );
    const counted = [];
    for (const { id: egg_id } of eggs) {
      const events = kept.filter((it) => it.egg_id === egg_id);
      const { ended_from, foster_pair_id, tray_id, tray_on, once_fertile, once_clear, ...facts } = eggAfter(events);
      const { state, set_on, seen_on } = facts;
      const egg = await read(egg_id);
      expect(egg).toMatchObject(facts);
      expect(egg.tray?.id ?? null).toBe(tray_id);
      const columns = { ended_from, foster_pair_id, tray_id, tray_on, once_fertile, once_clear, ...facts };
      expect([couldBe(events, columns), couldBe(events, { ...columns, tray_id: "tray_other" })]).toEqual([true, false]);
      const states = standing(events).flatMap(({ to_state }) => to_state ?? []);
      // Laid on the first four of April: the hen sits since the third, or the egg's own day.
      const zero = set_on ?? `2027-04-0${Math.max(3, eggs.findIndex((it) => it.id === egg_id) + 1)}`;
      const isDead = state === "early_dead" || state === "late_dead";
      const days = { zero, incubation_days: 13, seen_on, found_on: "2027-04-20" };
      const died_in = isDead ? thirdOfDeath({ ...days, state }) : null;
      const chick = "growing" as const;
      counted.push({ states, died_in, chick, is_ringed: false, is_weaned: false, is_own: true, in_nest: true });
    }
    expect(await results(id)).toEqual(resultsOf(counted));
  }
  expect(hen).toBeTruthy();
  expect((await get("/api/eggs?page_size=100")).status).toBe(200);
});
