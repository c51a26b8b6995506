import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";
import { marketPages } from "./market-pages.ts";

export const manifest: RoomManifest = {
  words: {
    "/marketplace": ["markettabs", "marketgate", "listings", "lists"],
    "/marketplace/new": ["markettabs", "marketgate", "listings", "listingform", "lists"],
    "/marketplace/seller": ["markettabs", "sellerpage"],
    "/marketplace/:listingId/edit": ["listingform"],
  },
  menu: [
    {
      group: "market",
      to: "/marketplace",
      label: "ui.group.market",
      order: 10,
      needs: "market.write",
      below: [...marketPages, { to: "/marketplace/new", label: "market.advertise", needs: "market.write" }],
    },
  ],
  closed: ["/marketplace", "/operator"],
};
