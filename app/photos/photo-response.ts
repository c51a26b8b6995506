import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const passedHeaders = [
  ...["Content-Type", "Content-Length", "Content-Disposition", "Cache-Control", "ETag"],
  ...["Vary", "Content-Security-Policy"],
];

/** A photo's file for an `<img>`. */
export const servedPhoto = (args: LoaderFunctionArgs, suffix = ""): Promise<Response> =>
  servedFile(args, `/api/photos/${encodeURIComponent(args.params.photoId ?? "")}${suffix}`);

type Visit = Pick<LoaderFunctionArgs, "request" | "context">;

/** A file of the API for whatever cannot carry the bearer token. Whoever may not see it learns that there is nothing. */
export async function servedFile({ request, context }: Visit, path: string): Promise<Response> {
  const has = request.headers.get("If-None-Match");
  const answer = await context.api.fetch(path, has ? { "If-None-Match": has } : {});
  if (answer.status !== 200 && answer.status !== 304) {
    await answer.body?.cancel();
    const status = answer.status >= 500 ? answer.status : 404;
    return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
  }
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (request.method !== "HEAD") return new Response(answer.body, { status: answer.status, headers });
  await answer.body?.cancel();
  return new Response(null, { status: answer.status, headers });
}
