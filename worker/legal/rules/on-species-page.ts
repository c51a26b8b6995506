import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { readingRules, rulesFor } from "./rules.ts";

/** What the law asks of a species, on its page. */
export const rulesOnSpeciesPage = {
  join: (scope: Scope, { id }: { id: string }) =>
    joining(
      {
        ...readingRules(scope, id),
        named: scope.db.all<{ latin_name: string }>(sql`
          SELECT latin_name FROM species WHERE org_id = ${scope.org_id} AND id = ${id}`),
      },
      ({ home: [home], own, named: [named] }) => ({
        law: rulesFor(named?.latin_name ?? "", { home, own, language: scope.language }),
      }),
    ),
} satisfies Slots["speciesPage"];
