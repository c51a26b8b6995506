import type { RouterRoute } from "hono/types";
import { type Language, languages } from "#db/vocabulary.ts";
import { type ApiContext, room } from "#worker/http.ts";
import type { CallReference, Gathered } from "#worker/kit/room.ts";
import { languageOf } from "#worker/problem.ts";
import { Refusal } from "#worker/refusal.ts";
import { callsOf } from "./calls.ts";
import { documentOf } from "./document.ts";

const own: ReadonlyArray<readonly [string, CallReference]> = [
  [
    "GET /api/health",
    {
      room: "status",
      summary: { pt: "Se a API e a base de dados respondem", en: "Whether the API and its database answer" },
      answer: undefined,
    },
  ],
  [
    "GET /api/openapi.json",
    {
      room: "status",
      summary: { pt: "Este documento, inteiro ou de uma sala", en: "This document, whole or of one room" },
      answer: undefined,
    },
  ],
];

/**
 * `GET /api/openapi.json`: every call of the API as an OpenAPI 3.1 document, in the language of `lang` or of the reader;
 * `room` asks for the calls of one room. Made once per isolate, for each language and room that is asked for, and kept as
 * bytes: nothing in it changes before the next deployment.
 */
export function openapi(mounted: () => readonly RouterRoute[], { reference }: Pick<Gathered, "reference">) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let calls: ReturnType<typeof callsOf> | undefined;
  function made(c: ApiContext, language: Language, wanted: string): Uint8Array<ArrayBuffer> {
    calls ??= callsOf(mounted(), new Map([...reference, ...own]));
    const some = wanted ? calls.filter(({ room: it }) => it === wanted) : calls;
    if (some.length === 0) throw new Refusal("missing");
    const of = { language, origin: c.env.APP_ORIGIN, version: c.env.VERSION ?? "dev" };
    return new TextEncoder().encode(JSON.stringify(documentOf(some, of)));
  }
  return room().get("/", (c) => {
    const named = languages.find((it) => it === c.req.query("lang"));
    const language = named ?? languageOf(c.req.header("Accept-Language"));
    const wanted = c.req.query("room") ?? "";
    const key = `${c.env.APP_ORIGIN} ${language} ${wanted}`;
    const bytes = kept.get(key) ?? made(c, language, wanted);
    kept.set(key, bytes);
    return c.body(bytes, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=300",
      Vary: "Accept-Language",
    });
  });
}
