import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/contact": ["contact"],
    "/support": ["supporthome", "contact"],
    "/support/tickets": ["supporttickets", "supporthome", "lists", "grants"],
    "/feedback": ["feedback"],
  },
  help: { "/support": "ask-for-help", "/feedback": "ask-for-help" },
  trail: { ticket: "/support/tickets/" },
  menu: [
    {
      group: "help",
      to: "/support",
      label: "ui.group.help",
      order: 30,
      below: [
        { to: "/support/tickets", label: "supporttickets.title" },
        { to: "/feedback", label: "feedback.title" },
      ],
    },
  ],
  within: { "/feedback": "/support" },
  closed: ["/support", "/feedback"],
};
