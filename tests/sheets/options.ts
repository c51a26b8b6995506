import { parseArgs } from "node:util";

/** What is to be seen: the looks, the pages whose path has one of these parts in it, and how many stand on one sheet. */
type Wishes = {
  languages: string[];
  themes: string[];
  widths: number[];
  only: string[];
  per: number | undefined;
};

/** The words behind `npm run sheets --`, each of which may be said again; throws on one that is not known. */
export function wishesIn(args: string[]): Wishes {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      lang: { type: "string", multiple: true, default: ["pt", "en"] },
      theme: { type: "string", multiple: true, default: ["light", "dark"] },
      width: { type: "string", multiple: true, default: ["390", "1440"] },
      per: { type: "string" },
    },
  });
  const { only, lang: languages, theme: themes, width, per } = values;
  return { only, languages, themes, widths: width.map(Number), per: per === undefined ? undefined : Number(per) };
}
