import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";
import { isAccess, trailSearch } from "#app/trail/trail-query.ts";

/** The history as a download: a link cannot carry the bearer token, this page does. What goes wrong is said on the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const search = trailSearch(params, ["before"]);
  const path = `/api/audit${isAccess(params) ? "/access" : ""}/export`;
  const answer = await context.api.fetch(`${path}${trailSearch(params, ["before", "show"])}`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  if (answer.status === 401) return redirect(`/login?redirectTo=${encodeURIComponent(`/audit${search}`)}`);
  // What the list does not allow or understand either is explained there.
  if (answer.status !== 403 && answer.status !== 422)
    context.flash(busyFlash(answer) ?? { key: "audit.export.failed", tone: "error" });
  return redirect(`/audit${search}`);
}
