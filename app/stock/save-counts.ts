import { data } from "@remix-run/cloudflare";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { keyHeader } from "#app/web/api-client.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { givenBack } from "#app/web/submit.ts";
import { translate } from "#worker/locales/translate.ts";
import { typedUnits } from "#worker/stock/amount-contract.ts";
import type { StockChoices } from "#worker/stock/choices.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { Differences } from "./count-sheet.tsx";

type CountedItem = Pick<StockChoices["items"][number], "id" | "name" | "unit" | "pack_size" | "balance" | "place_name">;

/** What a sheet counts: all that is bought, or the one item of that id. */
export async function itemsToCount({ api }: LoadContext, id: string | null) {
  const [{ data: choices }, found] = await Promise.all([
    api.get<{ data: StockChoices }>("/api/stock/choices"),
    id ? api.get<{ data: Item }>(recordPath("/api/stock", id)) : undefined,
  ]);
  const items: CountedItem[] = found ? [found.data] : choices.items;
  return {
    items: items.map(({ id, name, unit, pack_size, balance, place_name }) => ({
      id,
      name,
      unit,
      pack_size,
      balance,
      place_name,
    })),
    today: choices.today,
  };
}

/** Compares a sheet with the shelf, and books it when it comes back with what was shown. */
export async function saveCounts(form: FormData, context: LoadContext, id: string | null) {
  const { items, today } = await itemsToCount(context, id);
  const errors: Record<string, string[]> = {};
  const differences: Differences = {};
  for (const { id, unit, pack_size, balance } of items) {
    const text = String(form.get(`count_${id}`) ?? "").trim();
    if (text === "") continue;
    const read = typedUnits(text, { unit, pack_size, least: 0 });
    if ("fault" in read) errors[`count_${id}`] = [translate(context.language, read.fault)];
    else differences[id] = { expected: balance, counted: read.units };
  }
  if (Object.keys(errors).length > 0) return data({ reply: givenBack(form, errors) }, 422);
  const none = { "": [translate(context.language, "stock.count.none")] };
  if (Object.keys(differences).length === 0) return data({ reply: givenBack(form, none) }, 422);
  const on = String(form.get("on") ?? "");
  const isSeen = Object.keys(differences).every((id) => form.has(`expected_${id}`));
  if (form.get("do") !== "book" || !isSeen) return data({ reply: givenBack(form), differences });
  const counted = Object.entries(differences).map(([id, { counted }]) => ({
    id,
    quantity: counted,
    ...(on === today && { expected: Number(form.get(`expected_${id}`)) }),
  }));
  const outcome = await context.api.send<{ data: unknown[] }>("POST", "/api/stock/count", {
    json: { on, why: String(form.get("why") ?? "") || null, items: counted },
    headers: keyHeader(form.get("idempotency_key")),
  });
  if (!outcome.ok) {
    const { errors: faults = [], detail } = outcome.problem;
    const own = faults.filter(({ path }) => path === "on" || path === "why");
    const spoken = Object.fromEntries(own.map(({ path, message }) => [path, [message]]));
    const reply = givenBack(form, own.length > 0 ? spoken : { "": [faults[0]?.message ?? detail] });
    return data({ reply, differences }, outcome.status);
  }
  const to = id ? recordPath("/stock", id) : "/stock";
  return redirectWithFlash(context, { key: "stock.counted", values: { count: counted.length }, to });
}
