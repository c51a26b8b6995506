import type { OpenedDatabase } from "#db/connection.ts";
import type { Recognised } from "./sessions.ts";

/** What the database said of a caller to the letter, and until when, ISO, nothing but the database can change it. */
type Known = { secret: string; callerText: string; until: string; recognised: Recognised };

// In this isolate, by token: an isolate that has judged a signature need not judge it again.
const known = new Map<string, Known>();
const mostKnown = 2000;

type Bearer = { secret: string; token: string; now: string };

/** Keeps what was recognised; a token about to be renewed is not worth it. */
export function remember({ secret, token, now }: Bearer, recognised: Recognised): void {
  const { callerText, until, renewed } = recognised;
  if (renewed || until <= now) return;
  // Full of those who left: whoever is still here is read anew.
  if (known.size >= mostKnown) known.clear();
  known.set(token, { secret, callerText, until, recognised });
}

/** Who this token belonged to when it was last read. What it allows now only the database says: see `confirm`. */
export function recall({ secret, token, now }: Bearer): Recognised | undefined {
  const found = known.get(token);
  if (found && found.secret === secret && found.until > now) return found.recognised;
  known.delete(token);
  return undefined;
}

/** Thrown when what was remembered of a caller is no longer so: the request has to be answered anew. */
class CallerChanged extends Error {
  override name = "CallerChanged";
}

type Asking = Pick<OpenedDatabase, "alongside">;

/** Sends the question who the caller is along with the first trip of the request; throws `CallerChanged` there. */
export function confirm(opened: Asking, token: string, { question, callerText }: Recognised): void {
  opened.alongside(question, ({ rows: [row] }) => {
    if (row?.caller !== callerText) throw forgotten(token);
  });
}

/** Forgets whose a token was; what to throw for it. */
export function forgotten(token: string): CallerChanged {
  known.delete(token);
  return new CallerChanged("who asks has changed");
}

/** Whether that is behind whatever was thrown. */
export function callerChanged(thrown: unknown): boolean {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) if (cause instanceof CallerChanged) return true;
  return false;
}
