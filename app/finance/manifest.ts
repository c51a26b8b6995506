import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/finance": ["finance", "expenses", "lists"] },
  // One line of the menu for all pages of money, which tabs lead between: a line costs every page of the site.
  menu: [
    {
      to: "/finance",
      label: "finance.title",
      group: "money",
      order: 10,
      needs: "money.read",
      below: [
        { to: "/finance/sales", label: "sales.title", needs: "money.read" },
        { to: "/expenses", label: "expenses.title", needs: "money.read" },
        { to: "/payments", label: "payments.title", needs: "money.read" },
        { to: "/payments/bank", label: "payments.bank", needs: "money.write" },
        { to: "/contacts", label: "contacts.title", needs: "money.read" },
      ],
    },
  ],
  within: { "/expenses": "/finance", "/payments": "/finance", "/contacts": "/finance" },
  closed: ["/finance"],
  help: { "/finance": "cost-per-chick" },
};
