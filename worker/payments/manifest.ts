import { payments as keptPayments } from "#db/schema/payments.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedBankColumns, archivedBankLines, archivedPayments } from "./archived.ts";
import { bankRoutes, bringsBankFile } from "./bank-routes.ts";
import { paymentsOnAgenda, paymentsOnMornings } from "./on-agenda.ts";
import { paymentsToday } from "./on-dashboard.ts";
import { paymentsOfContact, paymentsOfExpense, paymentsOfSale } from "./on-pages.ts";
import { paymentRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const payments = {
  mounts: [
    { at: "/api/payments/bank", routes: bankRoutes, access: "members", bringsFiles: bringsBankFile },
    { at: "/api/payments", routes: paymentRoutes, access: "members" },
  ],
  subjects: {
    payment: { called: keptPayments.on_day, known_by: ["on_day"] },
  },
  archived: [archivedBankColumns, archivedBankLines, archivedPayments],
  agendaLines: paymentsOnAgenda,
  mornings: paymentsOnMornings,
  attention: paymentsToday,
  contactPage: paymentsOfContact,
  salePage: paymentsOfSale,
  expensePage: paymentsOfExpense,
  words: { pt, en },
  summaries,
} satisfies Room;
