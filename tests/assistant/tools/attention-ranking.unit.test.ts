import { expect, test } from "vitest";
import { ranked, urgencyOf, type Waiting } from "#worker/assistant/tools/attention/ranking.ts";

const today = "2027-04-20";
const waiting = (it: Partial<Waiting>): Waiting => ({
  kind: "care",
  on: today,
  until: it.on ?? today,
  place: null,
  title: "x",
  ...it,
});
const score = (it: Partial<Waiting>) => urgencyOf(waiting(it), today)?.score;

test("a critical alarm comes before all, then what closes today, what is late, what is for today", () => {
  expect(score({ kind: "alarm", isCritical: true })).toBe(100);
  expect(score({ kind: "alarm" })).toBe(50);
  expect(score({ kind: "window", on: "2027-04-18", until: today })).toBe(80);
  expect(score({ kind: "window", on: "2027-04-18", until: "2027-04-22" })).toBe(50);
  expect(score({ kind: "window", on: "2027-04-15", until: "2027-04-17" })).toBe(63);
  expect(score({ on: "2027-04-13" })).toBe(67);
  expect(score({ on: "2026-04-13" })).toBe(80);
  expect(score({ isLate: true })).toBe(60);
  expect(score({})).toBe(50);
  expect(score({ on: "2027-04-21" })).toBeUndefined();
});

test("deadlines within 30 days and stock within 7 come by the days that are left, payments last", () => {
  expect(score({ kind: "deadline", until: today })).toBe(50);
  expect(score({ kind: "deadline", until: "2027-04-30" })).toBe(35);
  expect(score({ kind: "deadline", until: "2027-05-20" })).toBe(15);
  expect(score({ kind: "deadline", until: "2027-05-21" })).toBeUndefined();
  expect(score({ kind: "deadline", on: "2027-04-18", until: "2027-04-18" })).toBe(62);
  expect(score({ kind: "stock", until: "2027-04-10" })).toBe(45);
  expect(score({ kind: "stock", until: "2027-04-27" })).toBe(38);
  expect(score({ kind: "stock", until: "2027-04-28" })).toBeUndefined();
  expect(score({ kind: "payment", until: today })).toBe(15);
  expect(score({ kind: "payment", until: "2027-04-10" })).toBe(16);
  expect(score({ kind: "payment", until: "2026-01-01" })).toBe(30);
  expect(score({ kind: "payment", until: "2027-04-21" })).toBeUndefined();
});

test("of equals the earlier comes first, then by place as one counts cages", () => {
  const all = [
    waiting({ title: "c", place: "B10" }),
    waiting({ title: "b", place: "B2" }),
    waiting({ title: "a", on: "2027-04-19", until: today }),
    waiting({ title: "d", kind: "alarm", isCritical: true }),
    waiting({ title: "later", on: "2027-04-25" }),
  ];
  expect(ranked(all, today).map(({ title }) => title)).toEqual(["d", "a", "b", "c"]);
});
