import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";

/** The form with a grid and the name of what goes where: a link cannot carry the bearer token, this page does. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await context.api.fetch("/api/paper-templates/transfer/proof");
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  const flash = busyFlash(answer);
  if (!flash) throw new Response(null, { status: answer.status });
  context.flash(flash);
  return redirect("/legal-forms/templates", 303);
}
