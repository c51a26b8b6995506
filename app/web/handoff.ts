import type { EntryContext } from "@remix-run/cloudflare";

type Handoff = Pick<EntryContext, "serverHandoffStream" | "renderMeta">;

/**
 * The loaders' answers as the scripts that `RemixServer` would have streamed behind the page, in one piece: all of them are
 * there before a page is drawn. Call it after the drawing, for a page that runs no script is handed nothing.
 */
export async function handedOff({ serverHandoffStream, renderMeta }: Handoff, nonce: string): Promise<string> {
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) return "";
  const answers = await new Response(serverHandoffStream).text();
  const deeds = `window.__remixContext.streamController.enqueue(${inScript(answers)});window.__remixContext.streamController.close();`;
  return `<script nonce="${nonce}">${deeds}</script>`;
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
