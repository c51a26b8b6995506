import { read } from "./books/facts.ts";

// Papers and what societies print; then what breeders write under their names; last forums, shops and copies of copies.
const literature: readonly string[] = [
  ...[read.catalogue, read.mosaic, read.bucci, read.wirick, read.colourMatings, read.zebraSociety, read.zebraCrest],
  ...[read.gouldHeads, read.whiteLethal, read.topazIno],
];
const hearsay: readonly string[] = [
  read.upatsix,
  read.faded,
  read.blueDark,
  read.rosyCopy,
  read.hardFeather,
  read.onyx,
];

const rankOf = (source: string): number => {
  const isOf = (list: readonly string[]) => list.some((it) => source.startsWith(it));
  return isOf(literature) ? 0 : isOf(hearsay) ? 2 : 1;
};

/** Each source once, as a page numbers them: literature before forums and shops, else in the order they are met. */
export const sourcesIn = (listed: readonly { source: string | null }[]): string[] =>
  [...new Set(listed.flatMap(({ source }) => source || []))].sort((one, other) => rankOf(one) - rankOf(other));
