import { contactsBook } from "./cast.ts";
import { expensesBook, salesBook } from "./trade.ts";
import type { Writing } from "./writing.ts";

/** What the farm sold and spent, with what was paid of it. */
export async function writeTrade({ idOf, make, send }: Writing): Promise<void> {
  for (const contact of contactsBook) await make("contact", contact.name, "/api/contacts", { ...contact });
  for (const [at, { on, to, bird, good, cents, paid, due }] of salesBook.entries()) {
    const sale = await make<{ id: string }>("sale", String(at), "/api/sales", {
      contact_id: idOf("contact", to),
      state: "delivered",
      on,
      lines: [{ ...(bird ? { bird_id: idOf("bird", bird) } : { text: good }), unit_cents: cents }],
      due: due ? [{ on: due, cents: cents - paid }] : [],
    });
    if (paid > 0) await send("/api/payments", { direction: "in", on, cents: paid, sale_id: sale.id });
  }
  for (const { on, category, cents, due, to } of expensesBook)
    await send("/api/expenses", {
      category,
      on,
      lines: [{ cents }],
      paid: due === undefined,
      ...(due && { due_on: due }),
      ...(to && { contact_id: idOf("contact", to) }),
    });
}
