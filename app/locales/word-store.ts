import { languageOfFile, type Wanted, type WordSource, wordFiles } from "./word-files.ts";
import type { Words } from "./words.tsx";

// What this browser has of the dictionaries; they never change under one address.
const files = new Map<string, Words>();
const fetching = new Map<string, Promise<void>>();
/** Not there any more: since this page was opened the app has gone on to other words. */
const gone = new Set<string>();
const together = new Map<string, Words>();
const loaded = new Map<string, Words>();

/** What the page at hand asked for: the next one is in its language. */
let last: Wanted | undefined;

const longestPause = 8000;

/** Whether all these dictionaries have been fetched. */
export const haveWords = (wanted: readonly string[]): boolean => wanted.every((file) => files.has(file));

/**
 * Fetches a dictionary unless it is there; tries again for as long as it takes, for a page without words is none. One that
 * the app no longer has is given up.
 */
export function loadWords(file: string): Promise<void> {
  if (files.has(file)) return Promise.resolve();
  const known = fetching.get(file);
  if (known) return known;
  const begun = fetchWords(file, 500);
  fetching.set(file, begun);
  return begun;
}

async function fetchWords(file: string, pause: number): Promise<void> {
  try {
    const answer = await fetch(file);
    if (answer.status === 404) return void gone.add(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    const words = (await answer.json()) as Words;
    files.set(file, words);
    const language = languageOfFile(file);
    loaded.set(language, { ...loaded.get(language), ...words });
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await fetchWords(file, Math.min(longestPause, pause * 2));
  }
}

/** The words wanted, out of the files that are there; throws a promise of those that are not. */
function wanted(input: Wanted): Words {
  last = input;
  const needed = wordFiles(input);
  const lacking = needed.filter((file) => !files.has(file));
  // The page is fetched whole from the app as it is now, as Remix does when a script is gone.
  if (lacking.some((file) => gone.has(file))) throw fetchedWhole();
  if (lacking.length > 0) throw Promise.all(lacking.map(loadWords));
  const key = needed.join(" ");
  const known = together.get(key) ?? Object.assign({}, ...needed.map((file) => files.get(file)));
  together.set(key, known);
  return known;
}

let leaving: Promise<never> | undefined;

/** Never settles: React draws again while a slow app answers, and asking it anew would begin the wait anew. */
function fetchedWhole(): Promise<never> {
  leaving ??= new Promise(() => window.location.reload());
  return leaving;
}

function expect(names: readonly string[]): void {
  if (last) for (const file of wordFiles({ ...last, names })) void loadWords(file);
}

/** What this browser has fetched. */
export const fetchedWords: WordSource = { wanted, expect, loaded: (language) => loaded.get(language) ?? {} };
