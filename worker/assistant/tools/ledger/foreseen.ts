import type { Coming } from "#worker/finance/coming.ts";
import type { FinancePage } from "#worker/finance/queries.ts";
import type { Speech } from "../speech.ts";

/** What a period may come to, as figures; in minor units. */
export const foreseenFigures = ({ cents, rest_cents, low, high }: Coming): Record<string, number> => ({
  forecast_cents: cents,
  rest_cents,
  ...(low !== null && high !== null && { low, high }),
});

type Text = { about: "profit" | "sales" | "expenses"; when: string; coming: Coming; page: FinancePage; speech: Speech };

/** What a period may come to, in a sentence, with the range where there is one. */
export function comingText({ about, when, coming, page, speech }: Text): string {
  const { say, money } = speech;
  const amount = (cents: number) => money(cents, page.currency);
  const forecast = say(`money.coming.${about}`, { when, amount: amount(coming.cents) });
  return coming.low === null || coming.high === null
    ? `${forecast} ${say("money.unsure")}`
    : `${forecast} ${say("money.between", { low: amount(coming.low), high: amount(coming.high) })}`;
}
