import type { GateLevel } from "#db/words/market.ts";
import { plainText, wordsOf } from "./plain-text.ts";
import { textShapes } from "./text-shapes.ts";

export type TextWarning = keyof typeof textShapes;
/** What the author is warned of, and the words that the operator is to look at first: those of the packs, or `price`. */
export type TextReview = { warnings: TextWarning[]; held_for: string[] };

const named = Object.keys(textShapes) as TextWarning[];

/**
 * Reads title and text of a listing over. What gives away more than is wise, or than its level lets it say, warns; words that
 * the packs watch, and a price where none may stand, hold it for the operator.
 */
export function reviewText(
  text: string,
  { level, watched }: { level: GateLevel; watched: readonly string[] },
): TextReview {
  const plain = plainText(text);
  const words = wordsOf(plain);
  const warnings = level === "open" ? [] : named.filter((name) => textShapes[name](plain));
  const price = warnings.includes("price") && level !== "closed" ? ["price"] : [];
  // "wild-caught" and "wild caught" are one.
  const looked = [...new Set(watched.map((word) => wordsOf(plainText(word))))];
  return { warnings, held_for: [...looked.filter((word) => holds(words, word)), ...price] };
}

// One watched word in many: "sem anilhas" and "semanilha" are "sem anilha".
function holds(words: string, watched: string): boolean {
  return new RegExp(`(?<![^ ])${watched.replaceAll(" ", " ?")}s?(?![^ ])`, "u").test(words);
}
