import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { RingOfYear } from "#worker/rings/digits-contract.ts";
import { countedRing, partings, ringAfter, ringBehind, takenBy } from "#worker/rings/series-contract.ts";
import { printedRings } from "./federations.ts";

const today = "2026-11-22";
const next = (ring: string, steps = 1, last: readonly RingOfYear[] = []) => {
  const counted = countedRing(ring, { today, last });
  return counted && ringAfter(counted, steps);
};
/** Rings of the birds of a year, the one that is named last given last. */
const of = (year: number | null, ...rings: string[]): RingOfYear[] => rings.map((ring) => ({ ring, year })).reverse();

test("the next ring keeps its zeros and what stands around the number", () => {
  expect(next("PT 2026 0417")).toBe("PT 2026 0418");
  expect(next("0417-A")).toBe("0418-A");
  expect(next("0099")).toBe("0100");
  expect(next("99")).toBe("100");
  expect(next("R7", 3)).toBe("R10");
  expect(next("STAM 4455 2026 12")).toBe("STAM 4455 2026 13");
});

test("a year or a diameter behind the number is not what counts up", () => {
  expect(next("0417/26")).toBe("0418/26");
  expect(next("0417/2019")).toBe("0418/2019");
  expect(next("PT 0417 2026")).toBe("PT 0418 2026");
  expect(next("PT 26 2026")).toBe("PT 26 2027");
  expect(next("PT 2026 26")).toBe("PT 2026 27");
  expect(next("PT 2026/26")).toBe("PT 2026/27");
  expect(next("PT 2026 0417 2.9")).toBe("PT 2026 0418 2.9");
  expect(next("2026")).toBe("2027");
});

test("after 27AB-104/26 comes 27AB-105/26: neither the year nor the breeder's letters count up", () => {
  expect(next("27AB-104/26")).toBe("27AB-105/26");
  expect(next("27AB/104/26")).toBe("27AB/105/26");
  expect(next("27AB 104 26")).toBe("27AB 105 26");
  expect(next("26-104-27AB")).toBe("26-105-27AB");
  expect(next("PT 2012 12 2026")).toBe("PT 2012 13 2026");
});

test("dots part numbers as blanks do, but for a diameter", () => {
  expect(next("27.AB.104")).toBe("27.AB.105");
  expect(next("FOP.26.104")).toBe("FOP.26.105");
  expect(next("26.9")).toBe("26.10");
  expect(next("26 12 10.5")).toBe("26 13 10.5");
});

test("the year does not count up after rings of another year", () => {
  expect(next("3 CAGS 20 V")).toBe("4 CAGS 20 V");
  expect(next("FR75 10 nb 04")).toBe("FR75 11 nb 04");
  expect(next("CDE A584 F 009 02 6.5")).toBe("CDE A584 F 010 02 6.5");
  expect(next("FOI 08 MX41 50")).toBe("FOI 08 MX41 51");
  expect(next("19-BVA-001")).toBe("19-BVA-002");
  expect(next("12 34/19")).toBe("12 35/19");
  // The year its bird hatched in tells more than the ring.
  expect(countedRing("104 19", { today, last: [] }, 2019)).toMatchObject({ head: "", digits: "104" });
});

test("rings of the next season, handed out in autumn, have a year all the same", () => {
  expect(next("27AB-104/27")).toBe("27AB-105/27");
  expect(next("PT 2027/26")).toBe("PT 2027/27");
});

test("thirty printed rings: of a nest that has two, the next one is known, with the year and without a doubt", () => {
  expect(printedRings.length).toBeGreaterThanOrEqual(30);
  for (const { by, rings, next: expected } of printedRings) {
    const last = of(2026, ...rings);
    const counted = countedRing(rings.at(-1) ?? "", { today, last });
    expect([by, counted && ringAfter(counted, 1), counted?.is_doubtful]).toEqual([by, expected, false]);
  }
});

