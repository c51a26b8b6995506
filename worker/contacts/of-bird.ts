import { type SQL, sql } from "drizzle-orm";
import { type BirdRole, birdRoles } from "#db/words/trade.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { BirdPerson } from "./contract.ts";
import { namedContact } from "./named-contact.ts";
import { becomes } from "./proposals.ts";

/** Who somebody is to a bird; a contact that is merged is the one it is part of. */
type PersonOfBird = { role: BirdRole; id: string; name: string };

/** The statement that reads whom a bird is bound to, in the order of the roles. */
export const peopleRead = ({ db, org_id }: Pick<Scope, "db" | "org_id">, bird_id: string) =>
  db.all<PersonOfBird>(sql`
    SELECT bound.role, head.id, head.name FROM bird_people bound
    CROSS JOIN contacts ON contacts.org_id = ${org_id} AND contacts.id = bound.contact_id
    CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = contacts.head_id
    WHERE bound.org_id = ${org_id} AND bound.bird_id = ${bird_id} ORDER BY bound.role`);

type BirdRow = { id: string; identifier: string; name: string | null } & Record<
  "breeder" | "owner" | "buyer",
  string | null
>;

const birdRead = ({ db, org_id }: Scope, id: string) =>
  db.all<BirdRow>(sql`SELECT id, identifier, name, breeder, owner, left_to AS buyer FROM birds
    WHERE org_id = ${org_id} AND id = ${id} AND deleted_at IS NULL`);

/** A bird with whom it is bound to, and who is written on it in words; `missing` in the trash and elsewhere. */
export async function peopleOfBird(scope: Scope, bird_id: string) {
  return serialize(await batch(scope.db, { bird: birdRead(scope, bird_id), people: peopleRead(scope, bird_id) }));
}
export type PeopleOfBird = Awaited<ReturnType<typeof peopleOfBird>>;

function serialize({ bird: [bird], people }: { bird: BirdRow[]; people: PersonOfBird[] }) {
  if (!bird) throw new Refusal("missing");
  const { id, identifier, name, ...words } = bird;
  return {
    bird: { id, identifier, name },
    people: birdRoles.map((role) => {
      const person = people.find((it) => it.role === role);
      return { role, word: words[role], contact: person ? { id: person.id, name: person.name } : null };
    }),
  };
}

/**
 * Says who somebody is to one bird: a contact by its id or name, in the place of the one before; nobody takes it back. The
 * words on the bird stay as they are. Refuses a bird that is not at hand, and a contact that is none of the organisation's.
 */
export async function bindBird(scope: Scope, bird_id: string, { role, ...named }: BirdPerson) {
  const { db, org_id, now } = scope;
  const isThere: SQL = sql`EXISTS (SELECT 1 FROM birds
    WHERE org_id = ${org_id} AND id = ${bird_id} AND deleted_at IS NULL)`;
  const contact = namedContact(scope, named, { role: becomes[role], when: isThere });
  const isNobody = !named.contact_id && !named.contact_name;
  const { bound, ...found } = await batch(db, {
    ...contact.statements,
    bound: isNobody
      ? db.all<{ id: string }>(sql`DELETE FROM bird_people
          WHERE org_id = ${org_id} AND bird_id = ${bird_id} AND role = ${role} AND ${isThere} RETURNING id`)
      : db.all<{ id: string }>(sql`
          INSERT INTO bird_people (id, org_id, bird_id, role, contact_id, created_at)
          SELECT 'bp_' || lower(hex(randomblob(16))), ${org_id}, ${bird_id}, ${role}, ${contact.id}, ${now}
          WHERE ${isThere} AND ${contact.isAtHand}
          ON CONFLICT (org_id, bird_id, role) DO UPDATE SET contact_id = excluded.contact_id RETURNING id`),
    bird: birdRead(scope, bird_id),
    people: peopleRead(scope, bird_id),
  });
  const seen = serialize(found);
  if (!isNobody && bound.length === 0) throw new Refusal("invalid", { contact_id: ["fields.unknown_id"] });
  return seen;
}
