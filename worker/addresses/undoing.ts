import { asc, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { users } from "#db/schema/accounts.ts";
import { audit } from "#db/schema/audit.ts";
import { entries } from "#db/schema/entries.ts";
import type { Role } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned } from "#worker/scope.ts";

/** Who changed what of members and invitations; `at` is an ISO instant, the oldest first. */
type Line = {
  by: string | null;
  subject: string;
  subject_id: string;
  deed: string;
  changes: Record<string, [unknown, unknown]>;
};
/** A member as the database has them now. */
export type Person = { id: string; role: Role; is_active: boolean; is_gone: boolean; created_at: string };
/** All that happened to an organisation's members since an instant, with the members as they are. */
export type History = {
  since: string;
  lines: Line[];
  joined: Array<{ user_id: string | null; invitation: string }>;
  people: Person[];
  /** Whether there is more than was read. */
  isCut: boolean;
};

const most = 5000;

// What anybody does to members or invitations leaves such a line, in the same write.
const linesSince = (org_id: string, since: string) =>
  owned(
    { org_id },
    audit,
    inArray(audit.subject, ["member", "invitation"]),
    gte(audit.at, since),
    isNull(audit.restored_at),
  );

/** Whether nothing more has happened to the members, at this write, than was read; part of what undoes it. */
export const isAsRead = (org_id: string, { since, lines }: History): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${audit} WHERE ${linesSince(org_id, since)} LIMIT ${most})) = ${lines.length}`;

/** Reads what happened to the members of an organisation since an instant, ISO. One trip. */
export async function historySince(db: Database, org_id: string, since: string): Promise<History> {
  const mine = { org_id };
  const { lines, joined, people } = await batch(db, {
    lines: db
      .select({
        by: audit.user_id,
        subject: audit.subject,
        subject_id: audit.subject_id,
        deed: audit.deed,
        changes: audit.changes,
      })
      .from(audit)
      .where(linesSince(org_id, since))
      .orderBy(asc(audit.at), sql`rowid`)
      .limit(most),
    joined: db
      .select({ user_id: entries.user_id, invitation: sql<string>`details ->> 'invitation'` })
      .from(entries)
      .where(owned(mine, entries, gte(entries.at, since), sql`kind = 'member' AND details ->> 'did' = 'joined'`))
      .limit(most),
    people: db
      .select({
        id: users.id,
        role: users.role,
        is_active: users.is_active,
        created_at: users.created_at,
        is_gone: sql<boolean>`removed_at IS NOT NULL`.mapWith(Boolean),
      })
      .from(users)
      .where(owned(mine, users))
      .limit(most),
  });
  const isCut = [lines, joined, people].some((rows) => rows.length === most);
  return { since, lines, joined, people, isCut };
}

const rights: readonly unknown[] = ["manager", "owner"];
const raises = ({ subject, deed, changes }: Line) =>
  subject === "member" &&
  deed === "changed" &&
  ((rights.includes(changes.role?.[1]) && changes.role?.[0] !== "owner") || Boolean(changes.is_active?.[1]));

/** The account itself, and everybody whose way in or whose rank came from it since: by invitation, or by being raised. */
export function accountsReachedFrom(user_id: string, { lines, joined }: History): Set<string> {
  const accounts = new Set([user_id]);
  const made = lines.filter(({ subject, deed }) => subject === "invitation" && deed === "created");
  const makers = new Map(made.map(({ subject_id, by }) => [subject_id, by]));
  for (let before = 0; before < accounts.size; ) {
    before = accounts.size;
    for (const { user_id: who, invitation } of joined)
      if (who && accounts.has(makers.get(invitation) ?? "")) accounts.add(who);
    for (const line of lines) if (accounts.has(line.by ?? "") && raises(line)) accounts.add(line.subject_id);
  }
  return accounts;
}

/** The invitations that such hands made. */
export const invitationsOf = (accounts: Set<string>, { lines }: History): string[] =>
  lines
    .filter(({ subject, deed, by }) => subject === "invitation" && deed === "created" && accounts.has(by ?? ""))
    .map(({ subject_id }) => subject_id);

/** Role and place of a member as they would be if these hands had done nothing since; who came by them has no place. */
export function heldWithout(accounts: Set<string>, { id, role, is_active, is_gone }: Person, history: History) {
  const lines = history.lines.filter(({ subject, subject_id }) => subject === "member" && subject_id === id);
  const came = lines.some(({ deed }) => deed === "created");
  const roles = lines.flatMap(({ changes, by }) =>
    changes.role ? [{ by, was: changes.role[0], is: changes.role[1] }] : [],
  );
  const places = lines.flatMap(({ changes, by }) =>
    changes.is_active ? [{ by, is: Boolean(changes.is_active[1]) }] : [],
  );
  const held = { role: (roles.find(({ was }) => was)?.was ?? role) as Role, is_active: is_active || is_gone };
  if (places[0]) held.is_active = !places[0].is;
  if (came) held.is_active = false;
  for (const { by, is } of roles) if (is && !accounts.has(by ?? "")) held.role = is as Role;
  for (const { by, is } of places) if (!accounts.has(by ?? "")) held.is_active = is;
  return held;
}

/** By whom a member was removed last; undefined where nothing says so. */
export const removerOf = (user_id: string, { lines }: History): string | undefined =>
  lines.findLast(
    ({ subject, subject_id, deed }) => subject === "member" && subject_id === user_id && deed === "deleted",
  )?.by ?? undefined;

/** Whether an owner of then still is one and may come in. */
export const keepsAnOwner = (history: History): boolean =>
  history.people.some((person) => {
    if (person.role !== "owner" || !person.is_active || person.is_gone || person.created_at >= history.since)
      return false;
    const first = history.lines.find(({ subject_id, changes }) => subject_id === person.id && changes.role);
    return !first || first.changes.role?.[0] === "owner";
  });
