import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "#db/vocabulary.ts";
import { languageOf } from "#worker/problem.ts";
import { endAnswer } from "./last-words.ts";

const words = {
  pt: {
    unavailable: [
      "A Voliera volta já",
      "Uma parte do sistema está a arrancar. O que guardou está seguro; tente de novo dentro de momentos.",
    ],
    malformed: ["Pedido inválido", "Não foi possível ler este pedido. Abra a página de novo."],
    too_large: ["Demasiado grande", "O que enviou é maior do que o permitido. Nada foi guardado."],
    bug: ["Algo correu mal", "O erro é nosso e ficou registado. Tente de novo."],
    again: "Tentar de novo",
  },
  en: {
    unavailable: [
      "Voliera will be right back",
      "A part of the system is starting. What you saved is safe; please try again in a moment.",
    ],
    malformed: ["Invalid request", "This request could not be read. Please open the page again."],
    too_large: ["Too large", "What you sent is larger than allowed. Nothing was saved."],
    bug: ["Something went wrong", "The error was on our side and has been recorded. Please try again."],
    again: "Try again",
  },
} as const;
type Code = "unavailable" | "malformed" | "too_large" | "bug";

/** Seconds after which asking again makes sense; a part is back within about that. */
const retryAfter = 2;

/** Answers 503 with Retry-After: a page for readers of pages, problem+json for everybody else. */
export function answerAway(request: IncomingMessage, response: ServerResponse): void {
  answerPlainly(request, response, {
    status: 503,
    code: "unavailable",
    headers: { "Retry-After": String(retryAfter) },
  });
}

/** Answers 400 to what is no address of this server. */
export function answerMalformed(request: IncomingMessage, response: ServerResponse): void {
  answerPlainly(request, response, { status: 400, code: "malformed", headers: {} });
}

/** Answers 413 to a body that the workers did not read to its end. */
export function answerTooLarge(request: IncomingMessage, response: ServerResponse): void {
  answerPlainly(request, response, { status: 413, code: "too_large", headers: {} });
}

/** Answers 500 without saying more than that: what a worker throws past its own handlers. */
export function answerBroken(request: IncomingMessage, response: ServerResponse): void {
  answerPlainly(request, response, { status: 500, code: "bug", headers: {} });
}

type Plain = { status: number; code: Code; headers: Record<string, string> };

function answerPlainly(request: IncomingMessage, response: ServerResponse, { status, code, headers }: Plain): void {
  const language = languageOf(request.headers["accept-language"]);
  const isPage = (request.headers.accept ?? "").includes("text/html") && !request.url?.startsWith("/api/");
  const body = isPage ? page(language, code) : JSON.stringify(problem(language, status, code));
  response.writeHead(status, {
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/problem+json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Language": language,
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": randomUUID(),
    Vary: "Accept, Accept-Language",
    ...headers,
  });
  endAnswer(response, request.method === "HEAD" ? undefined : body);
}

function page(language: Language, code: Code): string {
  const [title, detail] = words[language][code];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title></head><body><main><h1>${title}</h1><p>${detail}</p><p><a href="">${words[language].again}</a></p></main></body></html>`;
}

function problem(language: Language, status: number, code: Code) {
  const [title, detail] = words[language][code];
  return { type: `urn:voliera:problem:${code}`, title, status, detail, code };
}
