import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";
import { marketPages } from "./market-pages.ts";

export const manifest: RoomManifest = {
  words: {
    "/market": ["shop", "papers", "asking"],
    "/market/enquiries": ["asking"],
    "/market/waiting": ["asking"],
    "/marketplace": ["markettabs", "marketgate", "listings", "papers", "lists"],
    "/marketplace/new": ["markettabs", "marketgate", "listings", "listingform", "papers", "birds", "lists"],
    "/marketplace/seller": ["markettabs", "sellerpage"],
    "/marketplace/:listingId/edit": ["listingform"],
    "/marketplace/enquiries": ["markettabs", "enquiries", "asking", "lists"],
    "/market/about": ["reporting"],
    "/market/objection": ["reporting"],
    "/market/:listing/report": ["reporting"],
    "/operator/market": ["console", "operator", "reporting"],
  },
  trail: { listing: "/marketplace/", enquiry: "/marketplace/enquiries/" },
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
  closed: ["/marketplace", "/market/enquiries", "/market/waiting"],
  help: { "/marketplace": "market-listing" },
};
