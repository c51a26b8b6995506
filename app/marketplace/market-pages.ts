import type { WordKey } from "#app/locales/dictionary.ts";
import type { Permission } from "#db/permissions.ts";

type MarketPage = { to: string; label: WordKey; needs: Permission };

/** The pages of the market beside the first, in the order of their tabs; the menu has one line for all of them. */
export const marketPages: readonly MarketPage[] = [
  { to: "/marketplace/enquiries", label: "market.enquiries", needs: "market.write" },
  { to: "/marketplace/seller", label: "market.seller", needs: "market.write" },
];
