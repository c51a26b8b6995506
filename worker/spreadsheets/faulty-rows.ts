/** Rows of a file with one fault: how many, and the numbers of the first three. */
export type FaultyRows<Code extends string> = { code: Code; count: number; rows: number[] };

/** Counts the rows of a file that cannot be read, by what is wrong with them. */
export function faultyRows<Code extends string>() {
  const kept = new Map<Code, FaultyRows<Code>>();
  return {
    add(code: Code, row: number): void {
      const fault = kept.get(code) ?? { code, count: 0, rows: [] };
      fault.count += 1;
      if (fault.rows.length < 3) fault.rows.push(row);
      kept.set(code, fault);
    },
    all: (): FaultyRows<Code>[] => [...kept.values()],
  };
}
