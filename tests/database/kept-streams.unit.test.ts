import { expect, test } from "vitest";
import { borrowStream, endLoan, forgetStreams, type Loan } from "#db/kept-streams.ts";

const stream = (baton: string) => ({ url: "http://database/v2/pipeline", baton });
const batonOf = (loan: Loan) => loan.stream?.baton;
let addresses = 0;
const newAddress = () => `http://database-${++addresses}`;

/** An address with streams at rest, given back in this order at these instants. */
function addressWith(batons: Record<string, number>) {
  const address = newAddress();
  const loans = Object.values(batons).map((since) => borrowStream(address, since));
  for (const [at, [baton, since]] of Object.entries(batons).entries())
    endLoan(address, loans[at] as Loan, stream(baton), since);
  return address;
}

test("the stream given back last is lent first, and each to one question at a time", () => {
  const address = addressWith({ first: 0, second: 0 });
  expect([borrowStream(address, 1), borrowStream(address, 1), borrowStream(address, 1)].map(batonOf)).toEqual([
    "second",
    "first",
    undefined,
  ]);
});

test("a stream that rested for eight seconds is not lent again", () => {
  const address = addressWith({ old: 0, young: 1_000 });
  expect(batonOf(borrowStream(address, 8_500))).toBe("young");
  expect(batonOf(borrowStream(address, 8_500))).toBeUndefined();
});

test("eight are kept: who comes ninth gets a stream that ends with its answer", () => {
  const address = newAddress();
  const loans = Array.from({ length: 9 }, () => borrowStream(address, 0));
  expect(loans.map(({ isKept }) => isKept)).toEqual([...Array(8).fill(true), false]);
  expect(endLoan(address, loans[8] as Loan, stream("ninth"), 1)).toBe(false);
  expect(borrowStream(address, 1).stream).toBeUndefined();
});

test("a loan whose request was cut off takes a place for a second, and what comes back late is closed when all are taken", () => {
  const address = newAddress();
  const cut = Array.from({ length: 8 }, () => borrowStream(address, 0));
  expect(borrowStream(address, 999).isKept).toBe(false);
  const later = Array.from({ length: 8 }, () => borrowStream(address, 1_000));
  expect(later.every(({ isKept }) => isKept)).toBe(true);
  expect(later.map((loan, at) => endLoan(address, loan, stream(`kept ${at}`), 1_001))).toEqual(Array(8).fill(true));
  expect(endLoan(address, cut[0] as Loan, stream("late"), 1_002)).toBe(false);
});

test("a stream that ended badly is not used again, and none is once the database may be another", () => {
  const address = addressWith({ only: 0 });
  endLoan(address, borrowStream(address, 1), undefined, 2);
  expect(borrowStream(address, 3).stream).toBeUndefined();
  const other = addressWith({ one: 0, two: 0 });
  forgetStreams(other);
  expect(borrowStream(other, 1).stream).toBeUndefined();
});

test("streams of one address are never lent to another", () => {
  addressWith({ theirs: 0 });
  expect(borrowStream(newAddress(), 1).stream).toBeUndefined();
});
