import type { DictionaryName } from "./dictionary.ts";

/** Which dictionaries pages need: of those at a path and below, and beside their own, by paths with `:id` in them. */
export type WordRules = {
  below: ReadonlyArray<readonly [path: string, names: readonly DictionaryName[]]>;
  beside: ReadonlyArray<readonly [path: string, names: readonly DictionaryName[]]>;
};

/** A path with ids in it as a pattern. */
export const patternOf = (path: string) => path.replace(/:\w+/g, "[^/]+");

/** Whose words a page needs by these rules; the shell's and the public site's are always among them. */
export function dictionariesBy({ below, beside }: WordRules, pathname: string): DictionaryName[] {
  const isAt = (path: string, end: string) => new RegExp(`^${patternOf(path)}${end}`).test(pathname);
  let own: readonly DictionaryName[] = [];
  for (const [path, names] of below) if (isAt(path, "(/|$)")) own = path.includes(":") ? [...own, ...names] : names;
  return [
    ...new Set<DictionaryName>([
      "ui",
      "site",
      ...own,
      ...beside.flatMap(([path, names]) => (isAt(path, "/?$") ? names : [])),
    ]),
  ];
}

let rules: WordRules | undefined;

/** Each side enters them once: the server as it starts, a browser with the list of all routes. */
export function enterWordRules(given: WordRules | undefined): void {
  rules = given;
}

/** The dictionaries a page needs, those of the menus among them; undefined in a browser that has no rules yet. */
export const wordsNeededAt = (pathname: string): string[] | undefined =>
  rules && [...dictionariesBy(rules, pathname), "menu"];
