import { type Context, Hono, type MiddlewareHandler, type ValidationTargets } from "hono";
import { bodyLimit } from "hono/body-limit";
import { validator } from "hono/validator";
import type * as z from "zod";
import type { OpenedDatabase } from "#db/connection.ts";
import type { Env } from "./env.ts";
import type { RateBudget } from "./rate-budget.ts";
import { Refusal } from "./refusal.ts";
import type { Scope } from "./scope.ts";

/** This app's Hono: what every handler finds in its context. */
export type ApiEnv = {
  Bindings: Env;
  Variables: {
    opened: OpenedDatabase;
    /** This instant, ISO; one clock per request. */
    now: string;
    request_id: string;
    /** What of everybody's work is paid for already, in this isolate. */
    rateBudget: RateBudget;
    /** Milliseconds spent judging what was sent, once something was. */
    judged?: number;
    /** Behind a door of members: charges what is dear, once it is known that the caller may have it. */
    pay?: MiddlewareHandler<ApiEnv>;
    /** How many notifications of the caller's are unread, once the request has changed that. */
    unread?: number;
    /** Of somebody who only looks: says which route lets them; without it nothing is answered. */
    look?: (route: string) => void;
    /** Present behind `authenticate`. */
    scope: Scope;
  };
};
export type ApiContext = Context<ApiEnv>;

/** A room's routes start here; with and without the trailing slash. */
export const room = () => new Hono<ApiEnv>({ strict: false });

/**
 * Refuses a NUL in an address, in whatever field: SQLite ends a text there, so that a part would be sought for the whole,
 * or nothing understood at all.
 */
export const wholeTexts: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  if (!url.includes("%00")) return next();
  const [path = ""] = url.split("?", 1);
  if (path.includes("%00")) throw new Refusal("missing");
  const names = [...new URL(url).searchParams].filter((pair) => pair.join("").includes("\0")).map(([name]) => name);
  throw new Refusal("invalid", Object.fromEntries(names.map((name) => [name, ["fields.characters"]])));
};

/** Bodies of JSON and plain forms; files have their own limit. */
export const smallBody: MiddlewareHandler = bodyLimit({ maxSize: 256 * 1024, onError: tooLarge });

export function tooLarge(): never {
  throw new Refusal("too_large");
}

/** Turns zod's issues into a refusal whose messages are keys. */
function refusalOf(error: z.core.$ZodError): Refusal {
  // A path is the reader's text: in a plain object `constructor` and `__proto__` would be there already.
  const fields = new Map<string, string[]>();
  const values: Record<string, string | number> = {};
  for (const issue of error.issues) {
    const path = issue.code === "unrecognized_keys" ? (issue.keys[0] ?? "") : issue.path.join(".");
    const key = issue.code === "unrecognized_keys" ? "fields.unknown" : messageKey(issue.message);
    const stated = fields.get(path) ?? [];
    if (!stated.includes(key)) fields.set(path, [...stated, key]);
    if (issue.code === "custom") Object.assign(values, issue.params);
  }
  return new Refusal("invalid", Object.fromEntries(fields), { values });
}

// A message that is not one of our keys is zod's own English: it names a wrong type, never a rule of ours.
const messageKey = (message: string) => (/^[a-z_]+(\.[a-z_]+)+$/.test(message) ? message : "fields.invalid");

/** Accepts a part of the request only if the contract does: 400 unreadable, 415 wrong type, 422 with the fields. */
export function accepts<Target extends "json" | "form" | "query" | "param", Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  const part = target as keyof ValidationTargets & Target;
  const judging = validator(part, async (value: unknown, c): Promise<z.output<Schema>> => {
    if (target === "json") requireType(c, "application/json");
    const started = Date.now();
    const parsed = await schema.safeParseAsync(value);
    c.set("judged", (c.get("judged") ?? 0) + Date.now() - started);
    if (!parsed.success) throw refusalOf(parsed.error);
    return parsed.data;
  });
  contracts.set(judging, { target, schema });
  return judging;
}

type Contract = { target: "json" | "form" | "query" | "param"; schema: z.ZodType };
const contracts = new WeakMap<object, Contract>();

/** The contract a route's handler judges by; undefined for every other handler. Tests try all of them. */
export const contractOf = (handler: object): Contract | undefined => contracts.get(handler);

/** 415 unless the body says it is of this type. */
export function requireType(c: Context, type: string) {
  const given = (c.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (given !== type) throw new Refusal("unsupported_type");
}
