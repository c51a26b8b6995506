import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { TicketView } from "../tickets/contract.ts";
import { downloadTicketFile } from "../tickets/files.ts";
import { readingTicket, type TicketReader, ticketIn } from "../tickets/reading.ts";

/** In whose organisation the operator reads or answers; whose it is a ticket's number or short key has told. */
export type Desk = { db: Database; env: Env; org_id: string; now: string };

/** The operator reads everything, also what waits to be let in. */
export const operator = ({ now }: Pick<Desk, "now">): TicketReader => ({ which: sql`1`, user_id: null, now });

/** The statements that read a ticket for the operator. */
export const readingForDesk = (desk: Desk, id: string) => readingTicket(desk, id, operator(desk));

/** A ticket with all that was written, for the operator; `missing` where it is none of that organisation's. */
export async function deskTicket(desk: Desk, id: string): Promise<TicketView> {
  return ticketIn(await batch(desk.db, readingForDesk(desk, id)), operator(desk));
}

/** A file of a ticket as a download, for the operator. */
export const deskFile = (desk: Desk, ticket_id: string, id: string): Promise<Response> =>
  downloadTicketFile(desk, desk.env.FILES, { ticket_id, id, ...operator(desk) });
