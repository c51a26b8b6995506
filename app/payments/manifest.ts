import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/payments": ["payments", "contacts", "expenses", "birds", "lists"] },
  wordsOn: {
    "/agenda": ["payments"],
    "/dashboard": ["payments"],
    "/contacts/:contactId": ["payments"],
    "/finance/sales/:saleId": ["payments"],
    "/expenses/:expenseId": ["payments"],
  },
  trail: { payment: "/payments?edit=" },
  closed: ["/payments"],
  help: { "/payments": "who-owes-what" },
};
