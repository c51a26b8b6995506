import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

/** Tables that belong to no organisation, or are one. */
const shared = [
  "organizations",
  "mails",
  "signup_flows",
  "rate_counters",
  "contact_messages",
  "lost_files",
  "heartbeats",
  "erasures",
  "receipt_numbers",
  // The operator's own.
  ...["ticket_numbers", "console_tickets", "console_feedback", "console_grants", "help_counts"],
  ...["operator_deeds", "console_organizations"],
  // What everybody may read, and what the operator decides.
  ...[
    "market_listings",
    "market_sellers",
    "market_counts",
    "market_hidden",
    "market_held",
    "objections",
    "levels",
    "gate_versions",
    "openings",
    "reports",
    "decisions",
  ],
];

/** The tables whose rows belong to an organisation, as the database itself lists them. */
export async function tenantTables(db: Database): Promise<string[]> {
  const tables = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
  // The search index has no rows of its own: each of its documents opens with the organisation.
  const isOurs = (name: string) => !/^(sqlite_|__|bird_parts|market_words)/.test(name) && !shared.includes(name);
  return tables.map(({ name }) => name).filter(isOurs);
}
