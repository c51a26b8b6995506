import type { MetaArgs } from "@remix-run/cloudflare";
import type { RootData } from "./root.tsx";
import { translator, type WordKey, type WordValues } from "./ui/words.tsx";

/** The `<title>` of a page in the reader's language: for a route's `meta`. */
export function titled({ matches }: Pick<MetaArgs, "matches">, key: WordKey, values?: WordValues) {
  const root = matches.find(({ id }) => id === "root") as { data?: RootData } | undefined;
  const language = root?.data?.language ?? "pt";
  const title = translator(root?.data?.words ?? {}, language)(key, values);
  return [{ title: `${title} · Voliera` }];
}
