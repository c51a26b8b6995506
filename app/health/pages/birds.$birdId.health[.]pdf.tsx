import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";

/** A bird's health sheet on paper: a link cannot carry the bearer token, its page does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const bird = encodeURIComponent(params.birdId ?? "");
  const answer = await context.api.fetch(`/api/birds/${bird}/health.pdf`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  if (answer.status === 404) throw new Response(null, { status: 404 });
  const flash = busyFlash(answer);
  if (flash) context.flash(flash);
  return redirect(`/birds/${bird}`, 303);
}
