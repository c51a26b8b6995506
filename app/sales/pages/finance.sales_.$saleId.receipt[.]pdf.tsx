import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";
import { recordPath } from "#app/kit/record-path.ts";

/** A sale's receipt on paper: a link cannot carry the bearer token, its page does. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const answer = await context.api.fetch(`${recordPath("/api/sales", params.saleId)}/receipt.pdf`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  if (answer.status !== 429) throw new Response(null, { status: answer.status });
  const flash = busyFlash(answer);
  if (flash) context.flash(flash);
  return redirect(recordPath("/finance/sales", params.saleId), 303);
}
