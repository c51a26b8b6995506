import { expect } from "vitest";
import type { Ask, newWorld, Resident } from "#tests/app/world.ts";
import type { Desk } from "#worker/support/desk/ticket.ts";
import type { TicketView } from "#worker/support/tickets/contract.ts";
import { question } from "./ticket-fixtures.ts";

export type World = Awaited<ReturnType<typeof newWorld>>;
export const ticketsAt = "/api/support/tickets";

/** What a call of ours answers, whose status must be this one. */
export async function answerOf<Data>(world: World, status: number, path: string, wish: Ask): Promise<Data> {
  const answer = await world.ask(path, wish);
  const body = (await answer.json()) as { data: Data };
  expect([answer.status, body]).toEqual([status, expect.anything()]);
  return body.data;
}

/** A new ticket. */
export const newTicket = (world: World, as: Resident, json: object = question, headers = {}) =>
  answerOf<TicketView>(world, 201, ticketsAt, { as, json, headers });

/** Where the operator answers somebody's tickets, so many milliseconds from now. */
export const deskOf = ({ db, env }: World, { org_id }: Resident, later = 0): Desk => ({
  db,
  env,
  org_id,
  now: new Date(Date.now() + later).toISOString(),
});
