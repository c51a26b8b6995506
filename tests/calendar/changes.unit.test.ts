import fc from "fast-check";
import { expect, test } from "vitest";
import { type KeptEntry, nextReading } from "#worker/calendar/changes.ts";
import type { CalendarEntry } from "#worker/calendar/entries.ts";

const entry = (uid: string, on_day: string, of: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid,
  on_day,
  until_on: on_day,
  hour: null,
  summary: uid,
  ...of,
});
const at = (day: number) => `2027-04-${String(day).padStart(2, "0")}T06:00:00.000Z`;

test("a day that moves raises the sequence, another word does not, and what is gone is cancelled for a month", () => {
  const first = nextReading([entry("a", "2027-04-05"), entry("b", "2027-04-06")], [], at(1));
  expect(first.all.map(({ uid, sequence }) => [uid, sequence])).toEqual([
    ["a", 0],
    ["b", 0],
  ]);
  const again = nextReading([entry("a", "2027-04-05"), entry("b", "2027-04-06")], first.all, at(2));
  expect([again.all, again.changed]).toEqual([first.all, []]);
  const moved = nextReading(
    [entry("a", "2027-04-07"), entry("b", "2027-04-06", { summary: "other" })],
    first.all,
    at(3),
  );
  expect(moved.all.map(({ uid, sequence, changed_at }) => [uid, sequence, changed_at])).toEqual([
    ["b", 0, at(3)],
    ["a", 1, at(3)],
  ]);
  const gone = nextReading([entry("b", "2027-04-06", { summary: "other" })], moved.all, at(4));
  expect(gone.changed).toEqual([expect.objectContaining({ uid: "a", sequence: 2, gone_at: at(4) })]);
  expect(nextReading([], gone.all, "2027-05-04T06:00:00.000Z").all.map(({ uid }) => uid)).toEqual(["b", "a"]);
  expect(nextReading([], gone.all, "2027-05-06T06:00:00.000Z")).toMatchObject({ forgotten: ["a"] });
  // What comes back is a later one of the same.
  expect(nextReading([entry("a", "2027-04-07")], gone.all, at(5)).all.find(({ uid }) => uid === "a")).toMatchObject({
    sequence: 3,
    gone_at: null,
  });
});

const anyEntries = fc
  .uniqueArray(fc.record({ uid: fc.constantFrom("a", "b", "c", "d"), day: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ uid }) => uid,
  })
  .map((all) => all.map(({ uid, day }) => entry(uid, `2027-04-0${day}`)));

test("whatever comes and goes, a sequence never falls, and nothing is told anew that is told already", () => {
  fc.assert(
    fc.property(fc.array(anyEntries, { maxLength: 8 }), (readings) => {
      let before: KeptEntry[] = [];
      for (const [n, entries] of readings.entries()) {
        const { all } = nextReading(entries, before, at(n + 1));
        expect(nextReading(entries, all, at(n + 2)).changed).toEqual([]);
        for (const it of before)
          expect(all.find(({ uid }) => uid === it.uid)?.sequence ?? it.sequence).toBeGreaterThanOrEqual(it.sequence);
        before = all;
      }
    }),
  );
});
