import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/stock": ["stock", "lists"] },
  wordsOn: { "/agenda": ["stock"], "/health/courses/:courseId": ["medicine"], "/stock/:itemId": ["medicine"] },
  beginnings: [{ to: "/stock?move=purchase", label: "stock.begin", icon: "package", order: 92, needs: "stock.write" }],
  menu: [
    {
      group: "stock",
      to: "/stock",
      label: "ui.group.stock",
      order: 10,
      below: [
        { to: "/stock/feeding", label: "feeding.title" },
        { to: "/stock/rings", label: "ringing.title" },
        { to: "/stock?count=all", label: "stock.count.menu", needs: "stock.write" },
      ],
    },
  ],
  trail: { item: "/stock/" },
  closed: ["/stock"],
  help: { "/stock": "feeding-and-stock" },
};
