import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";
import { marketPages } from "./market-pages.ts";

export const manifest: RoomManifest = {
  words: {
    "/marketplace": ["markettabs", "marketgate", "listings", "papers", "lists"],
    "/marketplace/new": ["markettabs", "marketgate", "listings", "listingform", "papers", "birds", "lists"],
    "/marketplace/seller": ["markettabs", "sellerpage"],
    "/marketplace/:listingId/edit": ["listingform"],
  },
  trail: { listing: "/marketplace/" },
  menu: [
    {
      group: "market",
      to: "/marketplace",
      label: "ui.group.market",
      order: 10,
      needs: "market.write",
      below: [...marketPages, { to: "/marketplace/new", label: "market.advertise" }],
    },
  ],
  closed: ["/marketplace", "/operator"],
};
