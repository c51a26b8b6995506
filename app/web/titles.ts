import type { MetaArgs } from "@remix-run/cloudflare";
import { loadedWords } from "#app/locales/word-files.ts";
import { translator, type WordKey, type WordValues } from "#app/locales/words.tsx";
import type { RootData } from "#app/web/root-data.ts";

type Within = Pick<MetaArgs, "matches">;

/** Says words in `meta`, which runs outside the page, whose own words are there by then. */
export function speakerOf({ matches }: Within) {
  const root = matches.find(({ id }) => id === "root") as { data?: RootData } | undefined;
  const language = root?.data?.language ?? "pt";
  return translator(loadedWords(language), language);
}

/** The `<title>` of a page in the reader's language: for a route's `meta`. */
export function titled(args: Within, key: WordKey, values?: WordValues) {
  return [{ title: `${speakerOf(args)(key, values)} · Voliera` }];
}
