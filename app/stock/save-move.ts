import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { Outcome } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { StockChoices } from "#worker/stock/choices.ts";
import { moveForm } from "#worker/stock/form-contract.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { MovedAnswer } from "#worker/stock/moving.ts";
import type { MoveKindOfForm } from "./move-form.tsx";

const boxes: Record<string, string> = {
  quantity: "amount",
  packs: "amount",
  corrects_id: "amount",
  cents: "price",
  vat_pct: "vat",
  pair_id: "used_for",
  species_id: "used_for",
  place_id: "used_for",
  supplier_id: "supplier_name",
  paid: "method",
};

/** The faults of the API under the names of the form's boxes. */
function inBoxes<Answer>(outcome: Outcome<Answer>): Outcome<Answer> {
  if (outcome.ok) return outcome;
  const errors = (outcome.problem.errors ?? []).map((it) => ({ ...it, path: boxes[it.path] ?? it.path }));
  return { ...outcome, problem: { ...outcome.problem, errors } };
}

/** Books a move of its form. */
export async function saveMove(
  form: FormData,
  context: LoadContext,
  { kind, item_id }: { kind: MoveKindOfForm; item_id: string },
) {
  const at = recordPath("/api/stock", item_id);
  const [{ data: item }, { data: choices }] = await Promise.all([
    context.api.get<{ data: Item }>(at),
    context.api.get<{ data: StockChoices }>("/api/stock/choices"),
  ]);
  const { currency } = choices;
  const { unit, pack_size } = item;
  const least = kind === "correction" ? 0 : 1;
  const contract = moveForm({ unit, pack_size, currency, language: context.language, least });
  const { refused, accepted } = await submit(form, context, contract, async (value, headers) => {
    const { amount: quantity, on, why } = value;
    const [used, id] = (value.used_for ?? "").split(":");
    const json = {
      kind,
      on: kind === "correction" ? null : on,
      why,
      ...(kind === "correction" && quantity === 0 ? {} : { quantity }),
      ...(kind === "correction" && { corrects_id: form.get("corrects_id") }),
      ...(kind === "purchase" && {
        batch: value.batch,
        expires_on: value.expires_on,
        supplier_name: value.supplier_name,
        currency,
        ...(value.price !== undefined && { cents: value.price, vat_pct: value.vat ?? null }),
        // Without a price there is nothing to be an expense of.
        ...(value.expense === "on" && value.price && { expense: true, ...paying(value.method) }),
      }),
      lot_id: value.lot_id || null,
      expired: value.expired === "on",
      ...(used && id && ["pair", "species", "place"].includes(used) && { [`${used}_id`]: id }),
    };
    return inBoxes(await context.api.send<{ data: MovedAnswer }>("POST", `${at}/moves`, { json, headers }));
  });
  if (refused) return refused;
  const amount = amountInWords(accepted.data.balance, unit, context.language);
  return redirectWithFlash(context, {
    key: "stock.moved",
    values: { name: item.name, amount },
    to: recordPath("/stock", item_id),
  });
}

const paying = (method: string | undefined) => (method === "later" ? { paid: false } : { method });
