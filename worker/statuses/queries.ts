import { asc, sql } from "drizzle-orm";
import { statuses } from "#db/schema/statuses.ts";
import type { Language } from "#db/vocabulary.ts";
import { owned, type Scope } from "#worker/scope.ts";

/** The column with a status' name in the reader's language. */
export const statusName = (language: Language) => sql.raw(language === "pt" ? "name_pt" : "name_en");

/** The statement that reads the organisation's statuses in their own order; fits any batch. */
export function statusesInOrder(scope: Scope) {
  return scope.db
    .select({
      id: statuses.id,
      key: statuses.key,
      name: sql<string>`${statusName(scope.language)}`.as("name"),
      kind: statuses.kind,
    })
    .from(statuses)
    .where(owned(scope, statuses))
    .orderBy(asc(statuses.position));
}
