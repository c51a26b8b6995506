import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { ageOn as ageOfBird } from "#app/birds/birth/age.ts";

const today = "2026-07-15";
const ageOn = (birth_date: string | null, today: string) => ageOfBird({ birth_date, birth_precision: null }, today);

test("a chick's age is said in days, then weeks, then months, then years", () => {
  const textOf = (birthDate: string) => {
    const age = ageOn(birthDate, today);
    return age && `${age.count} ${age.unit}`;
  };
  expect(textOf("2026-07-15")).toBe("0 day");
  expect(textOf("2026-07-14")).toBe("1 day");
  expect(textOf("2026-07-02")).toBe("13 day");
  expect(textOf("2026-07-01")).toBe("2 week");
  expect(textOf("2026-06-23")).toBe("3 week");
  expect(textOf("2026-05-16")).toBe("8 week");
  expect(textOf("2026-05-15")).toBe("2 month");
  expect(textOf("2025-07-16")).toBe("11 month");
  expect(textOf("2025-07-15")).toBe("1 year");
  expect(textOf("2024-07-16")).toBe("1 year");
  expect(textOf("2021-01-01")).toBe("5 year");
});

test("a bird of unknown birth, or one not yet born, has no age", () => {
  expect(ageOn(null, today)).toBeUndefined();
  expect(ageOn("", today)).toBeUndefined();
  expect(ageOn("2026-07-16", today)).toBeUndefined();
});

test("a bird hatched on 29 February turns one on 1 March", () => {
  expect(ageOn("2024-02-29", "2025-02-28")).toEqual({ unit: "month", count: 11 });
  expect(ageOn("2024-02-29", "2025-03-01")).toEqual({ unit: "year", count: 1 });
});

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const inDays = { day: 1, week: 7, month: 28, year: 365 };

property.prop([day, day])("an age never claims more than the days that passed", (one, other) => {
  const [born, now] = one <= other ? [one, other] : [other, one];
  const age = ageOn(born, now);
  const days = Math.round((Date.parse(now) - Date.parse(born)) / 86_400_000);
  expect(age).toBeDefined();
  if (age) expect(age.count * inDays[age.unit]).toBeLessThanOrEqual(days);
});

property.prop([day, day, day])("of two birds the one born first is never the younger", (a, b, c) => {
  const [first = a, second = b, now = c] = [a, b, c].sort();
  const older = ageOn(first, now);
  const younger = ageOn(second, now);
  const rank = ["day", "week", "month", "year"];
  const size = (age = older) => (age ? rank.indexOf(age.unit) * 1000 + age.count : -1);
  expect(size(older)).toBeGreaterThanOrEqual(size(younger));
});

test("an age from a year or a month alone is shown as approximate", () => {
  const about = (birth_date: string, birth_precision: "month" | "year", on = today) =>
    ageOfBird({ birth_date, birth_precision }, on);
  expect(about("2024-01-01", "year")).toEqual({ unit: "year", count: 2, isAbout: true });
  expect(about("2026-01-01", "year")).toEqual({ unit: "year", count: 0, isAbout: true });
  expect(about("2026-03-01", "month")).toEqual({ unit: "month", count: 4, isAbout: true });
  expect(about("2024-03-01", "month")).toEqual({ unit: "year", count: 2, isAbout: true });
  expect(about("2026-07-01", "month")).toEqual({ unit: "month", count: 0, isAbout: true });
  expect(about("2027-01-01", "year")).toBeUndefined();
});
