/** Bytes of a page by what they are for; together they are the page. */
type PageBytes = { words: number; data: number; icons: number; markup: number };

const bytes = (text: string) => Buffer.byteLength(text);
const sizeOf = (parts: Iterable<RegExpMatchArray>) => [...parts].reduce((sum, [part]) => sum + bytes(part), 0);

// A key of the dictionary and the words behind it, as a loader's answer is written into the page.
const wording = /\\"[a-z_]+(?:\.[a-z0-9_]+)+\\",\\"(?:[^"\\]|\\\\.|\\\\\\")*\\",/g;

/** Takes a page apart: dictionary entries inside its scripts, the rest of its scripts, drawings, and everything else. */
export function pageBytes(html: string): PageBytes {
  const scripts = [...html.matchAll(/<script\b[\s\S]*?<\/script>/g)];
  const words = scripts.reduce((sum, [script]) => sum + sizeOf(script.matchAll(wording)), 0);
  const data = sizeOf(scripts) - words;
  const icons = sizeOf(html.matchAll(/<svg\b[\s\S]*?<\/svg>/g));
  return { words, data, icons, markup: bytes(html) - words - data - icons };
}
