import { sales as keptSales } from "#db/schema/sales.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedGoods, archivedInstalments, archivedSaleLines, archivedSales, archivedSeries } from "./archived.ts";
import { salesOfContact } from "./on-contact.ts";
import { salesFound } from "./on-search.ts";
import { salesOnWebhooks } from "./on-webhooks.ts";
import { salePageRoutes, saleRoutes } from "./routes.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const sales = {
  mounts: [
    // Tried last, for its `/:id` takes every word.
    { at: "/api/sales", routes: ({ slots }) => salePageRoutes(slots), access: "members" },
    { at: "/api/sales", routes: saleRoutes, access: "members" },
  ],
  subjects: {
    sale: { called: keptSales.number, known_by: ["number", "contact"] },
  },
  archived: [archivedSales, archivedSaleLines, archivedGoods, archivedInstalments, archivedSeries],
  search: salesFound,
  contactPage: salesOfContact,
  hookEvents: salesOnWebhooks,
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
