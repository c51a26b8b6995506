import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { events, languages, subjects } from "#db/vocabulary.ts";
import { isCalendarDay } from "#worker/fields.ts";
import { clockIn, dayInWords } from "#worker/locales/dates.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { nextDay, startOfDay } from "#worker/trail/days.ts";
import { serializeLine } from "#worker/trail/trail-text.ts";
import { valueIn } from "#worker/trail/values.ts";

const nobody = new Map();
const ofBird = (field: string) => ({ subject: "bird" as const, field });
const digits = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
const lookingLikeADay = fc.tuple(digits(1000, 9999), digits(10, 99), digits(10, 99)).map((parts) => parts.join("-"));
const odd = fc.constantFrom("__proto__", "constructor", "toString", "$t(audit.nobody)", "{{name}}", "2023-13-01");
const text = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), lookingLikeADay, odd);
const columns = ["identifier", "name", "notes", "birth_date", "sex", "kind", "place_id", "is_reference", "price_cents"];
const field = fc.oneof(fc.constantFrom(...columns), text);
const language = fc.constantFrom(...languages);

test("a ring and a name that look like a day are told as they are, a day as the reader writes it", () => {
  for (const field of ["identifier", "name", "common_name", "notes", "caption"])
    for (const value of ["2024-45-12", "2023-13-01", "2024-05-12"])
      expect(valueIn("pt", ofBird(field), value, { names: nobody })).toBe(value);
  expect(valueIn("pt", ofBird("birth_date"), "2024-05-12", { names: nobody })).toBe("12/05/2024");
  expect(valueIn("pt", ofBird("birth_date"), "2024-45-12", { names: nobody })).toBe("2024-45-12");
  expect(valueIn("pt", ofBird("public_link"), "2024-05-12", { names: nobody })).toBe("12/05/2024");
  expect(valueIn("pt", ofBird("public_link"), "never", { names: nobody })).toBe("Sem prazo");
});

property.prop([language, text])("what is no day or instant is said as it stands", (language, text) => {
  if (!isCalendarDay(text)) expect(dayInWords(text, language)).toBe(text);
  if (Number.isNaN(Date.parse(text))) expect(clockIn(language, "Europe/Lisbon").moment(text)).toBe(text);
});

property.prop([language, field, fc.jsonValue(), text])("every value has words", (language, field, value, other) => {
  for (const stored of [value, other, [value], { toString: value }, { [other]: value }])
    expect(typeof valueIn(language, ofBird(field), stored, { names: nobody })).toBe("string");
});

const line = fc.record({
  id: text,
  at: text,
  user_id: text,
  user_name: fc.option(text),
  subject_id: text,
  author: fc.option(text),
  restored_at: fc.option(text),
  subject: fc.constantFrom(...subjects),
  deed: fc.constantFrom(...events),
  known: fc.option(text),
  key_name: fc.option(text),
  changes: fc.dictionary(field, fc.tuple(fc.jsonValue(), fc.jsonValue())).map((it) => JSON.stringify(it)),
  currency: fc.constantFrom("EUR", "JPY", "TND"),
  names: fc.option(fc.dictionary(text, fc.option(text)).map((it) => JSON.stringify(it))),
});

property.prop([language, line])("every line of the trail can be told", (language, row) => {
  const { name, when, changes } = serializeLine(
    { language, role: "owner" },
    { timezone: "Europe/Lisbon", subjects: gatheredRooms.subjects },
  )(row);
  expect([name, when, ...changes.flatMap(Object.values)].every((it) => typeof it === "string")).toBe(true);
});

test("the last day there is has a next one that can be looked for", () => {
  for (const zone of ["America/Los_Angeles", "Pacific/Kiritimati", "UTC"])
    for (const day of ["9999-12-31", "9999-12-30", "1900-01-01"])
      expect(startOfDay(nextDay(day), zone)).toMatch(/^\d{4}-\d{2}-\d{2}T/);
});
