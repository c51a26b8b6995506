import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newIds } from "#db/ids.ts";
import { contacts } from "#db/schema/contacts.ts";
import type { Language } from "#db/vocabulary.ts";
import type { ContactKind, ContactRole } from "#db/words/trade.ts";
import { flagsOf } from "#worker/contacts/contact-rows.ts";
import { contactKeys } from "#worker/contacts/finding.ts";
import { begunAt, type DemoKeeper } from "#worker/demo/flock/keeper.ts";

type DemoContact = {
  key: string;
  name: Record<Language, string>;
  kind?: ContactKind;
  roles: readonly ContactRole[];
  locality?: string;
  phone?: string;
  email?: string;
  notes?: Record<Language, string>;
};
const called = (name: string) => ({ pt: name, en: name });

/** Whom the demo's keeper deals with: those whom birds of the book went to, the shop and the vet. */
const demoContacts = [
  {
    key: "anibal",
    name: called("Aníbal Serra"),
    roles: ["customer", "breeder"],
    locality: "Águeda",
    phone: "+351 910 000 101",
    notes: { pt: "Procura machos mosaico de linha clássica.", en: "Looks for classic mosaic cocks." },
  },
  { key: "graca", name: called("Graça Pimenta"), roles: ["customer"], locality: "Ovar", email: "graca@demo.invalid" },
  { key: "tome", name: called("Tomé Valente"), roles: ["customer"], locality: "Estarreja", phone: "+351 910 000 102" },
  {
    key: "shop",
    name: called("Sementes do Vouga, Lda."),
    kind: "organization",
    roles: ["supplier"],
    locality: "Aveiro",
    phone: "+351 234 000 103",
  },
  {
    key: "vet",
    name: { pt: "Clínica Veterinária da Ria", en: "Ria Veterinary Clinic" },
    kind: "organization",
    roles: ["vet", "supplier"],
    locality: "Aveiro",
    phone: "+351 234 000 104",
  },
] as const satisfies readonly DemoContact[];
type DemoContactKey = (typeof demoContacts)[number]["key"];

/** Their rows, each under the name the book has for it: sales and expenses are with them. */
export function demoContactRows({ org_id, season, language }: DemoKeeper) {
  const ids = newIds("contact", demoContacts.length);
  const created_at = begunAt(season);
  const rows = (demoContacts as readonly DemoContact[]).map(
    ({ key, name, kind = "person", roles, notes, ...more }, at) => {
      const facts = {
        name: name[language],
        locality: more.locality ?? null,
        phone: more.phone ?? null,
        email: more.email ?? null,
      };
      const id = ids[at] ?? "";
      const row = {
        id,
        org_id,
        head_id: id,
        kind,
        country: "PT",
        notes: notes?.[language] ?? null,
        ...facts,
        ...contactKeys(facts),
        ...flagsOf(roles),
        created_at,
        updated_at: created_at,
      };
      return [key as DemoContactKey, row] as const;
    },
  );
  return new Map(rows);
}

/** The statements that write them, behind the birds, and bind whoever got one to it. */
export const contactStatements = (db: Database, { org_id }: DemoKeeper, rows: ReturnType<typeof demoContactRows>) =>
  [
    db.insert(contacts).values([...rows.values()]),
    db.run(sql`INSERT INTO bird_people (id, org_id, bird_id, role, contact_id, created_at)
      SELECT 'bp_' || lower(hex(randomblob(16))), it.org_id, it.id, 'buyer', contacts.id, contacts.created_at
      FROM birds it CROSS JOIN contacts ON contacts.org_id = it.org_id AND contacts.name = it.left_to
      WHERE it.org_id = ${org_id} AND it.left_to IS NOT NULL`),
  ] as const;
