import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

const passedOn = ["Content-Type", "Content-Disposition", "Content-Length"];

/** The API's template as a download: a link cannot carry the bearer token, this page does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const answer = await context.api.fetch(`/api/birds/import/template${search}`);
  if (answer.status === 401) return redirect(`/login?redirectTo=${encodeURIComponent("/birds/import")}`);
  const headers = new Headers();
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
