import type { RichCell } from "./cells.ts";
import { swollen } from "./zip-entries.ts";

/** A cell with a number, made in one piece: hundreds of thousands are held at once, and what is put together takes twice the room. */
export type Shown = Pick<RichCell, "text" | "shown" | "part"> & { number: number };
export type Formats = (value: number, format: string) => Shown;
/** What is known of number formats (ECMA-376 part 1, 18.8.31) where they have to be carried out. */
export type NumberFormatter = {
  is_date: (format: string) => boolean;
  /** Undefined for a format that cannot be carried out. */
  format: (format: string, value: number) => string | undefined;
};

/** How many styles a workbook may list; Excel keeps 65,490. */
export const mostStyles = 65_536;

// 10,000 rows by 12 columns under an accountant's format of 80 letters are 9.6 million, and take most of a second.
const mostCarriedOut = 12_000_000;

/** How the numbers of a file look under their formats; a format is judged once. */
export function formatsOf({ is_date, format: carryOut }: NumberFormatter): Formats {
  const known = new Map<string, (value: number) => Shown>();
  let carriedOut = 0;
  const counted: NumberFormatter = {
    is_date,
    format(format, value) {
      carriedOut += format.length;
      if (carriedOut > mostCarriedOut) throw swollen();
      return carryOut(format, value);
    },
  };
  return (value, format) => {
    const judged = known.get(format) ?? judge(counted, format);
    known.set(format, judged);
    return judged(value);
  };
}

// Excel keeps formats of 255 letters; a longer one would stand in every cell that has it.
const longestFormat = 255;

function judge(formatter: NumberFormatter, format: string): (number: number) => Shown {
  if (format.length > longestFormat) return plain;
  if (formatter.is_date(format)) {
    const part = partShown(format);
    if (part) return (number) => ({ text: String(number), number, shown: "date", part });
    return (number) => ({ text: String(number), number, shown: "date" });
  }
  const bare = format.replace(/"[^"]*"|\\./g, "");
  if (/E[+-]/i.test(bare)) return (number) => ({ text: String(number), number, shown: "scientific" });
  // `00000` keeps zeros in front, `"PT-"0` puts letters there: what the reader sees is the ring.
  const speaks = /^[^.,%#]*00/.test(bare) || bare !== format;
  return speaks ? spoken(formatter, format) : plain;
}

const plain = (number: number): Shown => ({ text: String(number), number, shown: "plain" });

function spoken(formatter: NumberFormatter, format: string): (number: number) => Shown {
  let isPossible = true;
  return (number) => {
    const text = isPossible ? formatter.format(format, number) : undefined;
    isPossible = text !== undefined;
    return { text: text ?? String(number), number, shown: "plain" };
  };
}

// `mmm-yy` is what a spreadsheet makes of a typed 03/2024.
function partShown(format: string): RichCell["part"] {
  const letters = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "").toLowerCase();
  if (/[dhs]/.test(letters) || !letters.includes("y")) return undefined;
  return letters.includes("m") ? "month" : "year";
}

// ECMA-376 part 1, 18.8.30. The rest look like a number, whatever stands around it.
const builtIn: Record<number, string> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  14: "m/d/yy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "m/d/yy h:mm",
  37: "#,##0 ;(#,##0)",
  38: "#,##0 ;[Red](#,##0)",
  39: "#,##0.00;(#,##0.00)",
  40: "#,##0.00;[Red](#,##0.00)",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mmss.0",
  48: "##0.0E+0",
  49: "@",
};
// Days and hours of the Chinese, Japanese and Korean Excel.
const eastern = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The format of a number that no file spells out. */
export const builtInFormat = (id: number): string => builtIn[id] ?? (eastern(id) ? "m/d/yy" : "General");
