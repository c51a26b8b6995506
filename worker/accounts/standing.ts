import { type SQL, sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

type Who = Pick<Scope, "org_id" | "user_id" | "session_id" | "role">;

/**
 * Whether the caller, at this write, is still who they were when the request came: their session lives, and their role is
 * the same. Part of every write that makes rights, keys, factors, addresses or rules or ends the organisation: while a
 * password is judged or a letter written, a reset, a way back or another owner may have ended what the request began with.
 */
export const stillSignedIn = ({ org_id, user_id, session_id, role }: Who): SQL =>
  sql`EXISTS (SELECT 1 FROM sessions JOIN users here ON here.org_id = sessions.org_id AND here.id = sessions.user_id
    WHERE sessions.org_id = ${org_id} AND sessions.user_id = ${user_id} AND sessions.id = ${session_id ?? ""}
      AND here.is_active = 1 AND here.role = ${role})`;

/** The refusal of whoever was not. */
export const signedOut = () => new Refusal("unauthenticated");
