import { type Context, Hono, type MiddlewareHandler, type ValidationTargets } from "hono";
import { bodyLimit } from "hono/body-limit";
import { validator } from "hono/validator";
import type { z } from "zod";
import type { OpenedDatabase } from "#db/open.ts";
import type { Env } from "./env.ts";
import { Refusal } from "./refusal.ts";
import type { Scope } from "./scope.ts";

/** This house's Hono: what every handler finds in its context. */
export type House = {
  Bindings: Env;
  Variables: {
    opened: OpenedDatabase;
    /** This instant, ISO; one clock per request. */
    now: string;
    request_id: string;
    /** Present behind `authenticate`. */
    scope: Scope;
  };
};
export type HouseContext = Context<House>;

/** A room's routes start here; with and without the trailing slash. */
export const room = () => new Hono<House>({ strict: false });

/** Bodies of JSON and plain forms; files have their own limit. */
export const smallBody: MiddlewareHandler = bodyLimit({ maxSize: 256 * 1024, onError: tooLarge });

export function tooLarge(): never {
  throw new Refusal("too_large");
}

/** Turns zod's issues into a refusal whose messages are keys. */
export function refusalOf(error: z.core.$ZodError): Refusal {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const path = issue.code === "unrecognized_keys" ? (issue.keys[0] ?? "") : issue.path.join(".");
    const key = issue.code === "unrecognized_keys" ? "fields.unknown" : messageKey(issue.message);
    const said = fields[path] ?? [];
    if (!said.includes(key)) fields[path] = [...said, key];
  }
  return new Refusal("invalid", fields);
}

// A message that is not one of our keys is zod's own English: it names a wrong type, never a rule of ours.
const messageKey = (message: string) => (/^[a-z_]+(\.[a-z_]+)+$/.test(message) ? message : "fields.invalid");

/** Accepts a part of the request only if the contract does: 400 unreadable, 415 wrong type, 422 with the fields. */
export function accepts<Target extends "json" | "form" | "query" | "param", Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target as keyof ValidationTargets & Target, async (value: unknown, c): Promise<z.output<Schema>> => {
    if (target === "json") requireType(c, "application/json");
    const parsed = await schema.safeParseAsync(value);
    if (!parsed.success) throw refusalOf(parsed.error);
    return parsed.data;
  });
}

/** 415 unless the body says it is of this type. */
export function requireType(c: Context, type: string) {
  const given = (c.req.header("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (given !== type) throw new Refusal("unsupported_type");
}
