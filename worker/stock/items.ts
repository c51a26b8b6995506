import { type SQL, sql } from "drizzle-orm";
import { items } from "#db/schema/stock-items.ts";
import { namedContact } from "#worker/contacts/named-contact.ts";
import { batch } from "#worker/kit/batch.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { ItemChange, ItemDraft } from "./contract.ts";
import { findItem, type Item } from "./item-page.ts";

/** The items of an organisation's shelf; several may be called the same. */
export const itemRows = rowsOf({
  table: items,
  id: "item",
  subject: "item",
  hidden: ["name_key"],
  order: items.name_key,
  auditNames: { made: ["name"], gone: ["name"] },
  messages: { in_use: "stock.in_use", reused: "stock.reused" },
});

/** Whether the place and the species an item names are the organisation's. */
function targetsAtHand(scope: Scope, { place_id, species_id }: { place_id?: unknown; species_id?: unknown }): SQL {
  const is = (table: string, id: unknown) =>
    id ? sql`EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE org_id = ${scope.org_id} AND id = ${id})` : sql`true`;
  return sql`${is("places", place_id)} AND ${is("species", species_id)}`;
}

/** Which of the ids an item names is not at hand; a conflict where all are. */
async function strangersAmong(scope: Scope, given: ItemChange): Promise<Refusal> {
  const at = { place_id: "places", species_id: "species", supplier_id: "contacts" } as const;
  const named = Object.entries(at).flatMap(([field, table]) => {
    const id = given[field as keyof typeof at];
    return id ? [{ field, table, id }] : [];
  });
  const found = await Promise.all(
    named.map(async ({ field, table, id }) => {
      const rows = await scope.db.all(
        sql`SELECT 1 FROM ${sql.identifier(table)} WHERE org_id = ${scope.org_id} AND id = ${id}`,
      );
      return rows.length === 0 ? [[field, ["fields.unknown_id"]] as [string, string[]]] : [];
    }),
  );
  const strangers = found.flat();
  return strangers.length > 0 ? new Refusal("invalid", Object.fromEntries(strangers)) : new Refusal("conflict");
}

/** Adds an item to the shelf, empty as yet. `invalid` where it names what is not the organisation's. */
export async function addItem(scope: Scope, { org_id: _, supplier_name, ...given }: ItemDraft): Promise<Item> {
  const id = await idFor(scope, "item");
  const may = targetsAtHand(scope, given);
  const contact = namedContact(
    scope,
    { contact_id: given.supplier_id, contact_name: supplier_name },
    {
      role: "supplier",
      when: sql`${may} AND NOT EXISTS (SELECT 1 FROM items WHERE org_id = ${scope.org_id} AND id = ${id})`,
    },
  );
  const { supplier_id: __, ...row } = given;
  const { made, found } = await batch(scope.db, {
    ...contact.statements,
    ...itemRows.insertion(scope, id, row as never, {
      sets: { name_key: foldName(given.name), supplier_id: contact.id },
      when: sql`${may} AND ${contact.isAtHand}`,
    }),
    found: itemRows.one(scope, id),
  });
  const [kept] = found;
  if (!kept) throw await strangersAmong(scope, given);
  const isAnother = made.length === 0 && kept.version === 1 && (kept.name !== given.name || kept.unit !== given.unit);
  if (isAnother) throw new Refusal("conflict", {}, { detail: "stock.reused" });
  return findItem(scope, id);
}

/**
 * Changes what is said of an item. Its unit stays once something moved: `conflict`. `retired` takes it off the shelf and
 * puts it back.
 */
export async function changeItem(scope: Scope, id: string, change: ItemChange): Promise<Item> {
  const { org_id: _, supplier_name, supplier_id, retired, version, ...given } = change;
  const may = targetsAtHand(scope, given);
  const names = supplier_id !== undefined || supplier_name !== undefined;
  const isIt = sql`EXISTS (SELECT 1 FROM items WHERE org_id = ${scope.org_id} AND id = ${id}
    AND ${version === undefined ? sql`true` : sql`version = ${version}`})`;
  const contact = namedContact(
    scope,
    { contact_id: supplier_id, contact_name: supplier_name },
    { role: "supplier", when: sql`${may} AND ${isIt}` },
  );
  const isUnmoved = sql`NOT EXISTS (SELECT 1 FROM stock_moves WHERE org_id = ${scope.org_id} AND item_id = ${id})`;
  const keepsUnit = given.unit ? sql`(items.unit = ${given.unit} OR ${isUnmoved})` : sql`true`;
  const { made, found } = await batch(scope.db, {
    ...(names && contact.statements),
    ...itemRows.edit(
      scope,
      id,
      { ...given, version, ...(retired !== undefined && { retired_at: retired ? scope.now : null }) } as never,
      {
        sets: {
          ...(given.name !== undefined && { name_key: foldName(given.name) }),
          ...(names && { supplier_id: contact.id }),
        },
        when: sql`${may} AND ${keepsUnit} AND ${names ? contact.isAtHand : sql`true`}`,
      },
    ),
    found: itemRows.one(scope, id),
  });
  const [kept] = found;
  if (!kept) throw new Refusal("missing");
  if (made.length === 0) {
    if (version !== undefined && version !== kept.version) {
      if (scope.idempotency_key && kept.version === version + 1) return findItem(scope, id);
      throw new Refusal("stale", {}, { current: await findItem(scope, id) });
    }
    if (given.unit && given.unit !== kept.unit) throw new Refusal("conflict", { unit: ["stock.unit.moved"] });
    throw await strangersAmong(scope, change);
  }
  return findItem(scope, id);
}

/** Deletes an item nothing ever moved of; else it is a `conflict`: it is retired instead. */
export async function removeItem(scope: Scope, id: string): Promise<void> {
  const isUnmoved = sql`NOT EXISTS (SELECT 1 FROM stock_moves WHERE org_id = ${scope.org_id} AND item_id = ${id})`;
  await itemRows.remove(scope, id, { when: isUnmoved });
}
