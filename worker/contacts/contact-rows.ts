import { contacts } from "#db/schema/contacts.ts";
import { type ContactRole, contactRoles } from "#db/words/trade.ts";
import { rowsOf } from "#worker/kit/rows.ts";

/** The contacts of an organisation; several may be called the same. */
export const contactRows = rowsOf({
  table: contacts,
  id: "contact",
  subject: "contact",
  hidden: ["name_key", "search_key"],
  order: contacts.name_key,
  auditNames: { made: ["name"], gone: ["name"] },
  messages: { in_use: "contacts.in_use" },
});

/** A contact as its table holds it; read by hand its roles are 0 and 1. */
export type ContactRow = Omit<typeof contacts.$inferSelect, "name_key" | "search_key"> & {
  name_key?: string;
  search_key?: string;
};

/** The column of each role. */
const columnOf = {
  customer: "is_customer",
  supplier: "is_supplier",
  breeder: "is_breeder",
  vet: "is_vet",
} as const satisfies Record<ContactRole, keyof ContactRow>;
export const roleColumn = (role: ContactRole) => columnOf[role];

type Flags = Record<(typeof columnOf)[ContactRole], boolean>;

/** Roles as the columns that hold them. */
export const flagsOf = (roles: readonly ContactRole[]): Flags =>
  Object.fromEntries(contactRoles.map((role) => [columnOf[role], roles.includes(role)])) as Flags;

/** And the other way. */
const rolesOf = (flags: Flags): ContactRole[] => contactRoles.filter((role) => flags[columnOf[role]]);

/** A contact as it is answered. */
export type Contact = ReturnType<typeof serializeContact>;

export function serializeContact(row: ContactRow) {
  const { org_id: _, name_key: __, search_key: ___, is_customer, is_supplier, is_breeder, is_vet, ...same } = row;
  return { ...same, roles: rolesOf({ is_customer, is_supplier, is_breeder, is_vet }) };
}
