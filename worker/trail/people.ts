import { isNull, sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { clockIn } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import { owned, type Scope } from "#worker/scope.ts";

const named = sql<string | null>`${users.name}`.as("name");

/** The statement that reads whose events can be asked for: the organisation's people by name, then those who left. */
export const peopleOf = (scope: Scope) =>
  scope.db
    .select({ id: users.id, name: named, removed_at: users.removed_at })
    .from(users)
    .where(owned(scope, users))
    .orderBy(isNull(users.name), users.name, users.removed_at, users.id);

type Row = Awaited<ReturnType<typeof peopleOf>>[number];

/** The same as choices: whoever left is told by the day. */
export function serializePeople({ language }: Pick<Scope, "language">, rows: readonly Row[], timezone: string) {
  const clock = clockIn(language, timezone);
  const former = (at: string | null) =>
    at ? translate(language, "audit.former_since", { day: clock.day(at) }) : translate(language, "audit.former");
  return rows.map(({ id, name, removed_at }) => ({ id, name: name || former(removed_at) }));
}
