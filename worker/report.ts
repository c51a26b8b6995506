import type { DatabaseAway } from "#db/database-away.ts";

/** Writes what nobody foresaw into the log, under the number of its request. */
export function report(request_id: string, thrown: unknown): void {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const fields = { message: withoutValues(message), stack: stack && withoutValues(stack) };
  console.error(JSON.stringify({ request_id, error: name, ...fields }));
}

/** Writes into the log why the database gave no answer: its callers are only told to come back. */
export function reportAway(request_id: string, { message, cause }: DatabaseAway): void {
  const because = cause instanceof Error ? withoutValues(cause.message) : undefined;
  console.error(JSON.stringify({ request_id, message: "database away", reason: message, because }));
}

/** drizzle names the values a query failed with: addresses, hashes of secrets. None of them belongs into a log. */
export const withoutValues = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "");
