import { type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { type BirdRole, birdRoles, type ContactRole } from "#db/words/trade.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { contactRows, roleColumn } from "./contact-rows.ts";
import { namesAtOnce } from "./contract.ts";
import { contactKeys } from "./finding.ts";
import { type NamedOnBirds, namesOnBirds, type WordOnBirds } from "./names-on-birds.ts";

/** Which column of a bird names whom; `left_to` is to whom it went. */
export const wordOf = { breeder: "breeder", owner: "owner", buyer: "left_to" } as const satisfies Record<
  BirdRole,
  string
>;
/** What somebody becomes who is that to a bird. */
export const becomes = { breeder: "breeder", owner: "breeder", buyer: "customer" } as const satisfies Record<
  BirdRole,
  ContactRole
>;
/** So many spellings are read, those of the most birds first. */
const mostWords = 20_000;

/** The words on birds that name somebody whom nobody is bound to yet, with how many birds say so. */
const unboundWords = ({ db, org_id }: Pick<Scope, "db" | "org_id">) =>
  db.all<WordOnBirds>(
    sql`SELECT role, word, n FROM (${sql.join(
      birdRoles.map((role) => {
        const column = sql.identifier(wordOf[role]);
        return sql`SELECT ${role} AS role, it.${column} AS word, count(*) AS n FROM birds it
        WHERE it.org_id = ${org_id} AND it.deleted_at IS NULL AND it.${column} IS NOT NULL AND ${isUnbound(org_id, role)}
        GROUP BY it.${column}`;
      }),
      sql` UNION ALL `,
    )}) ORDER BY n DESC, word LIMIT ${mostWords}`,
  );

const isUnbound = (org_id: string, role: BirdRole): SQL => sql`NOT EXISTS (
  SELECT 1 FROM bird_people WHERE org_id = ${org_id} AND bird_id = it.id AND role = ${role})`;

/** A name as it is written on birds, and the contact that is called so already. */
export type Proposal = NamedOnBirds & {
  contact: { id: string; name: string } | null;
  /** Whether the organisation itself is called so: then it is most likely no contact. */
  is_own: boolean;
};

/** One page of the names on birds that are no contacts yet, or are not bound to the one that is called so. */
export async function proposals(scope: Scope, page: number) {
  const { db, org_id } = scope;
  const found = await batch(db, {
    words: unboundWords(scope),
    own: db.all<{ name: string; legal_name: string | null }>(sql`
      SELECT name, legal_name FROM organizations WHERE id = ${org_id}`),
  });
  const names = namesOnBirds(found.words);
  const [own] = found.own;
  const ownKeys = [own?.name, own?.legal_name].map((it) => (it ? contactKeys({ name: it }).name_key : ""));
  const shown = names.slice((page - 1) * namesAtOnce, page * namesAtOnce);
  const known = await db.all<{ key: string; id: string; name: string }>(sql`
    SELECT it.name_key AS key, head.id, head.name FROM ${jsonCells(shown.map(({ key }) => [key]))} named
    CROSS JOIN contacts it ON it.org_id = ${org_id} AND it.name_key = named.value->>0 AND it.erased_at IS NULL
    CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = it.head_id
    ORDER BY it.merged_at IS NOT NULL DESC, it.created_at DESC, it.id DESC`);
  const contacts = new Map(known.map(({ key, ...contact }) => [key, contact]));
  const data: Proposal[] = shown.map((it) => ({
    ...it,
    contact: contacts.get(it.key) ?? null,
    is_own: ownKeys.includes(it.key),
  }));
  return { data, total: names.length, page, total_pages: Math.max(1, Math.ceil(names.length / namesAtOnce)) };
}
export type Proposals = Awaited<ReturnType<typeof proposals>>;

/**
 * Makes a contact of each of these names, where none is called so yet, and binds every bird on which somebody is called so,
 * in whatever spelling that folds to the same. Said twice nothing is done twice; a name on no bird is passed over.
 */
export async function takeProposals(
  scope: Scope,
  names: readonly string[],
): Promise<{ contacts: number; birds: number }> {
  const { db, org_id, now } = scope;
  const wanted = new Set(names.map((name) => contactKeys({ name }).name_key));
  const meant = namesOnBirds(await unboundWords(scope)).filter(({ key }) => wanted.has(key));
  if (meant.length === 0) return { contacts: 0, birds: 0 };
  const ids = newIds("contact", meant.length);
  const rows = meant.map(({ key, name }, at) => [ids[at], name, key, contactKeys({ name }).search_key]);
  // Of several called so the one that stands for itself, and of these the first.
  const words = sql`words(role, word, contact_id) AS MATERIALIZED (
    SELECT value->>0, value->>1, (SELECT id FROM contacts WHERE org_id = ${org_id} AND name_key = value->>2
      AND erased_at IS NULL ORDER BY merged_at IS NOT NULL, created_at, id LIMIT 1)
    FROM ${jsonCells(meant.flatMap(({ key, spellings }) => spellings.map(({ role, word }) => [role, word, key])))})`;
  const roles = [...new Set(Object.values(becomes))];
  const { made, ...done } = await batch(db, {
    made: db.all<{ id: string }>(sql`
      INSERT INTO contacts (id, org_id, head_id, kind, name, name_key, search_key, created_at, updated_at)
      SELECT value->>0, ${org_id}, value->>0, 'person', value->>1, value->>2, value->>3, ${now}, ${now}
      FROM ${jsonCells(rows)} WHERE NOT EXISTS (SELECT 1 FROM contacts WHERE org_id = ${org_id}
        AND name_key = value->>2 AND erased_at IS NULL) RETURNING id`),
    noted: contactRows.noted(scope, ids),
    ...Object.fromEntries(
      roles.map((role) => [
        `become_${role}`,
        db.run(sql`WITH ${words} UPDATE contacts SET ${sql.identifier(roleColumn(role))} = 1
          WHERE org_id = ${org_id} AND id IN (SELECT contact_id FROM words WHERE role IN (${sql.join(
            birdRoles.filter((it) => becomes[it] === role).map((it) => sql`${it}`),
            sql`, `,
          )}))`),
      ]),
    ),
    ...Object.fromEntries(birdRoles.map((role) => [role, binding(scope, words, role)])),
  });
  const bound = done as unknown as Record<BirdRole, { rowsAffected: number }>;
  return { contacts: made.length, birds: birdRoles.reduce((sum, role) => sum + bound[role].rowsAffected, 0) };
}

// Birds outside, words inside: their list gets an index of its own, and the flock is walked through once.
const binding = ({ db, org_id, now }: Scope, words: SQL, role: BirdRole) =>
  db.run(sql`WITH ${words}
    INSERT INTO bird_people (id, org_id, bird_id, role, contact_id, created_at)
    SELECT 'bp_' || lower(hex(randomblob(16))), ${org_id}, it.id, ${role}, words.contact_id, ${now}
    FROM birds it CROSS JOIN words ON words.role = ${role} AND words.word = it.${sql.identifier(wordOf[role])}
    WHERE it.org_id = ${org_id} AND it.deleted_at IS NULL AND words.contact_id IS NOT NULL
    ON CONFLICT DO NOTHING`);
