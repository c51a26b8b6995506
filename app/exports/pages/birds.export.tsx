import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { searchIn } from "#app/birds/list-query.ts";
import { busyFlash, downloadOf } from "#app/kit/download.ts";

/** The file as a download: a link cannot carry the bearer token, this page does. What goes wrong is said on the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // From the boxes of the list: those that are ticked, or with `all` everything it means.
  const isAll = searchParams.has("all");
  if (searchParams.has("chosen") && !isAll && !searchParams.has("ids")) {
    context.flash({ key: "birds.bulk.nobody", tone: "error" });
    return redirect(`/birds${searchIn(searchParams)}`);
  }
  if (isAll) searchParams.delete("ids");
  const answer = await context.api.fetch(`/api/birds/export?${searchParams}`);
  if (answer.ok) return downloadOf(answer, request.method);
  await answer.body?.cancel();
  const list = `/birds${searchIn(searchParams)}`;
  if (answer.status === 401) return redirect(`/login?redirectTo=${encodeURIComponent(list)}`);
  // A question that the list does not understand either is explained there.
  const key = answer.status === 429 ? "birds.export.too_many" : "birds.export.failed";
  if (answer.status !== 422) context.flash(busyFlash(answer) ?? { key, tone: "error" });
  return redirect(list);
}
