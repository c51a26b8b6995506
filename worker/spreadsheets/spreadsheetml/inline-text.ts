/** What stands inside a cell of the type `inlineStr`: it is text whatever it begins with, no formula, no number, no date. */
export function inlineText(text: string, prefix = ""): string {
  const space = /^\s|\s$|\s\s|[\t\n]/.test(text) ? ' xml:space="preserve"' : "";
  return `<${prefix}is><${prefix}t${space}>${escaped(text)}</${prefix}t></${prefix}is>`;
}

// What XML cannot hold goes as ECMA-376 writes it (ST_Xstring), and so must a text that only looks like that.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Cs}|_(?=x[\da-f]{4}_)/giu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as XML holds it. */
export const escaped = (text: string): string =>
  text.replace(special, (letter) => entities[letter] ?? unicodeEscape(letter));
const unicodeEscape = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