test("the proposal after a single ring is right or marked as a guess", () => {
  const alone = printedRings.map(({ by, rings }) => {
    const counted = countedRing(rings[0], { today, last: of(2026, rings[0]) });
    return { by, isRight: counted !== null && ringAfter(counted, 1) === rings[1], isDoubtful: counted?.is_doubtful };
  });
  expect(alone.filter(({ isRight, isDoubtful }) => !isRight && !isDoubtful)).toEqual([]);
  expect(alone.flatMap(({ by, isRight }) => (isRight ? [] : [by]))).toEqual([
    "year glued to letters",
    "a number that looks like its year",
  ]);
});

test("the digits that moved between the last rings count up, whatever the pattern", () => {
  // A series whose number stands in front of the breeder's.
  expect(next("26 104 77", 1, of(2026, "26 102 77", "26 103 77", "26 104 77"))).toBe("26 105 77");
  expect(next("26 104 77", 1, of(2026, "26 104 75", "26 104 76", "26 104 77"))).toBe("26 104 78");
  expect(next("AB12-104-27", 1, of(2026, "AB10-104-27", "AB11-104-27"))).toBe("AB13-104-27");
});

test("rings of the season before show which number moves, and that the year did", () => {
  const before = of(2025, "27AB-12/25", "27AB-13/25");
  expect(next("27AB-001/26", 1, [...of(2026, "27AB-001/26"), ...before])).toBe("27AB-002/26");
  // The same number of two seasons: only the year is another.
  expect(next("AB-12/26", 1, [...of(2026, "AB-12/26"), ...of(2025, "AB-12/25")])).toBe("AB-13/26");
  expect(next("26-12", 1, [...of(2026, "26-12"), ...of(2025, "25-12")])).toBe("26-13");
  expect(next("AB-12/26", 1, of(null, "AB-12/25", "AB-12/26"))).toBe("AB-13/26");
});

test("rings of another breeder, and of others who write otherwise, show nothing", () => {
  const bought = of(2026, "FOP 26 1031 050", "FOP 26 77 012", "RC 4", "Rubi");
  expect(countedRing("FOP 26 884 012", { today, last: bought })).toMatchObject({ digits: "012", is_doubtful: true });
});

test("a doubt is said where two numbers may count up and no rings show which", () => {
  const isDoubtful = (ring: string) => countedRing(ring, { today, last: [] })?.is_doubtful;
  expect(["27AB-104/26", "FOP 26 884 012", "26/26"].map(isDoubtful)).toEqual([true, true, true]);
  expect(["PT 2026 0417", "0417/26", "0417", "2026", "PT 2026 0417 2.9"].map(isDoubtful)).toEqual(Array(5).fill(false));
});

test("a ring without digits has none that follows", () => {
  expect([next("Rubi"), next(""), next("2.9")]).toEqual([null, null, null]);
  expect(ringBehind("Rubi", { today, last: [] }, () => false)).toBe("");
});

test("a number longer than a computer counts goes on at its end, and a ring of forty characters at its number", () => {
  expect(next("985141000123456789")).toBe("985141000123456790");
  const long = "FEDERACAO-PORTUGUESA 884-STAM 0417A/2026";
  expect([long.length, next(long)]).toEqual([40, "FEDERACAO-PORTUGUESA 884-STAM 0418A/2026"]);
});

test("rings that are taken are left out: those that are typed, and the gaps between free ones", () => {
  const free = ["AB-105/26", "AB-106/26", "AB-121/26", "AB-122/26"];
  const behind = (ring: string, typed: string[] = []) => ringBehind(ring, { today, last: [] }, takenBy(typed, free));
  expect(behind("AB-105/26")).toBe("AB-106/26");
  expect(behind("AB-106/26")).toBe("AB-121/26");
  expect(behind("ab-110/26")).toBe("ab-121/26");
  expect(behind("AB-121/26", ["ab-122/26 "])).toBe("AB-123/26");
  expect(behind("AB-110/27")).toBe("AB-111/27");
  expect(behind("CD-105/26")).toBe("CD-106/26");
});

