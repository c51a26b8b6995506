import { fc, test } from "@fast-check/vitest";
import Papa from "papaparse";
import { expect } from "vitest";
import { eachLine, type Line } from "#worker/spreadsheets/delimited-lines.ts";

async function linesOf(text: string, separator: string, { columns = 100, lines = 100 } = {}): Promise<Line[]> {
  const found: Line[] = [];
  await eachLine(text, { separator, columns, lines }, (line) => found.push(line));
  return found;
}

const signs = fc.constantFrom('"', '"', "\n", ";", ";", " ", "a", "ç", "\t", ",");
const anyText = fc.array(signs, { maxLength: 60 }).map((all) => all.join(""));

/** The lines that are not empty, with where they stand: some tell of one more behind the last. */
const numbered = (rows: string[][]) =>
  rows.flatMap((cells, at) => (cells.length === 1 && cells[0] === "" ? [] : [{ at, cells }]));

test.prop([anyText, fc.constantFrom(";", ",", "\t", "a", " ")], { numRuns: 1000 })(
  "whatever is quoted, and however badly, a text has the cells it has for others",
  async (text, separator) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, newline: "\n" });
    const expected = numbered(data);
    const read = await linesOf(text, separator);
    expect(numbered(read.map(({ cells }) => cells))).toEqual(expected);
    for (const { at, cells, isFilled } of read)
      expect([at, isFilled]).toEqual([at, cells.some((cell) => cell.trim() !== "")]);
  },
);

test("cells beyond the limit of a line and lines beyond the limit of a text are dropped", async () => {
  const read = await linesOf("a;b;c\n;;d\ne", ";", { columns: 2, lines: 2 });
  expect(read).toEqual([
    { at: 0, cells: ["a", "b"], isFilled: true },
    { at: 1, cells: ["", ""], isFilled: true },
  ]);
});

test("others are served while a long text is read", async () => {
  let served = 0;
  let isOver = false;
  const serve = () => {
    served += 1;
    if (!isOver) setImmediate(serve);
  };
  serve();
  await linesOf('"a";b\n'.repeat(300_000), ";", { lines: 1_000_000 });
  isOver = true;
  expect(served).toBeGreaterThan(5);
});
