import { type SQL, sql } from "drizzle-orm";

type Proved = { id: string; org_id: string; password_hash: string };

/** Whether what somebody proved to know still opens their account: neither was the password changed, nor they deactivated. */
export const stillProved = ({ id, org_id, password_hash }: Proved): SQL =>
  sql`EXISTS (SELECT 1 FROM users WHERE users.org_id = ${org_id} AND users.id = ${id} AND users.is_active = 1
    AND users.password_hash = ${password_hash})`;
