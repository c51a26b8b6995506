import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const passedHeaders = [
  "Content-Type",
  "Content-Length",
  "Content-Disposition",
  "Cache-Control",
  "Content-Security-Policy",
];

/** The logo of whose sheets these are, while their address is open. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const answer = await context.api.fetch(`/api/shared/health/${encodeURIComponent(params.token ?? "")}/logo`);
  const headers = new Headers({ "X-Robots-Tag": "noindex" });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    return new Response(null, { status: answer.status >= 429 ? answer.status : 404, headers });
  }
  for (const name of passedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
