import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { listQuery, searchOf } from "#app/birds/list-query.ts";
import type { WordKey } from "#app/locales/words.tsx";

/** Keeps the list's question under a name, or forgets a view; back to the list as it was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { page: _, ...query } = listQuery(new URL(request.url).searchParams);
  const search = searchOf(query);
  const forgotten = form.get("forget");
  if (typeof forgotten === "string") {
    const { ok } = await context.api.send("DELETE", `/api/views/${encodeURIComponent(forgotten)}`);
    context.flash(ok ? { key: "lists.views.forgotten" } : { key: "lists.views.failed", tone: "error" });
    return redirect("/birds", 303);
  }
  const json = { list: "birds", name: form.get("name"), query: search.slice(1) };
  const outcome = await context.api.send<unknown>("POST", "/api/views", { json });
  if (outcome.ok) context.flash({ key: "lists.views.saved", values: { name: String(json.name).slice(0, 60) } });
  else context.flash({ key: failures[outcome.status] ?? "lists.views.failed", tone: "error" });
  return redirect(`/birds${search}`, 303);
}

const failures: Partial<Record<number, WordKey>> = { 409: "lists.views.many", 422: "lists.views.invalid" };

/** There is nothing to see here: whoever comes by link is shown the list. */
export const loader = () => redirect("/birds");
