import { sql } from "drizzle-orm";
import { type AgendaLine, joining, type MorningScope, type Slots } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { translate } from "#worker/locales/translate.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import type { Scope } from "#worker/scope.ts";
import { categoryIn } from "./due/category-text.ts";
import { contactNameOf, type DuePart, dueParts } from "./due/due-parts.ts";

type Line = DuePart & { contact: string | null };
/** So many lines of payments an agenda tells. */
const mostLines = 200;

/** Payments among the lines of the agenda, on the days they are due. */
export const paymentsOnAgenda = {
  needs: "money.read",
  without: { payments: [] },
  join: (scope: Scope, { from, to, late }) =>
    joining(
      {
        payments: scope.db.all<Line>(sql`
          SELECT it.*, ${contactNameOf(scope)} AS contact FROM ${dueParts(scope)} it
          WHERE it.on_day <= ${to} AND (it.on_day >= ${from} OR (${late ? 1 : 0} AND it.on_day < ${scope.today}))
          ORDER BY it.on_day, it.id LIMIT ${mostLines}`),
      },
      ({ payments }) => ({ payments: payments.map((it) => lineOf(scope, it)) }),
    ),
} satisfies Slots["agendaLines"];

function lineOf(
  { today, language }: Scope,
  { of, id, on_day, cents, currency, number, contact, category }: Line,
): AgendaLine {
  const amount = moneyInWords(cents, currency, language);
  const on = on_day ?? today;
  const word = translate(language, `payments.agenda.${of}`, { amount });
  return {
    step: "payment",
    on,
    until: on,
    is_late: on < today,
    subject_id: id,
    occurrence: `${of}-${on}`,
    title: word,
    detail: [contact, number ?? categoryIn(language, category)].filter(Boolean).join(" · ") || null,
    hour: null,
    nth: null,
    bird_ids: [],
    egg_ids: [],
    place_id: null,
    place: null,
  };
}

/** Days after which a payment that is late is told of. */
const overdueDays = [1, 7, 30];

/** What of payments begins with a day: one notice for all that is late since one, seven or thirty days. */
export const paymentsOnMornings = {
  join: (scope: MorningScope) =>
    joining(
      {
        late: scope.db.all<{ n: number; name: string | null }>(sql`
          SELECT count(*) AS n, min(coalesce(${contactNameOf(scope)}, it.number, '')) AS name FROM ${dueParts(scope)} it
          WHERE it.on_day IN ${overdueDays.map((days) => plusDays(scope.today, -days))}`),
      },
      ({ late: [late] }) => ({
        notices:
          late && late.n > 0
            ? [
                {
                  event: "payment.overdue" as const,
                  key: scope.today,
                  link: "/payments" as const,
                  facts: { count: late.n, name: late.name ?? "" },
                },
              ]
            : [],
      }),
    ),
} satisfies Slots["mornings"];
