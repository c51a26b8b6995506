/** A stream of the database: where it is asked, and the baton that its next question has to carry. */
export type Stream = { readonly url: string; readonly baton: string };
/** What one question is asked over: a kept stream or, without one, a new one, to be kept afterwards or not. */
export type Loan = { readonly stream: Stream | undefined; readonly isKept: boolean; readonly since: number };

// A new stream is a new connection, for which sqld reads the whole schema: some 4 ms of its CPU at every question. What
// is kept is text, so that one request may use what another opened; nobody waits for what another request does.

/** How many streams an isolate keeps open to one database. */
const most = 8;
/** Milliseconds without use after which a stream is left alone: the database itself ends it after ten seconds. */
const longestRest = 8_000;
/** Milliseconds after which a loan takes no place: the runtime never tells that a request was cut off. */
const longestLoan = 1_000;

type Kept = { resting: Array<Stream & { since: number }>; lent: Loan[] };
const keptAt = new Map<string, Kept>();

/** Lends the stream used last, so that those nobody needs grow old; without one, a new stream may be kept while there is room. */
export function borrowStream(address: string, now = Date.now()): Loan {
  const kept = keptFor(address);
  kept.resting = kept.resting.filter(({ since }) => now - since < longestRest);
  kept.lent = kept.lent.filter(({ since }) => now - since < longestLoan);
  const stream = kept.resting.pop();
  const isKept = stream !== undefined || kept.lent.length + kept.resting.length < most;
  const loan = { stream, isKept, since: now };
  if (isKept) kept.lent.push(loan);
  return loan;
}

/** Ends a loan. With the stream as its last answer left it, keeps that; false when it has to be closed instead. */
export function endLoan(address: string, loan: Loan, left?: Stream, now = Date.now()): boolean {
  const kept = keptFor(address);
  kept.lent = kept.lent.filter((it) => it !== loan);
  if (!left || !loan.isKept || kept.resting.length >= most) return false;
  kept.resting.push({ ...left, since: now });
  return true;
}

/** Leaves every stream at rest alone: the database they were opened to may be another one by now. */
export function forgetStreams(address: string): void {
  keptFor(address).resting = [];
}

function keptFor(address: string): Kept {
  const kept = keptAt.get(address) ?? { resting: [], lent: [] };
  keptAt.set(address, kept);
  return kept;
}
