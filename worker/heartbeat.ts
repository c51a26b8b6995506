import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

/** Answers whether a write goes through; `beat` does one, and rejects when it does not. */
export type Pulse = (beat: () => Promise<unknown>) => Promise<boolean>;

/** In milliseconds. */
type PulseTimes = {
  /** How long a proof holds: one write in that time at most. */
  fresh: number;
  /** How long a proof holds while the next one is on its way. */
  remembered: number;
  /** When a write that says nothing counts as failed. */
  patience: number;
  /** How often those who wait for another's proof look for it. */
  glance: number;
};

// The embedded database lets a writer hold its lock for 5 s: a beat behind one is slow, not lost.
const usual: PulseTimes = { fresh: 1_000, remembered: 5_000, patience: 6_000, glance: 100 };

/**
 * One proof for all who ask within a second. Only what came of it is shared, never the promise: on workerd one request
 * cannot await another's, and a request that was hung up on takes its promise with it.
 */
export function newPulse({ fresh, remembered, patience, glance }: PulseTimes = usual): Pulse {
  let felt = { at: Number.NEGATIVE_INFINITY, isWell: false };
  let underWayUntil = 0;

  async function feel(beat: () => Promise<unknown>): Promise<boolean> {
    underWayUntil = Date.now() + patience;
    const isWell = await within(patience, beat);
    felt = { at: Date.now(), isWell };
    underWayUntil = 0;
    return isWell;
  }

  return async (beat) => {
    for (;;) {
      // A clock that was set back must not keep an old answer valid.
      const age = Math.abs(Date.now() - felt.at);
      const isUnderWay = Date.now() < underWayUntil;
      if (age < (isUnderWay ? remembered : fresh)) return felt.isWell;
      if (!isUnderWay) return feel(beat);
      await wait(glance);
    }
  };
}

/** The write that proves it: one row, so the table never grows. `now` is an ISO instant. */
export const beatOnce = (db: Database, now: string) =>
  db.run(sql`
    INSERT INTO heartbeats (id, beats, beaten_at) VALUES (1, 1, ${now})
    ON CONFLICT (id) DO UPDATE SET beats = beats + 1, beaten_at = excluded.beaten_at`);

async function within(ms: number, beat: () => Promise<unknown>): Promise<boolean> {
  const answered = beat().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(ms).then(() => false)]);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
