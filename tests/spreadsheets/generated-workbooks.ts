import { fc } from "@fast-check/vitest";
import * as xlsx from "xlsx";

const odd = fc.constantFrom(
  ...[
    "&",
    "&amp;",
    "<b>",
    "]]>",
    '"',
    "'",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\t",
    "\u000b",
    "\u0001",
    "\ufffe",
    "_x0041_",
    "_x",
  ],
  ...["é", "ã", "鳥", "😀", "=1+1", "00123", "1E5", "PT-001", "\u00a0", "a".repeat(300)],
);
export const text = fc
  .array(fc.oneof(odd, fc.string({ maxLength: 5 })), { maxLength: 4 })
  .map((pieces) => pieces.join(""));
const number = fc.oneof(
  fc.integer(),
  fc.integer({ min: 0, max: 60_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0.5, 1e21, 1e-9, 45_000.75, 1e15 + 0.5),
);
const format = fc.constantFrom(
  ...[
    "General",
    "0",
    "0.00",
    "00000",
    "#,##0.00",
    "0%",
    "0.00E+00",
    "# ?/?",
    "@",
    '"PT-"0000',
    "\\A00",
    "[Red]0",
    "0;-0",
  ],
  ...[
    "m/d/yy",
    "d-mmm-yy",
    "mmm-yy",
    "h:mm",
    "m/d/yy h:mm",
    "yyyy-mm-dd",
    "dd/mm/yyyy",
    "mm/yyyy",
    "yyyy",
    "[h]:mm:ss",
  ],
  ...['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', "d.m.yyyy;@", "[$-816]d \\de mmmm"],
);
// SheetJS takes the value of a formula for escaped twice.
const plainText = fc.stringMatching(/^[a-zA-Z0-9 -]{0,12}$/);
const cell: fc.Arbitrary<xlsx.CellObject> = fc.oneof(
  { weight: 4, arbitrary: text.map((v): xlsx.CellObject => ({ t: "s", v })) },
  { weight: 4, arbitrary: fc.record({ t: fc.constant("n" as const), v: number, z: format }) },
  fc.boolean().map((v): xlsx.CellObject => ({ t: "b", v })),
  fc.constantFrom(0x00, 0x07, 0x2a).map((v): xlsx.CellObject => ({ t: "e", v })),
  fc.record({ t: fc.constant("n" as const), v: number, z: format, f: fc.constant('SUM(A1:A2)&"<"') }),
  fc.record({ t: fc.constant("s" as const), v: plainText, f: fc.constant("A1") }),
  fc.constant<xlsx.CellObject>({ t: "z", f: "A1" }),
  fc.constant<xlsx.CellObject>({ t: "z" }),
);
const row = fc.oneof({ weight: 8, arbitrary: fc.nat(20) }, fc.nat(150));
const column = fc.oneof({ weight: 8, arbitrary: fc.nat(12) }, fc.nat(60));
const merge = fc
  .tuple(row, fc.nat(4), column, fc.nat(4))
  .map(([r, tall, c, wide]) => ({ s: { r, c }, e: { r: r + tall, c: c + wide } }));
const sheet = fc.record({
  cells: fc.array(fc.tuple(row, column, cell), { maxLength: 25 }),
  merges: fc.array(merge, { maxLength: 3 }),
  hidden: fc.constantFrom(0, 1, 2),
});
export const workbook = fc.record({ sheets: fc.array(sheet, { minLength: 1, maxLength: 4 }), date1904: fc.boolean() });

export type Generated = typeof workbook extends fc.Arbitrary<infer Value> ? Value : never;

/** The workbook as SheetJS writes it. */
export function written(
  { sheets, date1904 }: Generated,
  bookSST: boolean,
  bookType: "xlsx" | "biff8" | "biff5" = "xlsx",
): Uint8Array {
  const book: xlsx.WorkBook = Object.assign(xlsx.utils.book_new(), { SSF: {} });
  for (const [at, { cells, merges }] of sheets.entries()) {
    const given: xlsx.WorkSheet = { "!ref": "A1:BK160", "!merges": merges };
    for (const [r, c, it] of cells) given[xlsx.utils.encode_cell({ r, c })] = { ...it };
    xlsx.utils.book_append_sheet(book, given, `Folha ${at} & <mais>`);
  }
  book.Workbook = { WBProps: { date1904 }, Sheets: sheets.map(({ hidden }) => ({ Hidden: hidden as 0 })) };
  return new Uint8Array(xlsx.write(book, { type: "array", bookType, bookSST }) as ArrayBuffer);
}
