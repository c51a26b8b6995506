/** What the trail of entries tells of: who came in, and what changed about access. */
export const entryKinds = [
  ...(["login", "logout", "confirmed", "code_sent", "code", "password", "reset", "email", "email_back"] as const),
  ...(["second_factor_on", "second_factor_off", "recovery_code", "factor_rule"] as const),
  ...(["role", "invitation", "member", "archive_taken", "archive_restored", "exported", "closing"] as const),
  ...(["key_made", "key_revoked", "webhook_made", "webhook_removed", "plan", "payment"] as const),
  ...(["grant_given", "grant_revoked", "support_look"] as const),
] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entryOutcomes = ["ok", "failed"] as const;
export type EntryOutcome = (typeof entryOutcomes)[number];
