import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/expenses": ["expenses", "contacts", "birds", "lists"] },
  wordsOn: { "/contacts/:contactId": ["expenses"] },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    { to: "/expenses?edit=new", label: "expenses.begin", icon: "euro", order: 95, needs: "money.write", whole: true },
  ],
  trail: { expense: "/expenses/", recurring: "/expenses?edit=" },
  closed: ["/expenses"],
  help: { "/expenses": "cost-per-chick" },
};
