// What a spreadsheet program takes for the beginning of a formula (OWASP, CSV injection), full-width forms included.
const begins = "[=+\\-@\\t\\r\\n\uff1d\uff0b\uff0d\uff20]";
const risky = new RegExp(`^'*${begins}`);
const defusedBefore = new RegExp(`^'+${begins}`);

/** A text that no spreadsheet program computes: an apostrophe goes before what looks like a formula. */
export const defused = (text: string) => (risky.test(text) ? `'${text}` : text);

/** The text as it was before `defused`, exactly; of other texts only an apostrophe before a formula goes. */
export const revived = (text: string) => (defusedBefore.test(text) ? text.slice(1) : text);
