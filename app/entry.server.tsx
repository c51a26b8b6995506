import { type AppLoadContext, createRequestHandler, type EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { speakFrom } from "./locales/word-files.ts";
import { wordsInMemory } from "./made-words.ts";
import { NonceProvider } from "./web/nonce.tsx";

speakFrom(wordsInMemory);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, request_id }: AppLoadContext,
) {
  let answer = status;
  const page = (
    <NonceProvider nonce={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceProvider>
  );
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError(error: unknown) {
      answer = 500;
      logError(error, request_id);
    },
  });
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: answer });
}

/** Remix tells of what a loader or action threw and did not mean to. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) logError(error, context.request_id);
}

function logError(error: unknown, request_id: string) {
  const { name, message, stack } =
    error instanceof Error ? error : { name: "unknown", message: String(error), stack: "" };
  console.error(JSON.stringify({ request_id, error: name, message, stack }));
}

/** Remix' own handler, out of the same build as the pages: one router for both. */
export const handlerFor = createRequestHandler;
