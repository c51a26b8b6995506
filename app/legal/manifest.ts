import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";
import { paperPages } from "./paper-pages.ts";

export const manifest: RoomManifest = {
  words: {
    "/legal-forms": [
      "papertabs",
      "forms",
      "papers",
      "book",
      "contacts",
      "birds",
      "lists",
      "courses",
      "handover",
      "rules",
    ],
    "/legal-forms/templates": ["papertabs", "templates", "forms"],
    "/legal-forms/return": ["papertabs", "annual", "forms", "lists"],
    "/h": ["birds", "handover"],
    "/birds/:birdId/legal-forms": ["forms", "papers", "rules"],
  },
  wordsOn: {
    "/agenda": ["deadlines"],
    "/birds": ["passing"],
    // What opens over the list, whose bar stays behind it.
    "/birds/new": ["passing"],
    "/birds/views": ["passing"],
    "/birds/bulk": ["passing"],
    "/birds/bulk/undo": ["passing"],
    "/birds/import": ["passing"],
    "/birds/species/new": ["passing"],
    "/birds/:birdId/edit": ["passing"],
    "/birds/:birdId/species": ["passing"],
    "/birds/:birdId/delete": ["passing"],
    "/birds/:birdId/restore": ["passing"],
    "/birds/pairs/:pairId": ["papers"],
    "/finance/sales/:saleId": ["forms", "papers", "passing", "rules"],
    "/health/courses/:courseId": ["papers"],
    "/species/:speciesId": ["rules"],
  },
  menu: [
    {
      to: "/legal-forms",
      label: "ui.group.papers",
      group: "papers",
      order: 10,
      needs: "papers.issue",
      below: paperPages,
    },
  ],
  trail: { paper: "/legal-forms/" },
  closed: ["/legal-forms"],
  help: {
    "/legal-forms": "make-a-paper",
    "/legal-forms/handovers": "hand-over",
    "/legal-forms/register": "register-and-return",
    "/legal-forms/return": "register-and-return",
    "/legal-forms/rules": "make-a-paper",
    "/birds/:birdId/legal-forms": "make-a-paper",
  },
};
