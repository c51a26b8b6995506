import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const passedHeaders = [
  "Content-Type",
  "Content-Length",
  "Content-Disposition",
  "Cache-Control",
  "Content-Security-Policy",
];

/** A picture of a shared tree, while its address is open and its breeder shows it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const which = ["photo", "logo"].find((it) => it === params.picture);
  if (!which) throw new Response(null, { status: 404 });
  const answer = await context.api.fetch(`/api/shared/pedigrees/${encodeURIComponent(params.token ?? "")}/${which}`);
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
