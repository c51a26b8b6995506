import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { busyFlash, downloadOf } from "#app/kit/download.ts";
import { registerQuery } from "./register-query.ts";

/** The register, or a year of it, as a file. */
export const fileOf =
  (format: "csv" | "xlsx") =>
  async ({ request, context }: LoaderFunctionArgs) => {
    const query = registerQuery(request);
    query.delete("page");
    query.delete("state");
    const answer = await context.api.fetch(`/api/register/file.${format}?${query}`);
    if (answer.ok) return downloadOf(answer, request.method);
    await answer.body?.cancel();
    if (answer.status !== 429) throw new Response(null, { status: answer.status });
    const flash = busyFlash(answer);
    if (flash) context.flash(flash);
    return redirect("/legal-forms/register", 303);
  };
