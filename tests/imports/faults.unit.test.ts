import fc from "fast-check";
import { expect, test } from "vitest";
import { groupFaults, type ListedRemark, sharedFaults } from "#app/imports/group-faults.ts";

const fault = (row: number, more: Partial<ListedRemark> = {}): ListedRemark => ({
  kind: "error",
  row,
  column: "Sex",
  cell: `C${row}`,
  value: "x",
  code: "import.sex",
  message: "This is no sex.",
  ...more,
});
const none = new URLSearchParams();

test("ten thousand equal faults are one line", () => {
  const groups = groupFaults(
    Array.from({ length: 10_000 }, (_, row) => fault(row)),
    none,
  );
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ count: 10_000, isVaried: false, message: "This is no sex." });
  expect(groups[0]?.rows).toHaveLength(20);
});

test("ten thousand different rings in one kind of fault are one line with dots for the ring", () => {
  const textOf = (ring: number) => `PT ${ring} was born after this bird. Correct one of the dates.`;
  const [group] = groupFaults(
    Array.from({ length: 10_000 }, (_, row) => fault(row, { message: textOf(row) })),
    none,
  );
  expect(group).toMatchObject({ isVaried: true, message: "PT … was born after this bird. Correct one of the dates." });
});

test("errors come before warnings, and the most frequent first", () => {
  const warned = [1, 2, 3].map((row) => fault(row, { kind: "warning", code: "w" }));
  const groups = groupFaults(
    [...warned, fault(4, { code: "a" }), fault(5, { code: "b" }), fault(6, { code: "b" })],
    none,
  );
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
    ["error", 2],
    ["error", 1],
    ["warning", 3],
  ]);
});

test("every fault of a file is reported once, whatever the file holds", () => {
  const remark = fc.record({
    kind: fc.constantFrom<"error" | "warning">("error", "warning"),
    row: fc.nat(50),
    column: fc.constantFrom("Sex", "Ring", ""),
    cell: fc.constantFrom("C2", "A12", null),
    value: fc.string(),
    code: fc.constantFrom("a", "b", "c"),
    message: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(remark), (remarks) => {
      const groups = groupFaults(remarks, none);
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(remarks.length);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    }),
  );
});

test("two sentences of one pattern keep what both say", () => {
  expect(sharedFaults("A is B.", "A is B.")).toBe("A is B.");
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const both = sharedFaults(`${one} was born`, `${other} was born`);
      expect(both.endsWith("was born")).toBe(true);
    }),
  );
});
