const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** How deep a JSON text may nest, and how many values it may hold. */
export type JsonBounds = { depth: number; values: number };

/**
 * Whether a JSON text stays within so many brackets inside each other and so many values in all. Asked before it is
 * parsed: a text of nothing but brackets or numbers makes the parser keep thirty times its size. Whether it is JSON at all
 * the parser says.
 */
export function staysWithin(text: string, most: JsonBounds): boolean {
  let depth = 0;
  let values = 1;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (isQuoted) {
      if (letter === backslash) at += 1;
      else if (letter === quote) isQuoted = false;
    } else if (letter === quote) isQuoted = true;
    // `[` and `{`, then `]` and `}`: they differ by one bit.
    else if ((letter | 0x20) === 0x7b) {
      depth += 1;
      values += 1;
      if (depth > most.depth || values > most.values) return false;
    } else if ((letter | 0x20) === 0x7d) depth -= 1;
    else if (letter === comma) {
      values += 1;
      if (values > most.values) return false;
    }
  }
  return true;
}
