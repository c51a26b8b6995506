import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

const passedOn = ["Content-Type", "Content-Disposition", "Content-Length"];

/** The rejected rows of an import as a download: a link cannot carry the bearer token, this page does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const id = encodeURIComponent(query.get("id") ?? "");
  query.delete("id");
  const answer = await context.api.fetch(`/api/birds/import/${id}/rejected?${query}`);
  if (answer.status === 401) return redirect(`/login?redirectTo=${encodeURIComponent("/birds/import")}`);
  const headers = new Headers();
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
