import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { financeQuery } from "#app/finance/finance-query.ts";
import { busyFlash, downloadOf } from "#app/kit/download.ts";

/** The rows of a period's result as a file, for the accountant. */
export const fileOf =
  (format: "csv" | "xlsx") =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const answer = await context.api.fetch(`/api/finance/file.${format}?${financeQuery(request)}`);
    if (answer.ok) return downloadOf(answer, request.method);
    await answer.body?.cancel();
    if (answer.status !== 429) throw new Response(null, { status: answer.status });
    const flash = busyFlash(answer);
    if (flash) context.flash(flash);
    return redirect("/finance", 303);
  };
