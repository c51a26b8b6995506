import type { MetaArgs } from "@remix-run/cloudflare";
import { translator, type WordKey, type WordValues } from "#app/locales/words.tsx";
import type { RootData } from "#app/web/root-data.ts";

type Within = Pick<MetaArgs, "matches">;

/** Says words in `meta`, which runs outside the page and finds them where the root left them. */
export function speakerOf({ matches }: Within) {
  const root = matches.find(({ id }) => id === "root") as { data?: RootData } | undefined;
  return translator(root?.data?.words ?? {}, root?.data?.language ?? "pt");
}

/** The `<title>` of a page in the reader's language: for a route's `meta`. */
export function titled(args: Within, key: WordKey, values?: WordValues) {
  return [{ title: `${speakerOf(args)(key, values)} · Voliera` }];
}

/** What a page is about, for those who list pages. */
export function described(args: Within, key: WordKey) {
  return [{ name: "description", content: speakerOf(args)(key) }];
}
