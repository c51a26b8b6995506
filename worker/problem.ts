import type { Context } from "hono";
import { awayBehind } from "#db/database-away.ts";
import type { Language } from "#db/vocabulary.ts";
import { translate } from "./locales/translate.ts";
import { Refusal, refusalStatuses } from "./refusal.ts";

/** One field's fault as it goes over the wire: `path` as in the request, a stable `code`, words for the reader. */
export type FieldProblem = { path: string; code: string; message: string };
/** RFC 9457. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: FieldProblem[];
  current?: unknown;
  from?: string;
  challenge?: string;
};

/** The reader's language of this request: the first of ours in Accept-Language, else Portuguese. */
export function languageOf(header: string | undefined | null): Language {
  const wanted = (header ?? "").slice(0, 500).toLowerCase().split(",", 20);
  for (const range of wanted) {
    const tag = range.trim().slice(0, 2);
    if (tag === "pt" || tag === "en") return tag;
  }
  return "pt";
}

/** Turns a refusal into words and a status. */
function describe(refusal: Refusal, language: Language): Problem {
  const { code, fields, extras } = refusal;
  const errors = Object.entries(fields).flatMap(([path, keys]) =>
    keys.map((key) => ({ path, code: key, message: translate(language, key, extras.values) })),
  );
  return {
    type: `urn:voliera:problem:${code}`,
    title: translate(language, `refusals.${code}.title`),
    status: refusalStatuses[code],
    detail: translate(language, extras.detail ?? `refusals.${code}.detail`, extras.values),
    code,
    ...(errors.length > 0 && { errors }),
    ...(extras.current !== undefined && { current: extras.current }),
    ...(extras.from !== undefined && { from: extras.from }),
    ...(extras.challenge !== undefined && { challenge: extras.challenge }),
  };
}

/** Finds the refusal or the silent database behind whatever was thrown; undefined means a bug. */
export function refusalBehind(thrown: unknown): Refusal | undefined {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal) return cause;
    // By a trigger: whoever changed it had read that nothing was written down yet.
    if (/\bcurrency_in_use\b/.test(cause.message))
      return new Refusal(
        "conflict",
        { currency: ["organization.currency.in_use"] },
        { detail: "organization.currency.in_use" },
      );
    const limit = limitReached(cause.message);
    if (limit) return new Refusal("conflict", {}, { detail: "limits.reached", values: { limit: limit.most } });
    if (/\bbird_offered\b/.test(cause.message)) return new Refusal("conflict", {}, { detail: "handover.bird_offered" });
    if (/\bmonth_locked\b/.test(cause.message)) return new Refusal("month_locked");
  }
  return awayBehind(thrown) && new Refusal("unavailable", {}, { retryAfter: 5 });
}

/** The answer for a refusal. */
export function refuse(c: Context, refusal: Refusal) {
  const problem = describe(refusal, languageOf(c.req.header("Accept-Language")));
  const { retryAfter } = refusal.extras;
  if (retryAfter !== undefined) c.header("Retry-After", String(Math.max(1, Math.ceil(retryAfter))));
  if (problem.status === 401) c.header("WWW-Authenticate", "Bearer");
  c.header("Content-Type", "application/problem+json; charset=utf-8");
  return c.body(JSON.stringify(problem), refusalStatuses[refusal.code]);
}

/** The limit of which a failed write tells; undefined where it failed for something else. */
function limitReached(message: string): { table: string; most: number } | undefined {
  const [, table, most] = /limit_reached (\w+) (\d+)/.exec(message) ?? [];
  return table && most ? { table, most: Number(most) } : undefined;
}
