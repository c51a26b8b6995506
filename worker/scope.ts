import { and, eq, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/connection.ts";
import { type IdKind, idForKey, newId } from "#db/ids.ts";
import type { Language, PlanKey, Role } from "#db/vocabulary.ts";
import type { KeyScope } from "#db/words/billing.ts";

/** Who is asking, in whose name, through which connection. Made only by `authenticate`. */
export type Scope = {
  db: Database;
  org_id: string;
  user_id: string;
  role: Role;
  /** The plan in force today: an expired trial is already `starter` here. */
  plan: PlanKey;
  /** When the trial of that plan ends, ISO; null when there is none, or none any more. */
  trial_ends_at: string | null;
  /** When all that is the organisation's is erased, ISO: until then it is only read. Null while it stays. */
  closes_at: string | null;
  language: Language;
  /** In which papers and mails to strangers speak, whoever asks for them. */
  papers_language: Language;
  /** Where the organisation's logo lies in the storage; null without one. */
  logo_key: string | null;
  /** What stands on papers, mails and shared trees in the place of ours; null where the plan has no own look. */
  look: OwnLook | null;
  /** This instant, ISO; one clock per request. */
  now: string;
  /** The organisation's calendar day, `YYYY-MM-DD`. */
  today: string;
  /** When the caller last gave a password or a code in this session, ISO; empty for never. */
  confirmed_at: string;
  /** The caller's Idempotency-Key, when there is one. */
  idempotency_key: string | undefined;
  /** The wider network the request came from, for the trail of entries. */
  network?: string;
  /** The caller's session: what is tried in it counts against it alone. Absent where nobody is signed in. */
  session_id?: string;
  /** The key by which a program calls in the caller's name; absent where they call themselves. */
  key?: { id: string; scope: KeyScope };
  /** Must set up a second factor before anything else. */
  lacks_factor?: boolean;
  /** The grant by which an operator only looks at the organisation; absent for everybody of it. */
  grant?: Grant;
};

/** A look at an organisation that an owner of it allows: until when, ISO, and whether at sums too. */
export type Grant = { id: string; has_money: boolean; ends_at: string };

/** What papers, mails and shared trees show in the place of ours. Colours as `#rrggbb`; null where none was chosen. */
export type OwnLook = {
  name: string;
  accent: string | null;
  /** The same colour, lighter, for dark grounds. */
  night: string | null;
};

type OwnedTable = { org_id: AnySQLiteColumn };

/** Opens every `where` on a tenant table: the caller's organisation, and whatever else must hold. */
export function owned(scope: Pick<Scope, "org_id">, table: OwnedTable, ...conditions: Array<SQL | undefined>): SQL {
  return and(eq(table.org_id, scope.org_id), ...conditions) as SQL;
}

/** The id of a row about to be made; the same Idempotency-Key leads to the same id. */
export async function idFor(scope: Scope, kind: IdKind): Promise<string> {
  return scope.idempotency_key ? idForKey(kind, scope.org_id, scope.idempotency_key) : newId(kind);
}
