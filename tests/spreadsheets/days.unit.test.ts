import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { imports as en } from "#app/imports/words/en.ts";
import { imports as pt } from "#app/imports/words/pt.ts";
import { typedPart } from "#worker/locales/part-days.ts";
import type { Cell } from "#worker/spreadsheets/cells.ts";
import { type DayOrder, orderOf, readDay, readPartDay } from "#worker/spreadsheets/days.ts";

const today = "2026-06-01";
const reading = (order: DayOrder = "day_first", date1904 = false) => ({ date1904, today, order });
/** A cell as it is read: the typed part of a date, or the code of what is wrong. */
function read(cell: Cell, order: DayOrder = "day_first", date1904 = false): string | null {
  const { value, code } = readPartDay(cell, reading(order, date1904));
  return code ?? (value && typedPart(value.day, value.known));
}
const shown = (number: number, kind: "plain" | "date" | "scientific" = "date", part?: "month" | "year"): Cell => ({
  number,
  text: String(number),
  shown: kind,
  ...(part && { part }),
});

test.each([
  ["2024-03-10", "2024-03-10"],
  ["2024/3/1", "2024-03-01"],
  ["2024.03.10", "2024-03-10"],
  ["20240310", "2024-03-10"],
  ["2024-03-10T23:30:00-11:00", "2024-03-10"],
  ["2024-03-10 08:15", "2024-03-10"],
  ["13/04/2024 00:00:00", "2024-04-13"],
  ["04/13/2024 12:00 AM", "2024-04-13"],
  ["13-04-2024", "2024-04-13"],
  ["31.12.2023", "2023-12-31"],
  ["31. 12. 2023", "2023-12-31"],
  ["13.03.24", "2024-03-13"],
  ["13.03.27", "1927-03-13"],
  ["99-03-10", "1999-03-10"],
  ["5 de março de 2024", "2024-03-05"],
  ["5 Mar 2024", "2024-03-05"],
  ["5-mar-24", "2024-03-05"],
  ["March 5th, 2024", "2024-03-05"],
  ["2024 March 5", "2024-03-05"],
  ["1º de Maio de 2024", "2024-05-01"],
  ["'2024-01-01", "2024-01-01"],
  ["2024\u201101\u201101", "2024-01-01"],
  [" 2024-03-10 ", "2024-03-10"],
])("the date %j is a day", (text, day) => {
  for (const order of ["day_first", "month_first"] as const) expect(read(text, order)).toBe(day);
});

test.each([
  ["2024", "2024"],
  ["24", "2024"],
  ["26", "2026"],
  ["27", "1927"],
  ["'24", "2024"],
  ["2024-00-00", "2024"],
  ["03/2024", "2024-03"],
  ["3.2024", "2024-03"],
  ["2024-03", "2024-03"],
  ["03/24", "2024-03"],
  ["2024-03-00", "2024-03"],
  ["00/03/2024", "2024-03"],
  ["março de 2024", "2024-03"],
  ["Mar-24", "2024-03"],
  ["Sept. 2024", "2024-09"],
])("the date %j is known in part", (text, typed) => {
  expect(read(text)).toBe(typed);
});

test.each(["", " ", "?", "-", "n/a", "n/d", "Desconhecida", "unknown", "0000-00-00", "00/00/0000"])(
  "a birth written %j is not known",
  (text) => expect(read(text)).toBeNull(),
);

test.each([
  ["2024-02-30", "import.date.missing"],
  ["2023-02-29", "import.date.missing"],
  ["31/02/2024", "import.date.missing"],
  ["13/13/2024", "import.date.missing"],
  ["13/2024", "import.date.missing"],
  ["1899-12-31", "import.date.early"],
  ["1899", "import.date.early"],
  ["٢٠٢٤-٠١-٠١", "import.date.unreadable"],
  ["spring 2024", "import.date.unreadable"],
  ["5 March", "import.date.unreadable"],
  ["March", "import.date.unreadable"],
  ["5/3", "import.date.unreadable"],
  ["constructor 2024", "import.date.unreadable"],
])("the date %j is refused", (text, code) => {
  expect(read(text)).toBe(code);
});

