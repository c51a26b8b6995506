import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";
import { salesQuery } from "#app/sales/sales-query.ts";

/** The lines of the sales that a list finds, for certified software. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = salesQuery(request);
  query.delete("page");
  const answer = await context.api.fetch(`/api/sales/lines.csv?${query}`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  if (answer.status !== 429) throw new Response(null, { status: answer.status });
  const flash = busyFlash(answer);
  if (flash) context.flash(flash);
  return redirect("/finance/sales", 303);
}
