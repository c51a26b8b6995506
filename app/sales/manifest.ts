import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/finance/sales": ["sales", "contacts", "birds", "lists"] },
  wordsOn: { "/contacts/:contactId": ["sales"] },
  beginnings: [{ to: "/finance/sales?new", label: "sales.begin", icon: "euro", order: 88, needs: "money.write" }],
  trail: { sale: "/finance/sales/" },
  help: { "/finance/sales": "sell-a-bird" },
};
