import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { consoleGrants, consoleTickets } from "#db/schema/support-index.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { operator, readingForDesk } from "#worker/support/desk/ticket.ts";
import type { TicketView } from "#worker/support/tickets/contract.ts";
import { ticketIn } from "#worker/support/tickets/reading.ts";
import type { TicketFilter } from "./contract.ts";
import { type Listed, pageOf } from "./page-of.ts";

/** A ticket as a line of the operator's list: what it says is read where it lies. */
export type ConsoleTicket = Omit<typeof consoleTickets.$inferSelect, "revision" | "is_held"> & {
  is_held: 0 | 1;
  organization: string | null;
};

// Each in the order of an index.
const lists: Record<"unanswered" | "held" | "all", { from: SQL; order: SQL }> = {
  unanswered: {
    from: sql`console_tickets it WHERE it.unanswered_since IS NOT NULL`,
    order: sql`it.unanswered_since, it.id`,
  },
  held: { from: sql`console_tickets it WHERE it.is_held = 1`, order: sql`it.last_at DESC, it.id DESC` },
  all: { from: sql`console_tickets it`, order: sql`it.last_at DESC, it.id DESC` },
};

/** Tickets of all organisations: those that wait for an answer, the longest first, or others, the newest words first. */
export function listTickets(db: Database, query: TicketFilter): Promise<Listed<ConsoleTicket>> {
  const { show } = query;
  const byState = { from: sql`console_tickets it WHERE it.state = ${show}`, order: lists.all.order };
  const list = show === "all" || show === "unanswered" || show === "held" ? lists[show] : byState;
  const columns = sql`it.id, it.short_key, it.number, it.category, it.state, it.priority, it.unanswered_since, it.is_held,
    it.last_at, it.created_at,
    (SELECT name FROM console_organizations shown WHERE shown.short_key = it.short_key) AS organization`;
  return pageOf(db, query, { columns, ...list });
}

type Home = { org_id: string; short_key: string; organization: string };
/** A grant that was given from a ticket, in force or over. */
type TicketGrant = Pick<typeof consoleGrants.$inferSelect, "id" | "ends_at" | "revoked_at"> & { has_money: 0 | 1 };
/** A ticket whole, with whose it is and the grants to look that were given from it. */
export type OpenTicket = TicketView & Omit<Home, "org_id"> & { grants: TicketGrant[] };

/** In whose organisation a ticket of the list lies; `missing` where there is none, or its organisation is gone. */
export async function homeOfTicket(db: Database, id: string): Promise<Home> {
  const [home] = await db.all<Home>(sql`SELECT organizations.id AS org_id, organizations.short_key,
      organizations.name AS organization
    FROM console_tickets JOIN organizations ON organizations.short_key = console_tickets.short_key
    WHERE console_tickets.id = ${id}`);
  if (!home) throw new Refusal("missing");
  return home;
}

/** One ticket with what was written, read in its organisation; `missing` where it is gone. */
export async function findTicket(db: Database, env: Env, id: string, now: string): Promise<OpenTicket> {
  const { org_id, ...home } = await homeOfTicket(db, id);
  const desk = { db, env, org_id, now };
  const { grants, ...read } = await batch(db, {
    ...readingForDesk(desk, id),
    grants: db.all<TicketGrant>(sql`SELECT id, ends_at, revoked_at, has_money FROM console_grants
      WHERE ticket_id = ${id} ORDER BY ends_at DESC LIMIT 20`),
  });
  return { ...ticketIn(read, operator(desk)), ...home, grants };
}
