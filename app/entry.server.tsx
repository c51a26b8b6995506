import { type AppLoadContext, createRequestHandler, type EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { enterWordRules } from "./locales/page-words.ts";
import { speakFrom } from "./locales/word-files.ts";
import { wordsInMemory } from "./made-words.ts";
import { Unread } from "./notifications/bell.tsx";
import { wordRules } from "./rooms.ts";
import { NonceProvider } from "./web/nonce.tsx";

speakFrom(wordsInMemory);
enterWordRules(wordRules());

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, unread }: AppLoadContext,
) {
  const drawn = { ...remix, serverHandoffStream: undefined };
  // One string, for nothing here waits while it is drawn: React encodes each small text of a stream by itself.
  const page = renderToString(
    <NonceProvider nonce={nonce}>
      <Unread.Provider value={unread}>
        <RemixServer context={drawn} url={request.url} nonce={nonce} />
      </Unread.Provider>
    </NonceProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${page}${await isStreaming(remix, nonce)}`, { headers, status });
}

/**
 * The loaders' answers as the scripts that `RemixServer` would have streamed behind the page, in one piece: all of them are
 * there before a page is drawn. Call it after the drawing, for a page that runs no script is handed nothing.
 */
async function isStreaming({ serverHandoffStream, renderMeta }: EntryContext, nonce: string): Promise<string> {
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) return "";
  const answers = await new Response(serverHandoffStream).text();
  const actions = `window.__remixContext.streamController.enqueue(${inScript(answers)});window.__remixContext.streamController.close();`;
  return `<script nonce="${nonce}">${actions}</script>`;
}

const escaped: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Text as a literal that cannot end the script it stands in. */
const inScript = (text: string) => JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (sign) => escaped[sign] ?? sign);

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
