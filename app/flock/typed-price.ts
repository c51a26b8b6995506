import { rulesOf } from "#worker/birds/kinds-contract.ts";

const price = rulesOf("left_price_cents").typed();

/**
 * The price of a form in cents, as the API wants it; what is none goes on as it was typed, for the API to say so. Who may
 * not see prices has no box for one.
 */
export function priceIn(form: FormData): { left_price_cents?: unknown } {
  const typed = form.get("left_price_cents");
  if (typeof typed !== "string") return {};
  const read = price?.safeParse(typed);
  return { left_price_cents: read?.success ? read.data : typed };
}
