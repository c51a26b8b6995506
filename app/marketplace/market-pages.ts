import type { WordKey } from "#app/locales/dictionary.ts";

/**
 * The pages of the market beside the first, in the order of their tabs; the menu has one line for all of them. All of them
 * need `market.write` as the first does.
 */
export const marketPages: ReadonlyArray<{ to: string; label: WordKey }> = [
  { to: "/marketplace/enquiries", label: "market.enquiries" },
  { to: "/marketplace/seller", label: "market.seller" },
];
