import { sql } from "drizzle-orm";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { leavingSince } from "./trash.ts";
import { daysLeft } from "./trash-listing.ts";

type Leaving = { total: number; first: string | null };

/** The statement that counts the birds that soon leave the trash for good, and tells when the first was deleted. */
const leaving = ({ db, org_id, now }: Scope) =>
  db.all<Leaving>(sql`
    SELECT count(*) AS total, min(deleted_at) AS first FROM birds
    WHERE org_id = ${org_id} AND deleted_at IS NOT NULL AND deleted_at <= ${leavingSince(now)}`);

/** Birds that soon leave the trash for good. */
export const leavingTrash = {
  join: (scope: Scope) =>
    joining({ leaving: leaving(scope) }, ({ leaving: [found] }) => ({
      leaving: found?.first ? { total: found.total, days_left: daysLeft(found.first, scope.now) } : null,
    })),
} satisfies Slots["attention"];
