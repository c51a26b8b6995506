import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";

/** The statement by which the register learns of an import's birds, all at once; nothing where no book was begun. */
export const arrivedWith = ({ org_id }: Pick<Scope, "org_id">, import_id: string): SQL => sql`
  INSERT INTO bird_turns (org_id, bird_id, status_id, status_since)
  SELECT org_id, id, status_id, status_since FROM birds
  WHERE org_id = ${org_id} AND import_id = ${import_id} AND deleted_at IS NULL AND is_reference = 0
    AND EXISTS (SELECT 1 FROM books WHERE books.org_id = ${org_id})
    AND NOT EXISTS (SELECT 1 FROM movements line WHERE line.org_id = ${org_id} AND line.bird_id = birds.id)`;
