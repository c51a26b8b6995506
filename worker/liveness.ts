import { sql } from "drizzle-orm";
import type { Env } from "./env.ts";
import { beatOnce, newPulse, type Pulse } from "./heartbeat.ts";
import { room } from "./http.ts";
import { Refusal } from "./refusal.ts";
import { withoutValues } from "./report.ts";

/**
 * Whether the API and its database answer, and a write goes through: 503 when one of them does not. The write is one a
 * second at most, whoever asks; the others read, so that a database that just went away is told of at once.
 */
export function liveness() {
  const pulses = new Map<string, Pulse>();
  // An app has one database; tests have many behind one app.
  const pulseOf = ({ DATABASE_URL }: Env) => {
    const pulse = pulses.get(DATABASE_URL) ?? newPulse();
    pulses.set(DATABASE_URL, pulse);
    return pulse;
  };
  let wasWell = true;
  // Once per fault: health is asked for all the time.
  const complain = (at: string, error: unknown) => {
    if (wasWell) console.error(JSON.stringify({ at, message: "no write goes through", error: causeOf(error) }));
    wasWell = false;
  };
  return room().get("/", async (c) => {
    const { db } = c.var.opened;
    let hasWritten = false;
    const beat = async () => {
      hasWritten = true;
      try {
        await beatOnce(db, c.var.now);
        wasWell = true;
      } catch (error) {
        complain(c.var.now, error);
        throw error;
      }
    };
    const felt = pulseOf(c.env)(beat);
    // Those who wait for this proof still get it when the one who asked first hangs up.
    c.executionCtx.waitUntil(felt);
    if (!(await felt)) throw new Refusal("unavailable", {}, { retryAfter: 5 });
    if (!hasWritten) await db.run(sql`select 1`);
    return c.json({ status: "ok", database: "ok", version: c.env.VERSION ?? "dev" });
  });
}

/** What the database said, not what it was asked. */
function causeOf(thrown: unknown): string {
  let cause = thrown;
  while (cause instanceof Error && cause.cause) cause = cause.cause;
  return withoutValues(String(cause));
}
