import { expenses as keptExpenses, recurringExpenses as keptRecurringExpenses } from "#db/schema/expenses.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedExpenseLines, archivedExpenseShares, archivedExpenses, archivedRecurring } from "./archived.ts";
import { expectRecurring } from "./expecting.ts";
import { expensesOfContact } from "./on-contact.ts";
import { bringsReceipt, expensePageRoutes, expenseRoutes, recurringRoutes, stockMoves } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const expenses = {
  mounts: [
    // Tried last, for its `/:id` takes every word.
    { at: "/api/expenses", routes: ({ slots }) => expensePageRoutes(slots), access: "members" },
    { at: "/api/expenses", routes: expenseRoutes, access: "members", bringsFiles: bringsReceipt },
    { at: "/api/expenses/recurring", routes: recurringRoutes, access: "members" },
    { at: "/api/stock", routes: stockMoves, access: "members" },
  ],
  subjects: {
    expense: { called: keptExpenses.category, known_by: ["category"] },
    recurring: { called: keptRecurringExpenses.category, known_by: ["category"] },
  },
  archived: [archivedRecurring, archivedExpenses, archivedExpenseLines, archivedExpenseShares],
  jobs: [{ name: "expect recurring expenses", run: (db, _env, now) => expectRecurring(db, now) }],
  contactPage: expensesOfContact,
  words: { pt, en },
  summaries,
} satisfies Room;
