/** The letters of a column, counted from 0, as spreadsheets write them: `C`, `AB`. */
export function lettersOf(column: number): string {
  const before = Math.floor(column / 26);
  return `${before > 0 ? lettersOf(before - 1) : ""}${String.fromCharCode(65 + (column % 26))}`;
}

/** The column that has these letters, counted from 0. */
export const columnAt = (letters: string): number =>
  [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The row (from 1) and the column (from 0) of a cell such as `C12`; undefined for any other text. */
export function cellAt(address: string): { row: number; column: number } | undefined {
  const [, letters, row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  return letters && row ? { row: Number(row), column: columnAt(letters) } : undefined;
}
