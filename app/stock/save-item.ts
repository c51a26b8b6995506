import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { type StockUnit, stockUnits } from "#db/words/stock.ts";
import { amountInField } from "#worker/stock/amount-contract.ts";
import { itemForm } from "#worker/stock/form-contract.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { ItemStart } from "./item-form.tsx";

const path = "/api/stock";
const isUnit = (text: unknown): text is StockUnit => stockUnits.some((it) => it === text);

/** What the form of an item starts with, its amounts as they are typed. */
export function itemStart(item: Item | undefined, language: LoadContext["language"]): ItemStart {
  if (!item) return { id: null, version: null, category: "seed", unit: "g" };
  const { id, name, category, unit, pack_size, minimum, supplier_name, place_id, species_id, code, notes } = item;
  return {
    id,
    name,
    category,
    unit,
    supplier_name,
    place_id,
    species_id,
    code,
    notes,
    version: String(item.version),
    pack_size: pack_size === null ? null : amountInField(pack_size, unit, language),
    minimum: minimum === 0 ? null : amountInField(minimum, unit, language),
  };
}

/** Makes an item of its form, or changes the one of that id. */
export async function saveItem(form: FormData, context: LoadContext, id: string | undefined) {
  const unit = form.get("unit");
  const contract = itemForm(isUnit(unit) ? unit : "g");
  const version = form.get("version");
  const { refused, accepted } = await submit(form, context, contract, (value, headers) => {
    const { own_category, pack_size = null, minimum = 0, place_id, species_id, category, ...rest } = value;
    const json = {
      ...rest,
      category: own_category ?? category ?? "",
      pack_size,
      minimum,
      place_id: place_id || null,
      species_id: species_id || null,
      supplier_id: null,
      ...(id !== undefined && version !== null && { version: Number(version) }),
    };
    return id
      ? context.api.send<{ data: Item }>("PUT", recordPath(path, id), { json, headers })
      : context.api.send<{ data: Item }>("POST", path, { json, headers });
  });
  if (refused) return refused;
  const { id: kept, name } = accepted.data;
  return redirectWithFlash(context, {
    key: id ? "stock.changed" : "stock.created",
    values: { name },
    to: recordPath("/stock", kept),
  });
}

/** Takes an item off the shelf, or puts it back; one nothing ever moved of is deleted. */
export async function retireItem(form: FormData, context: LoadContext, id: string) {
  const at = recordPath(path, id);
  const name = String(form.get("name") ?? "");
  const restores = form.get("do") === "restore";
  if (!restores) {
    const gone = await context.api.send<unknown>("DELETE", at, {});
    if (gone.ok) return redirectWithFlash(context, { key: "stock.delete.done", values: { name }, to: "/stock" });
    if (gone.status !== 409) return redirectWithFlash(context, { key: "stock.failed", tone: "error", to: "/stock" });
  }
  const outcome = await context.api.send<{ data: Item }>("PUT", at, { json: { retired: !restores } });
  if (!outcome.ok) return redirectWithFlash(context, { key: "stock.failed", tone: "error", to: "/stock" });
  const key = restores ? "stock.restored" : "stock.retired";
  return redirectWithFlash(context, { key, values: { name }, to: restores ? recordPath("/stock", id) : "/stock" });
}
