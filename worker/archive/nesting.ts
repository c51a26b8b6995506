const quote = 0x22;
const backslash = 0x5c;

/**
 * Whether a JSON text stays within so many brackets inside each other. Asked before it is parsed: a text of nothing but
 * brackets makes the parser keep thirty times its size. Whether it is JSON at all the parser says.
 */
export function nestsWithin(text: string, most: number): boolean {
  let depth = 0;
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
      if (depth > most) return false;
    } else if ((letter | 0x20) === 0x7d) depth -= 1;
  }
  return true;
}
