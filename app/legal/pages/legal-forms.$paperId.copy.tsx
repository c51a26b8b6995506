import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";
import { recordPath } from "#app/kit/record-path.ts";

/** An authenticated copy of a declaration: a link cannot carry the bearer token, this page does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const answer = await context.api.fetch(`${recordPath("/api/papers", params.paperId)}/copy`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  if (answer.status !== 429) throw new Response(null, { status: answer.status });
  const flash = busyFlash(answer);
  if (flash) context.flash(flash);
  return redirect(recordPath("/legal-forms", params.paperId), 303);
}
