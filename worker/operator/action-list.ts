import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { OperatorAction } from "#db/words/operator.ts";
import type { PageQuery } from "./contract.ts";
import { type Listed, pageOf } from "./page-of.ts";

/** Something an operator did; `details` are a few words, JSON of names and texts. */
export type ActionRow = {
  n: number;
  at: string;
  user_id: string;
  kind: OperatorAction;
  short_key: string | null;
  subject_id: string | null;
  details: string;
  /** The organisation's name, while it is there. */
  organization: string | null;
};

/** The columns of such a line. */
export const actionColumns = sql`operator_deeds.n, operator_deeds.at, operator_deeds.user_id, operator_deeds.kind,
  operator_deeds.short_key, operator_deeds.subject_id, operator_deeds.details,
  (SELECT name FROM console_organizations shown WHERE shown.short_key = operator_deeds.short_key) AS organization`;

/** All that operators did, the newest first. */
export const listActions = (db: Database, query: PageQuery): Promise<Listed<ActionRow>> =>
  pageOf(db, query, { columns: actionColumns, from: sql`operator_deeds`, order: sql`operator_deeds.n DESC` });
