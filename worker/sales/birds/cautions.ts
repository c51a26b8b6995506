import { sql } from "drizzle-orm";
import type { StatusKind } from "#db/vocabulary.ts";
import { cautionColumns, cautionsOfRooms } from "#worker/kit/bird-slots.ts";
import type { Scope } from "#worker/scope.ts";
import { unringed } from "./bird-facts.ts";

type Row = {
  id: string;
  birth_date: string | null;
  status_key: string | null;
  status_kind: StatusKind | null;
  is_reference: 0 | 1;
  is_unringed: 0 | 1;
  is_in_nest: 0 | 1;
  lacks_certificate: 0 | 1;
};

/** What is to be thought of before a bird is sold; it keeps nobody from it. */
type SaleCaution = ReturnType<typeof cautionsOfRooms>[number] | "not_weaned" | "no_ring" | "no_certificate";

/** The statement that reads what `saleCautions` judges by. */
export const readingCautions = (scope: Scope, ids: readonly string[]) => {
  const { db, org_id } = scope;
  return db.all<Row>(sql`
    SELECT birds.id, birds.birth_date, statuses.key AS status_key, statuses.kind AS status_kind, birds.is_reference,
      ${unringed} AS is_unringed,
      EXISTS (SELECT 1 FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.chick_id = birds.id AND eggs.state = 'hatched'
        AND eggs.weaned_on IS NULL) AS is_in_nest,
      birds.eu_annex = 'A' AND birds.certificate_number IS NULL AS lacks_certificate${cautionColumns(scope)}
    FROM json_each(${JSON.stringify(ids)}) named
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = named.value AND birds.deleted_at IS NULL
    LEFT JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = birds.status_id`);
};

/** The cautions of each bird, by its id: those of all rooms, and those that only a sale has. */
export function saleCautions(rows: readonly Row[], today: string): Record<string, SaleCaution[]> {
  const of = (row: Row): SaleCaution[] => [
    ...cautionsOfRooms({ ...row, is_reference: row.is_reference === 1 }, { row, today }),
    ...(row.is_in_nest ? (["not_weaned"] as const) : []),
    ...(row.is_unringed ? (["no_ring"] as const) : []),
    ...(row.lacks_certificate ? (["no_certificate"] as const) : []),
  ];
  return Object.fromEntries(rows.map((row) => [row.id, [...new Set(of(row))]]));
}
