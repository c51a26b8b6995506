import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { recurringForm } from "#worker/expenses/form-contract.ts";
import type { Recurring } from "#worker/expenses/recurring.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { inBoxes, rowsOf, shareBox, sharesIn } from "./form-rows.ts";
import { currencyIn, meantIn, namedIn } from "./save-expense.ts";

const path = "/api/expenses/recurring";
const list = "/expenses?show=recurring";
const boxes: Record<string, string> = {
  contact_id: "contact_name",
  cents: "amount",
  vat_pct: "vat",
  "every.unit": "every_unit",
  "every.n": "every_n",
};

/** Makes a recurring expense of its form, or changes the one of that id. */
export async function saveRecurring(form: FormData, context: LoadContext, id: string | undefined) {
  const currency = currencyIn(form);
  const { language } = context;
  const { on, refused: open } = await meantIn(form, context);
  if (open) return open;
  const contract = recurringForm({ currency, language, lines: 0, shares: rowsOf(form, "share_on") });
  const { refused, accepted } = await submit(form, context, contract, async (value, headers) => {
    const parts = sharesIn(value, on);
    const version = form.get("version");
    const json = {
      ...namedIn(value),
      on: value.on,
      until: value.until,
      text: value.text,
      cents: value.amount,
      vat_pct: value.vat ?? 0,
      every: { unit: value.every_unit, n: value.every_n },
      shares: parts.shares,
      ...(id !== undefined && version !== null && { version: Number(version) }),
    };
    const outcome = id
      ? await context.api.send<{ data: Recurring }>("PUT", recordPath(path, id), { json, headers })
      : await context.api.send<{ data: Recurring }>("POST", path, { json, headers });
    return inBoxes(outcome, (field) => shareBox(field, parts.rows) ?? boxes[field] ?? field);
  });
  if (refused) return data({ ...refused.data, question: undefined }, refused.init ?? undefined);
  const values = { amount: moneyInWords(accepted.data.cents, currency, language) };
  return redirectWithFlash(context, { key: "expenses.recurring.saved", values, to: list });
}
