import { dictionaryNames, wordsFor } from "#app/locales/dictionary.ts";
import { apiWords } from "#app/web/api-words.ts";

const keys = [...Object.keys(wordsFor("pt", dictionaryNames)), ...Object.keys(apiWords.pt ?? {})];
const families = new Set(keys.map((key) => key.split(".")[0]));

/** Keys as they are written: small letters in parts; no part of a path, an address, a longer name or what looks nested. */
const form = /(?<![\w@./-]|\$t\()[a-z]+(?:\.[a-z0-9_]+)+(?![\w@/-])/g;
const file = /\.(csv|xlsx?|ods|pdf|zip|json|png|jpe?g|svg)$/;

/** What in a text looks like the key of a word where its words should stand, whether or not anybody has words for it. */
export const bareKeys = (text: string): string[] =>
  (text.match(form) ?? []).filter((it) => families.has(it.split(".")[0]) && !file.test(it));

const scripts = /<(script|style)\b[\s\S]*?<\/\1>/g;
const withCode = /<(script|style|code)\b[\s\S]*?<\/\1>/g;
/** The pages that show programs what to send: names of permissions and events are written there as they are. */
const showsCode = /^\/docs\/api(\/|$)/;

/**
 * The same of a page as it was sent: all that is read or read out, but what stands in its scripts. `path` is its address, of
 * which code is left out where the page is about code.
 */
export function bareKeysIn(html: string, path: string): string[] {
  const spoken = [...html.matchAll(/\s(?:aria-label|title|placeholder|content|data-missing|data-busy)="([^"]*)"/g)];
  const text = html.replace(showsCode.test(path) ? withCode : scripts, "\n").replace(/<[^>]*>/g, "\n");
  return bareKeys([text, ...spoken.map(([, words]) => words)].join("\n"));
}
