import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { financeQuery } from "#app/finance/finance-query.ts";
import type { WordKey } from "#app/locales/words.tsx";

/** Keeps what is looked at under a name, or forgets a view; back to the accounts as they were. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const query = financeQuery(request);
  query.delete("page");
  const forgotten = form.get("forget");
  if (typeof forgotten === "string") {
    const { ok } = await context.api.send("DELETE", `/api/views/${encodeURIComponent(forgotten)}`);
    context.flash(ok ? { key: "lists.views.forgotten" } : { key: "lists.views.failed", tone: "error" });
    return redirect("/finance", 303);
  }
  const json = { list: "finance", name: form.get("name"), query: query.toString() };
  const outcome = await context.api.send<unknown>("POST", "/api/views", { json });
  if (outcome.ok) context.flash({ key: "lists.views.saved", values: { name: String(json.name).slice(0, 60) } });
  else context.flash({ key: failures[outcome.status] ?? "lists.views.failed", tone: "error" });
  return redirect(query.size > 0 ? `/finance?${query}` : "/finance", 303);
}

const failures: Partial<Record<number, WordKey>> = { 409: "lists.views.many", 422: "lists.views.invalid" };

/** There is nothing to see here: whoever comes by link is shown the accounts. */
export const loader = () => redirect("/finance");
