import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/market": ["shop", "papers", "asking"],
    "/market/enquiries": ["asking"],
    "/market/waiting": ["asking"],
    "/marketplace/enquiries": ["markettabs", "enquiries", "asking", "lists"],
  },
  trail: { enquiry: "/marketplace/enquiries/" },
  closed: ["/marketplace", "/operator", "/market/enquiries", "/market/waiting"],
};
