import { drizzle } from "drizzle-orm/libsql";
import { expect } from "vitest";
import type { Database } from "#db/connection.ts";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";
import type { Keeper } from "#tests/storms/storm.ts";
import { decideFeedback } from "#worker/operator/feedback-deciding.ts";
import type { Scope } from "#worker/scope.ts";
import { carryMarks } from "#worker/support/console/carrying.ts";

/** What the owner is notified of below: that something becomes of what they wrote. */
export const supportEvents: Record<string, number> = { "feedback.decided": 1 };
/** Those that `tests/support` looks at: one comes with a letter of its own, one is for the other owners. */
export const provedBySupport: Record<string, number> = { "ticket.answered": 1, "look.allowed": 1 };

/** Writes feedback, and decides about it as an operator does. */
export async function provokeSupport(server: TestServer, owner: Keeper): Promise<void> {
  const json = { type: "feature", title: "Gaiola", description: "Mais larga.", rating: 4 };
  const given = await call(server, "/api/feedback", { token: owner.token, json });
  expect(given.status).toBe(201);
  const { data } = (await given.json()) as { data: { id: string } };
  const db = drizzle(directDatabase(server.databaseUrl) as never) as unknown as Database;
  await carryMarks(db, owner.org_id);
  const operator = { db, org_id: "org_operator", user_id: "user_operator", now: new Date().toISOString() };
  await decideFeedback(operator as Scope, data.id, { state: "planned", line: "Na primavera." });
}
