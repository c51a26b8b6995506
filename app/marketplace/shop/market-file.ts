import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const passedHeaders = [
  ...["Content-Type", "Content-Length", "Content-Disposition", "Cache-Control", "ETag"],
  ...["Content-Security-Policy", "Cross-Origin-Resource-Policy"],
];

/** A picture of the market as the API has it, while what it belongs to is shown. */
export async function marketFile({ request, context }: LoaderFunctionArgs, path: string): Promise<Response> {
  const has = request.headers.get("If-None-Match");
  const answer = await context.api.fetch(`/api/market/${path}`, has ? { "If-None-Match": has } : {});
  const headers = new Headers({ "X-Robots-Tag": "noindex" });
  if (answer.status !== 200 && answer.status !== 304) {
    await answer.body?.cancel();
    headers.set("Cache-Control", "no-store");
    return new Response(null, { status: answer.status >= 429 ? answer.status : 404, headers });
  }
  for (const name of passedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (request.method !== "HEAD") return new Response(answer.body, { status: answer.status, headers });
  await answer.body?.cancel();
  return new Response(null, { status: answer.status, headers });
}
