/** Thrown when the database gives no answer; becomes 503 with Retry-After. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/** The way to the database broke under a question: nobody knows whether it arrived. */
export class WayLost extends DatabaseAway {
  override name = "WayLost";
}

/** The database would answer, but not now: another writer holds it, or too many ask. Nothing was done. */
export class DatabaseBusy extends DatabaseAway {
  override name = "DatabaseBusy";
}

/** The database refused the question as a whole, as it does over a stream that has ended. Nothing was done. */
export class StreamRefused extends DatabaseAway {
  override name = "StreamRefused";
}

/** Finds the database that gave no answer behind whatever was thrown. */
export function awayBehind(thrown: unknown): DatabaseAway | undefined {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) if (cause instanceof DatabaseAway) return cause;
  return undefined;
}

// What the database says about a statement is an answer, and a bug where we did not expect it. All else is none.
const answers =
  /^(SQLITE_(AUTH|CONSTRAINT|ERROR|MISMATCH|MISUSE|RANGE|SCHEMA|TOOBIG|UNKNOWN)|SQL_|ARGS_|RESPONSE_|UNKNOWN$)/;
const busy = /^(SQLITE_(BUSY|LOCKED)|TRANSACTION_)/;

/**
 * What a failed question means: `DatabaseAway` or a kind of it when the database gave no answer, else what was thrown.
 * `code` is what libSQL calls it; a text that is no JSON was written by somebody on the way.
 */
export function meaningOf(thrown: unknown): unknown {
  const away = awayBehind(thrown);
  if (away) return away;
  if (thrown instanceof SyntaxError) return new DatabaseAway("something else answered", { cause: thrown });
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;
  if (code === undefined || answers.test(code)) return thrown;
  const Kind = busy.test(code) ? DatabaseBusy : DatabaseAway;
  return new Kind(`database says ${code}`, { cause: thrown });
}
