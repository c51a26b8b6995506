import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { daysAgo, roost, today } from "./statuses-world.ts";

const maybe = <Of>(of: fc.Arbitrary<Of>) => fc.option(of, { nil: undefined });
const days = fc.integer({ min: -2, max: 40 });

/** One thing done to a bird: a status with its day and cause, or the bird's own dates written anew. */
const actions = fc.oneof(
  fc.record({
    kind: fc.constant("status" as const),
    to: fc.constantFrom("dead", "sick", "sold", "none"),
    since: maybe(days),
    cause: maybe(fc.constantFrom("Gato", "Velhice")),
  }),
  fc.record({ kind: fc.constant("dates" as const), born: maybe(days), came: maybe(days) }),
);

test("a status and its undo leave a bird as it was, and no day of a status ever stands outside its rules", async () => {
  const { bird, status, undo, put, stored, moves, dead, sick, sold } = await roost();
  const statuses = { dead, sick, sold, none: null };
  const all = fc.array(actions, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(all, fc.boolean(), async (done, takesBack) => {
      const { id } = await bird();
      let [born, came] = ["", ""];
      for (const action of done) {
        const before = [await stored(id), await moves(id)];
        if (action.kind === "dates") {
          const dates = {
            birth_date: action.born === undefined ? null : daysAgo(action.born),
            acquired_on: action.came === undefined ? null : daysAgo(action.came),
          };
          const answer = await put(id, dates);
          expect([200, 422]).toContain(answer.status);
          if (answer.status === 200) [born, came] = [dates.birth_date ?? "", dates.acquired_on ?? ""];
        } else {
          const since = action.since === undefined ? undefined : daysAgo(action.since);
          const json = { status_id: statuses[action.to], status_since: since, cause_of_death: action.cause };
          const answer = await status(id, json);
          expect([200, 422]).toContain(answer.status);
          const isNamed = answer.status === 200 && JSON.stringify(before[0]) !== JSON.stringify(await stored(id));
          if (isNamed && takesBack) expect((await undo(id, answer)).status).toBe(200);
          if (answer.status !== 200 || (isNamed && takesBack))
            expect([await stored(id), await moves(id)]).toEqual(before);
        }
        const now = await stored(id);
        const day = String(now?.status_since ?? "");
        if (day) expect([day <= today, day >= born, day >= came, now?.status_id !== null]).toEqual(Array(4).fill(true));
        if (now?.cause_of_death) expect(now.status_id).toBe(dead);
        if (now?.status_id === dead) expect(now.place_id).toBeNull();
      }
    }),
    { numRuns: 40 },
  );
});
