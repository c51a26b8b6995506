import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";

/** The return of a year as a file; one that cannot be made yet leads back to what is asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const year = new URL(request.url).searchParams.get("year") ?? "";
  const answer = await context.api.fetch(`/api/register/return.xlsx?${new URLSearchParams({ year })}`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  const isIncomplete = answer.status === 422 && /^\d{4}$/.test(year);
  if (answer.status !== 429 && !isIncomplete) throw new Response(null, { status: answer.status });
  const flash = busyFlash(answer);
  if (flash) context.flash(flash);
  return redirect(`/legal-forms/return?${new URLSearchParams({ year })}`, 303);
}
