import { type InArgs, type InStatement, LibsqlError } from "@libsql/client/web";
import { DatabaseAway } from "./database-away.ts";

// Hrana over HTTP, version 2, in JSON: https://github.com/tursodatabase/libsql/blob/main/docs/HTTP_V2_SPEC.md

/** A value as Hrana says it. */
export type WireValue =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };
type NamedValue = { name: string; value: WireValue };
type WireStatement = { sql: string; want_rows: true; args?: WireValue[]; named_args?: NamedValue[] };
/** The rows a statement found, as Hrana says them. */
export type WireResult = {
  cols: Array<{ name: string | null; decltype?: string | null }>;
  rows: WireValue[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
};
type Condition = { type: "ok"; step: number } | { type: "not"; cond: Condition };
type Step = { stmt: WireStatement; condition?: Condition };
export type Question = { type: "execute"; stmt: WireStatement } | { type: "batch"; batch: { steps: Step[] } };

type WireError = { message: string; code?: string | null };
type BatchResult = { step_results: Array<WireResult | null>; step_errors: Array<WireError | null> };
type Outcome = { type: "ok"; response: { result: WireResult | BatchResult } } | { type: "error"; error: WireError };
type Answer = { baton: string | null; base_url: string | null; results: [Outcome, ...unknown[]] };

type GivenStatement = InStatement | [string, InArgs?];

/** One statement by itself; throws a `RangeError` or `TypeError` for a value that SQLite cannot hold. */
export const lone = (statement: GivenStatement): Question => ({ type: "execute", stmt: wireStatement(statement) });

/** Statements as one transaction, which ends with the first that fails; throws as `lone` does. */
export function transaction(statements: readonly GivenStatement[], mode: "read" | "write"): Question {
  const stepsOf = [mode === "write" ? "BEGIN IMMEDIATE" : "BEGIN TRANSACTION READONLY", ...statements, "COMMIT"];
  const steps: Step[] = stepsOf.map((statement, at) => {
    const stmt = wireStatement(statement);
    return at === 0 ? { stmt } : { stmt, condition: { type: "ok", step: at - 1 } };
  });
  const isCommitted: Condition = { type: "ok", step: steps.length - 1 };
  steps.push({ stmt: wireStatement("ROLLBACK"), condition: { type: "not", cond: isCommitted } });
  return { type: "batch", batch: { steps } };
}

const stateless = /^\s*(SELECT|VALUES|WITH|INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** Whether a connection is afterwards as it was: nothing temporary, attached, set or begun that the next would find. */
export const leavesNothing = (question: Question): boolean =>
  question.type === "execute"
    ? stateless.test(question.stmt.sql)
    : question.batch.steps.slice(1, -2).every(({ stmt }) => stateless.test(stmt.sql));

function wireStatement(statement: GivenStatement): WireStatement {
  if (typeof statement === "string") return { sql: statement, want_rows: true };
  const [sql, args = []] = Array.isArray(statement) ? statement : [statement.sql, statement.args];
  if (Array.isArray(args)) return { sql, want_rows: true, args: args.map(wireValue) };
  const named_args = Object.entries(args).map(([name, value]) => ({ name, value: wireValue(value) }));
  return { sql, want_rows: true, named_args };
}

// Numbers travel as fractions, as libsql's own client sends them: columns and comparisons make them whole again.
function wireValue(value: unknown): WireValue {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "boolean") return { type: "integer", value: value ? "1" : "0" };
  if (typeof value === "bigint") return { type: "integer", value: String(value) };
  if (typeof value !== "number") throw new TypeError("a value that this database is never given");
  if (!Number.isFinite(value)) throw new RangeError(`SQLite has no ${value}`);
  return { type: "float", value };
}

/** What was answered to one question, if it is an answer at all; throws `DatabaseAway` for anything else. */
export function answerIn(body: unknown): Answer {
  const { results } = (body ?? {}) as Partial<Answer>;
  if (!Array.isArray(results) || !results[0]) throw new DatabaseAway("something else answered");
  return body as Answer;
}

/** The rows of every statement asked; throws a `LibsqlError` with SQLite's code for the first that failed. */
export function resultsIn({ results: [outcome] }: Answer): WireResult[] {
  if (outcome.type === "error") throw errorOf(outcome.error);
  const { result } = outcome.response;
  if (!("step_results" in result)) return [result];
  const failed = result.step_errors.find((error) => error !== null);
  if (failed) throw errorOf(failed);
  // What stands around the statements: the beginning; the end, and the way back.
  const rows = result.step_results.slice(1, -2);
  if (rows.includes(null)) throw new LibsqlError("a statement was left out", "TRANSACTION_CLOSED");
  return rows as WireResult[];
}

const errorOf = ({ message, code }: WireError) => new LibsqlError(message, code ?? "UNKNOWN");
