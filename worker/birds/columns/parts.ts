import { bareRing } from "#worker/rings/keys.ts";
import { foldName } from "#worker/species/names.ts";

// The index `bird_parts` knows a row by every three signs that follow each other. Around ring, name and chip stand two
// spaces, so that a beginning or an end of two signs, or one, is found as well.

/** A word of a question: its letters and digits, and as it was typed where that may stand in a name. */
export type Sought = { parts: string; typed: string | undefined };

/** The words of a question that hold a letter or digit; none of `#` or a drawing. */
export function wordsOf(q: string): Sought[] {
  const typed = foldName(q).split(" ");
  return typed.flatMap((word) => {
    const parts = bareRing(word);
    if (parts === "") return [];
    return [{ parts, typed: parts !== word && lengthOf(word) >= 3 ? word : undefined }];
  });
}

/** A question for rows of an organisation in which one of `ways` has all its words. */
export function indexQuestion(org_id: string, ways: ReadonlyArray<readonly Sought[]>): string {
  const entries = ways.map((words) => words.map(eitherOf).join(" AND "));
  return `org : "${markOf(org_id)}" AND (${entries.map((it) => `(${it})`).join(" OR ")})`;
}

/** The same for rows in a column of which a text of letters and digits stands, spaces around it included. */
export const columnQuestion = (org_id: string, column: "ring" | "name", text: string): string =>
  `org : "${markOf(org_id)}" AND ${column} : (${threesOf(text)})`;

/**
 * The three signs by which the index knows an organisation: of the last six letters of its id. Two may share them; whose
 * a bird is its row says.
 */
export function markOf(org_id: string): string {
  const code = (fromEnd: number) => org_id.charCodeAt(org_id.length - fromEnd);
  return String.fromCodePoint(...[1, 3, 5].map((at) => 0x20000 + code(at) * 128 + code(at + 1)));
}

export const lengthOf = (text: string): number => [...text].length;

const eitherOf = ({ parts, typed }: Sought) =>
  typed === undefined ? somewhere(parts) : `(${somewhere(parts)} OR (${threesOf(typed)}))`;

// A part of one or two signs may stand anywhere: only beginnings and ends are known.
function somewhere(parts: string): string {
  const length = lengthOf(parts);
  if (length >= 3) return `(${threesOf(parts)})`;
  const around = " ".repeat(3 - length);
  return `(${quoted(around + parts)} OR ${quoted(parts + around)})`;
}

// More would not narrow it further: what is found is looked at anyway.
const mostThrees = 40;

function threesOf(text: string): string {
  const signs = [...text];
  const threes = new Set<string>();
  for (let at = 0; at + 3 <= signs.length && threes.size < mostThrees; at += 1)
    threes.add(quoted(signs.slice(at, at + 3).join("")));
  return [...threes].join(" AND ");
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
