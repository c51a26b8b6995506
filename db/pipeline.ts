import type { Client } from "@libsql/client/web";
import { DatabaseAway, StreamRefused } from "./database-away.ts";
import { answerIn, leavesNothing, lone, type Question, resultsIn, transaction, type WireResult } from "./hrana.ts";
import { borrowStream, endLoan, forgetStreams, type Loan, type Stream } from "./kept-streams.ts";
import { resultSetOf } from "./result-rows.ts";

/** Fetches one answer, whole; throws `DatabaseAway` when there is none. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The database over streams that are kept open from one request to the next: libsql's own client ends its stream with
 * every answer and takes no baton. What a statement is refused for is thrown as that client does, a `LibsqlError` with
 * SQLite's code; a stream is kept only when all that was asked over it ended well and leaves no state behind.
 */
export function pipelineClient(url: string, token: string | undefined, send: Send): Pick<Client, "execute" | "batch"> {
  const home = pipelineUrl(url);
  const address = `${home} ${token ?? ""}`;
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const post = (to: string, baton: string | null, requests: ReadonlyArray<Question | typeof close>) =>
    send(to, { method: "POST", headers, body: JSON.stringify({ baton, requests }) });

  async function ask(question: Question): Promise<WireResult[]> {
    const loan = leavesNothing(question) ? borrowStream(address) : alone;
    try {
      return await askOver(loan, question);
    } catch (thrown) {
      if (!(thrown instanceof DatabaseAway)) throw thrown;
      // All were opened to the same server, which may be gone.
      forgetStreams(address);
      if (!loan.stream || !(thrown instanceof StreamRefused)) throw thrown;
      // Over a stream that had ended nothing was done.
      return askOver({ ...loan, stream: undefined }, question);
    }
  }

  async function askOver(loan: Loan, question: Question): Promise<WireResult[]> {
    const { url: to, baton } = loan.stream ?? { url: home, baton: null };
    let left: Stream | undefined;
    let isWell = false;
    try {
      const answer = answerIn(await (await post(to, baton, loan.isKept ? [question] : [question, close])).json());
      if (answer.baton) left = { url: answer.base_url ? pipelineUrl(answer.base_url) : to, baton: answer.baton };
      const results = resultsIn(answer);
      isWell = true;
      return results;
    } finally {
      const isKept = endLoan(address, loan, isWell ? left : undefined);
      if (left && !isKept) await post(left.url, left.baton, [close]).catch(() => {});
    }
  }

  return {
    execute: async (...given: Parameters<Client["execute"]>) => {
      const [result] = await ask(lone(given[0]));
      return resultSetOf(result as WireResult);
    },
    batch: async (statements, mode) =>
      (await ask(transaction(statements, mode === "write" ? "write" : "read"))).map(resultSetOf),
  };
}

const close = { type: "close" } as const;
/** A stream of one's own, closed with its answer. */
const alone: Loan = { stream: undefined, isKept: false, since: 0 };

/** Where a database takes questions. */
function pipelineUrl(url: string): string {
  return new URL("v2/pipeline", `${url.replace(/^libsql:/, "https:").replace(/\/$/, "")}/`).href;
}
