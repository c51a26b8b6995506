import { type SQL, sql } from "drizzle-orm";
import type { MovementKind } from "#db/words/legal.ts";
import type { Statements } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { entering } from "../register/entering.ts";
import type { WrittenKind } from "./kinds-contract.ts";

type Names = { role: "arrival" | "departure"; kinds: readonly MovementKind[] };

/** Which movement of its birds a paper is the document of. */
export const movementsOf: Partial<Record<WrittenKind, Names>> = {
  transfer: { role: "departure", kinds: ["sale", "gift", "loan"] },
  loss: { role: "departure", kinds: ["death", "escape", "theft"] },
  captive_birth: { role: "arrival", kinds: ["birth"] },
};

type Issued = { id: string; kind: WrittenKind; number: string; on_day: string };

/**
 * The statements by which a paper enters the lines of the register that it names: of each of its birds the last fitting one
 * that nothing followed. A line without a document of its own gets the paper's number. They stand behind the write that
 * issues the paper; `when` says that it was that write. Nothing where no book was begun.
 */
export function namedLines(scope: Scope, { id, kind, number, on_day }: Issued, when: SQL): Statements {
  const names = movementsOf[kind];
  if (!names) return {};
  const { db, org_id } = scope;
  const isNamed = (line: SQL) => sql`${line}.role = ${names.role}
    AND ${line}.kind IN (SELECT value FROM json_each(${JSON.stringify(names.kinds)}))
    AND ${line}.bird_id IN (SELECT part.bird_id FROM paper_birds part WHERE part.org_id = ${org_id} AND part.paper_id = ${id})
    AND NOT EXISTS (SELECT 1 FROM movements later WHERE later.org_id = ${org_id} AND later.bird_id = ${line}.bird_id
      AND later.n > ${line}.n AND later.role IN (${names.role}, 'back')) AND ${when}`;
  return {
    document: db.run(sql`UPDATE movements SET document = ${number}, document_on = ifnull(document_on, ${on_day})
      WHERE org_id = ${org_id} AND document IS NULL AND ${isNamed(sql.raw("movements"))}`),
    entered: entering(scope, isNamed(sql.raw("line"))),
  };
}
