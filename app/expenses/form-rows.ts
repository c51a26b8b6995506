import type { Outcome } from "#app/web/api-client.ts";
import type { On } from "./share-targets.ts";

// Rows of a form are numbered behind the names of their boxes, from 1; the API counts rows that hold something, from 0.

/** The most rows of one kind that a form may have. */
const mostRows = 100;

/** How many rows a form has of the boxes of a name. */
export function rowsOf(form: FormData, name: string): number {
  const rows = [...form.keys()].map((key) => Number(new RegExp(`^${name}_(\\d{1,3})$`).exec(key)?.[1] ?? 0));
  return Math.min(mostRows, Math.max(1, ...rows));
}

type Values = Record<string, unknown>;
type Share = On & { pct?: number; cents?: number };

/** The parts that a form names, and the row of each. */
export function sharesIn(value: Values, on: ReadonlyMap<number, On>): { shares: Share[]; rows: number[] } {
  const rows = [...on.keys()].sort((one, other) => one - other);
  const shares = rows.map(
    (row) => ({ ...on.get(row), ...(value[`share_part_${row}`] as Values | undefined) }) as Share,
  );
  return { shares, rows };
}

/** An answer that names the boxes of a form where the API names fields. */
export function inBoxes<Answer>(outcome: Outcome<Answer>, boxOf: (path: string) => string): Outcome<Answer> {
  if (outcome.ok || !outcome.problem.errors) return outcome;
  const errors = outcome.problem.errors.map((it) => ({ ...it, path: boxOf(it.path) }));
  return { ...outcome, problem: { ...outcome.problem, errors } };
}

/** The box of a field of the API in a numbered row: `shares.0.pct` is `share_part_2` where the first part stands second. */
export function shareBox(path: string, rows: readonly number[]): string | undefined {
  const [, at, field = ""] = /^shares\.(\d+)\.?(\w*)$/.exec(path) ?? [];
  if (path === "shares") return `share_part_${rows.at(-1) ?? 1}`;
  if (at === undefined) return undefined;
  return `${field.endsWith("_id") || field === "" ? "share_on" : "share_part"}_${rows[Number(at)] ?? 1}`;
}