property.prop([fc.string({ maxLength: 12 }), fc.nat(999_999), fc.constantFrom("", "-A", " B", "a")])(
  "counting twice is counting by two, and nothing but the number changes",
  (start, number, end) => {
    const ring = `${start} ${String(number).padStart(6, "0")}${end}`;
    const once = next(ring) ?? "";
    if (once.length > ring.normalize("NFKC").length) return;
    expect(next(once)).toBe(next(ring, 2));
    const counted = countedRing(ring, { today, last: [] });
    expect(counted && counted.head + counted.digits + counted.tail).toBe(ringAfter(counted ?? never(), 0));
  },
);

property.prop([fc.string({ unit: "binary", maxLength: 120 }), fc.array(fc.string({ unit: "binary", maxLength: 40 }))])(
  "of any text at all one of its numbers counts up, or none",
  (text, others) => {
    const counted = countedRing(text, { today, last: others.map((ring) => ({ ring, year: null })) });
    const all = partings(text);
    expect(counted === null).toBe(all.length === 0);
    if (counted) expect(all).toContainEqual({ head: counted.head, digits: counted.digits, tail: counted.tail });
  },
);

/** A way to write rings: what stands around year and number, in any order, and how wide the number is. */
const anyWay = fc.record({
  letters: fc.constantFrom("FOP", "PT", "AOB", "X"),
  code: fc.constantFrom("", "884", "27AB", "MX41", "A584"),
  year: fc.constantFrom("26", "2026"),
  order: fc.shuffledSubarray(["code", "year", "number"] as const, { minLength: 3 }),
  by: fc.constantFrom(" ", "-", "/", "."),
  width: fc.integer({ min: 1, max: 5 }),
  end: fc.constantFrom("", "A", " V", " 2.9"),
});
type Way = typeof anyWay extends fc.Arbitrary<infer Value> ? Value : never;

/** A ring of that way, and what stands before and behind its number. */
function written({ letters, code, year, order, by, width, end }: Way, number: number) {
  const digits = String(number).padStart(width, "0");
  const parts = order.flatMap((part) => (part === "code" ? (code ? [code] : []) : [part === "year" ? year : "\n"]));
  const [head = "", tail = ""] = `${[letters, ...parts].join(by)}${end}`.split("\n");
  return { ring: head + digits + tail, head, digits, tail };
}

property.prop([anyWay, fc.integer({ min: 3, max: 990 }), fc.integer({ min: 2, max: 5 })], { numRuns: 500 })(
  "of a nest that has two rings the number alone counts up: the year stays, and so do width, zeros and all the rest",
  (way, number, rings) => {
    const given = Array.from({ length: rings }, (_, at) => written(way, number - at));
    const [latest] = given;
    const counted = countedRing(latest?.ring ?? "", { today, last: given.map(({ ring }) => ({ ring, year: 2026 })) });
    expect({ ...counted }).toEqual({
      head: latest?.head,
      digits: latest?.digits,
      tail: latest?.tail,
      is_doubtful: false,
    });
    const following = ringAfter(counted ?? never(), 1);
    expect(following).toBe(written(way, number + 1).ring);
  },
);

property.prop([anyWay, fc.integer({ min: 100, max: 990 })], { numRuns: 300 })(
  "of one ring alone the year is never what counts up",
  (way, number) => {
    const wide = { ...way, width: Math.max(3, way.width) };
    const { ring } = written(wide, number);
    const counted = countedRing(ring, { today, last: [] });
    expect(counted && [way.year, "26", "2026"].includes(counted.digits)).toBe(false);
    expect(ringAfter(counted ?? never(), 1).match(/\d+/g)).toContain(way.year);
  },
);

property.prop([anyWay, fc.integer({ min: 1, max: 300 }), fc.uniqueArray(fc.integer({ min: 1, max: 300 }))], {
  numRuns: 300,
})("no ring is proposed that there is, whichever are there", (way, number, numbers) => {
  const { ring } = written(way, number);
  const there = [ring, ...numbers.map((it) => written(way, it).ring)];
  const last = there.map((it) => ({ ring: it, year: 2026 }));
  const found = ringBehind(ring, { today, last }, takenBy(there, []));
  expect(found).not.toBe("");
  expect(there).not.toContain(found);
});

function never(): never {
  throw new Error("a ring with digits has a number");
}
