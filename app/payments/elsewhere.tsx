import type { AttentionOf, OnAgendaLine, OnMoney, Part } from "#app/kit/parts.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { paymentsToday } from "#worker/payments/on-dashboard.ts";
import type { paymentsOfContact, paymentsOfExpense, paymentsOfSale } from "#worker/payments/on-pages.ts";
import { ContactMoney } from "./contact-money.tsx";
import { MoneyCard } from "./money-card.tsx";

export const onAgendaLine: OnAgendaLine = {
  payment: { icon: "euro", label: "payments.title", to: () => "/payments" },
};

/** What is late: what others owe, and what is owed to them. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof paymentsToday>>> = [
  {
    order: 12,
    needs: "money.read",
    text: ({ payments }, t, language) =>
      payments.map(({ direction, currency, count, cents }) => ({
        key: `payments_${direction}_${currency}`,
        icon: "euro" as const,
        tone: direction === "in" ? ("amber" as const) : ("stone" as const),
        text: t(`payments.late.${direction}`, { count, amount: moneyInWords(cents, currency, language) }),
        to: `/payments?${new URLSearchParams({ late: "1", direction, currency })}`,
      })),
  },
];

export const onMoney: OnMoney = [
  { to: "/payments", label: "payments.title", order: 40 },
  { to: "/payments/bank", label: "payments.bank", order: 60, needs: "money.write" },
];

type OfSale = SlotAnswer<typeof paymentsOfSale> & { id: string; today: string };
type OfExpense = SlotAnswer<typeof paymentsOfExpense> & { id: string; today: string };
type OfContact = SlotAnswer<typeof paymentsOfContact> & { id: string; today: string };

/** What was paid of a sale. */
export const onSale: ReadonlyArray<Part<"sale", OfSale>> = [
  { place: "cards", order: 10, needs: "money.read", Show: ({ page }) => <MoneyCard of="sale" {...page} /> },
];

/** What was paid of an expense. */
export const onExpense: ReadonlyArray<Part<"expense", OfExpense>> = [
  { place: "cards", order: 10, needs: "money.read", Show: ({ page }) => <MoneyCard of="expense" {...page} /> },
];

/** What is due of a contact, their credit, and what was paid last. */
export const onContact: ReadonlyArray<Part<"contact", OfContact>> = [
  { place: "cards", order: 30, needs: "money.read", Show: ({ page }) => <ContactMoney {...page} /> },
];