test("an ambiguous date is read in the order of its column", () => {
  expect([read("05/03/2024"), read("05/03/2024", "month_first")]).toEqual(["2024-03-05", "2024-05-03"]);
  expect([read("5.3.24"), read("5.3.24", "month_first")]).toEqual(["2024-03-05", "2024-05-03"]);
  expect(["05/03/2024", "13/03/2024", "03/13/2024", "04/04/2024", "2024-03-05", "2024", ""].map(orderOf)).toEqual([
    ...["either", "day_first", "month_first", undefined, undefined, undefined, undefined],
  ]);
});

test("a bare year in a number cell is a year, and no day in 1905", () => {
  expect(read(shown(2024, "plain"))).toBe("2024");
  expect(read(shown(24, "plain"))).toBe("2024");
  expect(read(shown(5, "plain"))).toBe("2005");
  expect(read(shown(20240310, "plain"))).toBe("2024-03-10");
  expect(read(shown(45000, "plain"))).toBe("2023-03-15");
  expect(read(shown(1.5, "plain"))).toBe("import.date.serial");
});

test("a spreadsheet's own date is a day, in books that count from 1900 and from 1904", () => {
  expect(read(shown(45000))).toBe("2023-03-15");
  expect(read(shown(45000), "day_first", true)).toBe("2027-03-16");
  expect(read(shown(2024))).toBe("1905-07-16");
});

test("a date shown without its day is a month, unless it holds another day than the first", () => {
  expect(read(shown(45352, "date", "month"))).toBe("2024-03");
  expect(read(shown(45000, "date", "month"))).toBe("2023-03-15");
  expect(read(shown(45292, "date", "year"))).toBe("2024");
  expect(read(shown(45352, "date", "year"))).toBe("2024-03-01");
});

test("where the whole day is asked for, a year or a month is not enough", () => {
  expect(readDay("2024", reading())).toEqual({ code: "import.date.year" });
  expect(readDay("03/2024", reading())).toEqual({ code: "import.date.year" });
  expect(readDay("05/03/2024", reading())).toEqual({ value: "2024-03-05" });
  expect(readDay("", reading())).toEqual({ value: "" });
});

const day = fc
  .date({ min: new Date("1927-01-01"), max: new Date("2026-05-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const order = fc.constantFrom<DayOrder>("day_first", "month_first");
const mark = fc.constantFrom("/", "-", ".");

property.prop([day, order, mark, fc.boolean(), fc.boolean()])(
  "a day written in the order of its column is read as it was meant",
  (day, order, mark, isShort, isBare) => {
    const [year = "", month = "", of = ""] = day.split("-");
    const bare = (figures: string) => (isBare ? String(Number(figures)) : figures);
    const written = [bare(of), bare(month)];
    if (order === "month_first") written.reverse();
    expect(read([...written, isShort ? year.slice(2) : year].join(mark), order)).toBe(day);
  },
);

property.prop([day, order])("what an export writes is read back, whatever the column's order", (day, order) => {
  for (const known of [null, "month", "year"] as const)
    expect(read(typedPart(day, known), order)).toBe(typedPart(day, known));
});

property.prop([fc.string({ unit: "binary", maxLength: 30 }), order])(
  "any text is a date, nothing, or a fault with words",
  (text, order) => {
    expect(read(text, order) ?? "").toMatch(/^$|^import\.date\.\w+$|^\d{4}(-\d\d(-\d\d)?)?$/);
  },
);

property.prop([fc.integer({ min: 0, max: 99 })])(
  "a year of two digits is the latest such that is not in the future",
  (short) => {
    const year = Number(read(String(short).padStart(2, "0")));
    expect(year % 100).toBe(short);
    expect(year).toBeLessThanOrEqual(2026);
    expect(year + 100).toBeGreaterThan(2026);
  },
);

test("the server's time zone moves no date", () => {
  const zone = process.env.TZ;
  try {
    for (const TZ of ["Pacific/Auckland", "America/Los_Angeles", "Europe/Lisbon"]) {
      process.env.TZ = TZ;
      expect(read(shown(45000))).toBe("2023-03-15");
      expect(read("2024-03-10T23:30:00-11:00")).toBe("2024-03-10");
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test("the dates the help names as examples are read as they stand", () => {
  for (const words of [pt, en]) {
    const named = words["imports.what.birth_date"].match(/\d+(?:[-/]\d+)*/g) ?? [];
    expect(named.map((text) => read(text))).toEqual(["2026-04-12", "2026-04-25", "2026-04", "2026"]);
  }
});
