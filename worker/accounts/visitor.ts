import type { Database, OpenedDatabase } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import type { Env } from "#worker/env.ts";
import { languageOf } from "#worker/problem.ts";
import { Refusal } from "#worker/refusal.ts";

/** Who stands at the door: nobody is known yet, so there is no Scope, only a connection and where it comes from. */
export type Visitor = {
  db: Database;
  env: Env;
  /** This instant, ISO. */
  now: string;
  language: Language;
  ip: string;
  user_agent: string;
  idempotency_key: string | undefined;
};

/** As much of a request's context as tells who asks. */
export type RequestSource = {
  req: { header(name: string): string | undefined };
  env: Env;
  var: { opened: OpenedDatabase; now: string };
};

/** The visitor of a request. The address is what the edge says it is; X-Forwarded-For is anybody's to write. */
export function visitorOf(c: RequestSource): Visitor {
  const idempotency_key = c.req.header("Idempotency-Key");
  if (idempotency_key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(idempotency_key)) throw new Refusal("malformed");
  return {
    db: c.var.opened.db,
    env: c.env,
    now: c.var.now,
    language: languageOf(c.req.header("Accept-Language")),
    ip: addressOf(c),
    user_agent: (c.req.header("User-Agent") ?? "").slice(0, 200),
    idempotency_key,
  };
}

/** The address a request came from, as the edge says it. */
export const addressOf = (c: Pick<RequestSource, "req">) => (c.req.header("CF-Connecting-IP") ?? "").slice(0, 64);

/** An ISO instant so many seconds from another; negative is before. */
export const secondsFrom = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();
