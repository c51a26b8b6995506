import { builtInFormat, type Formats, mostStyles, type Shown } from "../number-formats.ts";
import { swollen } from "../zip-entries.ts";
import { byteOf, type Cursor, longOf, record, shortOf } from "./records.ts";
import { inCodePage, type Letters, marked } from "./texts.ts";

export type ListedSheet = { name: string; is_hidden: boolean; place: number };

/** What a workbook says of all its cells. */
export type Workbook = {
  /** Excel 5 and 95 write text in a code page, later ones in Unicode. */
  isUnicode: boolean;
  letters: Letters;
  date1904: boolean;
  sheets: ListedSheet[];
  formats: Map<number, string>;
  /** The format of each style. */
  styles: number[];
  /** What cells share, by its place. */
  texts: string[];
  /** How a number looks in a cell of a style. */
  looks: (value: number, style: number) => Shown;
};

const western = 1252;

export function newWorkbook(isUnicode: boolean, shown: Formats): Workbook {
  const letters = isUnicode ? marked : inCodePage(western);
  const workbook: Workbook = {
    isUnicode,
    letters,
    date1904: false,
    sheets: [],
    formats: new Map(),
    styles: [],
    texts: [],
    looks: (value, style) => shown(value, formatOf(workbook, style)),
  };
  return workbook;
}

function formatOf({ formats, styles }: Workbook, style: number): string {
  const id = styles[style] ?? 0;
  return formats.get(id) ?? builtInFormat(id);
}

type Reader = (cursor: Cursor, workbook: Workbook) => void;

/** What reads each kind of record that says something of the workbook ([MS-XLS] 2.4). */
export const workbookReaders: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  [
    record.codePage,
    (cursor, workbook) => {
      if (!workbook.isUnicode) workbook.letters = inCodePage(shortOf(cursor));
    },
  ],
  [
    record.date1904,
    (cursor, workbook) => {
      workbook.date1904 = shortOf(cursor) === 1;
    },
  ],
  [record.sheet, readListed],
  [
    record.format,
    (cursor, { isUnicode, letters, formats }) => {
      const id = shortOf(cursor);
      formats.set(id, letters(cursor, isUnicode ? shortOf(cursor) : byteOf(cursor)));
    },
  ],
  [
    record.style,
    (cursor, { styles }) => {
      shortOf(cursor);
      styles.push(shortOf(cursor));
      if (styles.length > mostStyles) throw swollen();
    },
  ],
]);

function readListed(cursor: Cursor, { letters, sheets }: Workbook) {
  const place = longOf(cursor);
  const is_hidden = (byteOf(cursor) & 3) !== 0;
  byteOf(cursor);
  const name = letters(cursor, byteOf(cursor));
  sheets.push({ name: name === "" ? "Sheet1" : name, is_hidden, place });
}
