import type { RichCell } from "./cells.ts";
import { swollen } from "./zip-entries.ts";

/** What a reader sees of a number. */
export type Shown = Pick<RichCell, "text" | "shown" | "part">;
export type Formats = (value: number, format: string) => Shown;
/** What is known of number formats (ECMA-376 part 1, 18.8.31) where they have to be carried out. */
export type NumberFormatter = {
  is_date: (format: string) => boolean;
  /** Undefined for a format that cannot be carried out. */
  format: (format: string, value: number) => string | undefined;
};

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

function judge(formatter: NumberFormatter, format: string): (value: number) => Shown {
  if (format.length > longestFormat) return (value) => ({ text: String(value), shown: "plain" });
  if (formatter.is_date(format)) {
    const part = partShown(format);
    return (value) => ({ text: String(value), shown: "date", ...(part && { part }) });
  }
  const bare = format.replace(/"[^"]*"|\\./g, "");
  if (/E[+-]/i.test(bare)) return (value) => ({ text: String(value), shown: "scientific" });
  // `00000` keeps zeros in front, `"PT-"0` puts letters there: what the reader sees is the ring.
  const speaks = /^[^.,%#]*00/.test(bare) || bare !== format;
  return speaks ? spoken(formatter, format) : (value) => ({ text: String(value), shown: "plain" });
}

function spoken(formatter: NumberFormatter, format: string): (value: number) => Shown {
  let isPossible = true;
  return (value) => {
    const text = isPossible ? formatter.format(format, value) : undefined;
    isPossible = text !== undefined;
    return { text: text ?? String(value), shown: "plain" };
  };
}

// `mmm-yy` is what a spreadsheet makes of a typed 03/2024.
function partShown(format: string): RichCell["part"] {
  const letters = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "").toLowerCase();
  if (/[dhs]/.test(letters) || !letters.includes("y")) return undefined;
  return letters.includes("m") ? "month" : "year";
}
