import type { Language } from "#db/vocabulary.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";
import type { Recurring } from "#worker/expenses/recurring.ts";
import { moneyInField } from "#worker/money/currency.ts";
import type { ExpenseStart, FormParts } from "./expense-form.tsx";
import type { RecurringStart } from "./recurring-form.tsx";
import { type ExpenseChoices, keptText, targetLabel, targetsListed } from "./share-targets.ts";

// What forms start with, made by their loaders: words and formats of amounts stay out of the browser.

type Parts = ReadonlyArray<Omit<Expense["shares"][number], "id" | "cents"> & { cents: number | null }>;
type Spoken = { language: Language; currency: string };

const decimal = (value: number, language: Language) =>
  language === "pt" ? String(value).replace(".", ",") : String(value);

/** The boxes of parts: equal ones have no size, as nobody gave them one. */
function shareBoxes(shares: Parts, areEqual: boolean, { language, currency }: Spoken) {
  return shares.map((share) => {
    const { pct, cents } = share;
    const size = cents === null || areEqual ? "" : moneyInField(cents, currency, language);
    return { on: targetLabel(share, language), part: pct === null ? size : `${decimal(pct, language)} %` };
  });
}

const keptOf = (shares: Parts, language: Language): string[] => shares.map((it) => keptText(it, language));

/** Whether parts are what an equal share of all comes to, none with a percentage. */
function areEqual(shares: Parts, total: number): boolean {
  const cents = shares.map((it) => it.cents ?? 0);
  const isEven = Math.max(...cents) - Math.min(...cents) <= 1 && shares.every(({ pct }) => pct === null);
  return shares.length > 0 && isEven && cents.reduce((sum, one) => sum + one, 0) === total;
}

/** What the form of an expense starts with: a new one with today and the category that was chosen last. */
export function expenseStart(expense: Expense | undefined, choices: ExpenseChoices, language: Language): ExpenseStart {
  if (!expense) {
    const { today: on, method } = choices;
    const nothing = { id: null, version: null, contact: null, due_on: null, notes: null };
    return {
      ...nothing,
      on,
      method,
      category: choices.category ?? "feed",
      paid: "yes",
      is_stocked: false,
      lines: [],
      shares: [],
      kept: [],
    };
  }
  const { id, version, on, category, contact_id, contact_name, due_on, notes, currency, payments, shares } = expense;
  const lines = expense.lines.map(({ text, cents, vat_pct, bird_id }) => ({
    text: text ?? "",
    amount: moneyInField(cents, currency, language),
    vat: vat_pct === 0 ? "" : decimal(vat_pct, language),
    bird: bird_id ?? "",
  }));
  return {
    id,
    version,
    on,
    category,
    due_on,
    notes,
    lines,
    is_stocked: expense.is_stocked,
    contact: contact_id === null ? null : { id: contact_id, name: contact_name ?? "" },
    paid: expense.is_expected ? null : expense.due_cents > 0 ? "no" : "yes",
    method: payments[0]?.method ?? choices.method,
    shares: shareBoxes(shares, areEqual(shares, expense.total_cents), { language, currency }),
    kept: keptOf(shares, language),
  };
}

/** What the form of a recurring expense starts with. */
export function recurringStart(
  recurring: Recurring | undefined,
  choices: ExpenseChoices,
  language: Language,
): RecurringStart {
  if (!recurring) {
    const { today: on, category } = choices;
    const nothing = { id: null, version: null, contact: null, text: null, amount: "", vat: "", until: null };
    return { ...nothing, on, category: category ?? "energy", every_unit: "month", every_n: 1, shares: [], kept: [] };
  }
  const { id, version, on, category, contact_id, contact_name, text, until, every, shares } = recurring;
  const spoken = { language, currency: choices.currency };
  return {
    id,
    version,
    on,
    category,
    text,
    until,
    contact: contact_id === null ? null : { id: contact_id, name: contact_name ?? "" },
    amount: moneyInField(recurring.cents, choices.currency, language),
    vat: recurring.vat_pct === 0 ? "" : decimal(recurring.vat_pct, language),
    every_unit: every.unit,
    every_n: every.n,
    shares: shareBoxes(shares, false, spoken),
    kept: keptOf(shares, language),
  };
}

/** What a form is made of beside what it starts with. */
export function formParts(choices: ExpenseChoices, language: Language): FormParts {
  const { currency, categories } = choices;
  const key = crypto.randomUUID();
  return { key, currency, categories, targets: targetsListed(choices, language) };
}
