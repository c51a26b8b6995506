import { expect, test } from "vitest";
import { notedSpans, spanText } from "#app/ringing/number-spans.ts";
import { fitting } from "#worker/ringing/offers.ts";
import { readPattern, ringOf } from "#worker/ringing/pattern.ts";
import { spansFrom } from "#worker/ringing/spans.ts";
import { ringKey } from "#worker/rings/keys.ts";

test("a pattern writes its year, and its number with as many digits as it has n", () => {
  const rings = [
    ["FOP R481 {yy} {nnn}", "FOP R481 27 007"],
    ["PT{yyyy}-{nnnnn}", "PT2027-00007"],
    ["{n} CAGS {YY} V", "7 CAGS 27 V"],
    ["ΕΛΛΑΣ{NN}Σ", "ΕΛΛΑΣ07Σ"],
  ];
  for (const [pattern = "", ring = ""] of rings) {
    const parts = readPattern(pattern, 2027);
    if (typeof parts === "string") throw new Error(parts);
    expect(ringOf(parts, 7)).toBe(ring);
    // The key is made of parts, and is that of the whole ring.
    expect(parts.head_key + ring.slice(parts.head.length, parts.head.length + parts.width) + parts.tail_key).toBe(
      ringKey(ring),
    );
  }
});

test("a ring is offered of the series whose year and size fit, the size given last first", () => {
  const of = (year: number, size_mm: number) => ({ year, size_mm });
  const all = [of(2026, 2.9), of(2027, 2.5), of(2027, 2.8), of(2027, 2.9), of(2027, 4)];
  const sizes = (wanted: Parameters<typeof fitting>[1]) => fitting(all, wanted).map(({ size_mm }) => size_mm);
  expect(sizes({ year: 2027, sizes: [2.8, 3.1], last: null })).toEqual([2.8, 2.9]);
  expect(sizes({ year: 2027, sizes: [2.8, 3.1], last: 2.9 })).toEqual([2.9, 2.8]);
  expect(sizes({ year: 2027, sizes: null, last: 4 })).toEqual([4]);
  expect(sizes({ year: 2027, sizes: null, last: null })).toEqual([2.5, 2.8, 2.9, 4]);
  expect(sizes({ year: 2025, sizes: null, last: null })).toEqual([]);
});

test("numbers next to each other of which the same was noted are one line", () => {
  const states = ["used", "used", "lost", "used", "free", "sold", "sold", "lost"] as const;
  const numbers = states.map((state, at) => ({ number: at + 1, state, on: at === 7 ? null : "2027-05-02", why: null }));
  const spans = notedSpans(numbers).map(({ first, last }) => [first.number, last.number] as const);
  expect(spans).toEqual([
    [3, 3],
    [6, 7],
    [8, 8],
  ]);
  expect(spans.map((span) => spanText(span, 3))).toEqual(["003", "006–007", "008"]);
  const [first, last] = [
    { first_number: 1, last_number: 8 },
    { used: "[[1,2],[4,4]]", lost: "[[3,3],[6,8]]" },
  ];
  expect(spansFrom({ ...first, ...last }).left).toEqual([[5, 5]]);
  expect(spansFrom({ ...first, used: "[]", lost: "[]" }).left).toEqual([[1, 8]]);
  expect(spansFrom({ ...first, used: "[[1,8]]", lost: "[]" }).left).toEqual([]);
});
