import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import type { Env } from "#worker/env.ts";
import type { BillingView } from "#worker/subscriptions/contract.ts";

export type Answer<Data> = { status: number; data: Data; code?: string; detail?: string };

/** A world in which an owner pays, with short words for it. */
export async function newPaying(overrides: Partial<Env> = {}) {
  const world = await newWorld(overrides);
  const send = async <Data = BillingView>(
    path: string,
    json?: object,
    as: Resident = world.a,
  ): Promise<Answer<Data>> => {
    const answer = await world.ask(`/api/billing${path}`, { as, ...(json && { json }) });
    return { status: answer.status, ...((await answer.json()) as { data: Data }) };
  };
  const billing = async (as?: Resident) => (await send("", undefined, as)).data;
  const checkout = async (period = "monthly", as?: Resident) => {
    const answer = await send<{ id: string; url: string }>("/checkout", { plan: "professional", period }, as);
    expect(answer.status).toBe(201);
    return answer.data;
  };
  const pay = async (period = "monthly", card = "4242 4242 4242 4242") => {
    const { id } = await checkout(period);
    return send("/test/pay", { checkout: id, card });
  };
  const advance = (days: number, as?: Resident) => send("/test/advance", { days }, as);
  let read = 0;
  /** Subjects of the mails to the owner since this was asked last, in the order they were written. */
  const letters = async () => {
    const rows = await world.db.all<{ subject: string }>(
      sql`SELECT subject FROM mails WHERE recipient = ${world.a.email} ORDER BY rowid`,
    );
    const fresh = rows.slice(read).map(({ subject }) => subject);
    read = rows.length;
    return fresh;
  };
  return { ...world, letters, advance, send, billing, checkout, pay };
}
