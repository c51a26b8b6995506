import type { Hono } from "hono";
import type { Language } from "#db/vocabulary.ts";
import { type ApiContext, type ApiEnv, room } from "#worker/http.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** Calls a route of the API as who asks: its path with the query, and for a write what it is sent. Throws its Refusal. */
export type Calling = <Answer>(path: string, write?: Written) => Promise<Answer>;
/** The same calls in a language: what rooms put in words, such as the names of statuses, is of it. */
export type CallingIn = (language: Language) => Calling;
type Written = { method: "POST" | "PUT" | "DELETE"; body?: unknown; key?: string; version?: number };

// Whose request an inner one is part of: its scope, its connection, its one clock, and what it pays.
const outers = new WeakMap<Request, { c: ApiContext; language: Language; key: string | undefined }>();

// At one of these a device passes by its key, so that each of them recognises who comes.
const recognising = "/api/incubators";

/**
 * The members' routes of all rooms before this one, behind no door: who asks has come through it. A question so asks for the
 * same permission, pays the same price and gets the same figures as the page that shows them, without a request of its own. What it says is in `language`.
 */
export function callingOf(gathered: Gathered): (c: ApiContext) => CallingIn {
  let inner: Hono<ApiEnv> | undefined;
  return (c) => (language) => {
    inner ??= innerApi(gathered);
    const api = inner;
    return async <Answer>(path: string, write?: Written) => {
      const request = new Request(`https://api${path}`, {
        method: write?.method ?? "GET",
        ...(write && writtenWith(write)),
      });
      request.headers.set("Accept-Language", language);
      for (const name of ["Authorization", "CF-Connecting-IP"]) {
        const value = c.req.header(name);
        if (value) request.headers.set(name, value);
      }
      outers.set(request, { c, language, key: write?.key });
      const answer = await api.fetch(request, c.env, c.executionCtx);
      return (answer.status === 204 ? undefined : await answer.json()) as Answer;
    };
  };
}

function innerApi(gathered: Gathered): Hono<ApiEnv> {
  const api = room();
  api.use(async (c, next) => {
    const outer = outers.get(c.req.raw);
    if (!outer) throw new Error("an inner call without its request");
    const { c: from, language, key } = outer;
    for (const [name, value] of Object.entries(from.var)) c.set(name as keyof ApiEnv["Variables"], value as never);
    const { scope } = from.var;
    c.set("scope", { ...scope, language, ...(key !== undefined && { idempotency_key: keyOf(scope, key) }) });
    await next();
  });
  for (const { at, routes, access } of gathered.mounts)
    if ((access === "members" || at === recognising) && !at.startsWith("/api/assistant"))
      api.route(at, typeof routes === "function" ? routes(gathered) : routes);
  api.notFound(() => {
    throw new Refusal("missing");
  });
  api.onError((error) => {
    throw error;
  });
  return api;
}

const writtenWith = ({ body, version }: Written): RequestInit => ({
  ...(body !== undefined && { body: JSON.stringify(body) }),
  headers: { "Content-Type": "application/json", ...(version !== undefined && { "If-Match": `"${version}"` }) },
});

/** What is done of a turn is done once, however often it is agreed to. */
const keyOf = ({ user_id, key: program }: Scope, key: string) => `${user_id}\n${program?.id ?? ""}\n${key}`;
