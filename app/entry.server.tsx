import { type AppLoadContext, createRequestHandler, type EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { speakFrom } from "./locales/word-files.ts";
import { wordsInMemory } from "./made-words.ts";
import { handedOff } from "./web/handoff.ts";
import { NonceProvider } from "./web/nonce.tsx";

speakFrom(wordsInMemory);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce }: AppLoadContext,
) {
  const drawn = { ...remix, serverHandoffStream: undefined };
  // One string, for nothing here waits while it is drawn: React encodes each small text of a stream by itself.
  const page = renderToString(
    <NonceProvider nonce={nonce}>
      <RemixServer context={drawn} url={request.url} nonce={nonce} />
    </NonceProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${page}${await handedOff(remix, nonce)}`, { headers, status });
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
