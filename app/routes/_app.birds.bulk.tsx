import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { filterIn, searchIn } from "#app/birds/list-query.ts";
import type { Done } from "#worker/birds/bulk.ts";

const deeds = ["status", "place", "delete"] as const;
type Deed = (typeof deeds)[number];

/** Does one deed to the birds that are chosen, or to all that the list means, and says to how many. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const search = searchIn(new URL(request.url).searchParams);
  const deed = deeds.find((it) => it === form.get("action"));
  const whom = form.has("all") ? { filter: filterIn(form) } : { ids: form.getAll("ids") };
  if (!deed || whom.ids?.length === 0) {
    context.flash({ key: "birds.bulk.nobody", tone: "error" });
    return redirect(`/birds${search}`, 303);
  }
  const json = { action: deed, ...settings(deed, form), ...whom };
  const outcome = await context.api.send<{ data: Done }>("POST", "/api/birds/bulk", { json });
  if (outcome.ok) context.flash(said(deed, outcome.answer.data, search));
  else context.flash({ key: failure(outcome), tone: "error" });
  return redirect(`/birds${search}`, 303);
}

function settings(deed: Deed, form: FormData): Record<string, unknown> {
  if (deed === "delete") return {};
  const wanted = form.get(`set_${deed}_id`);
  const value = { [`${deed}_id`]: wanted === "none" ? null : wanted };
  return deed === "place" ? { ...value, reason: form.get("reason") } : value;
}

function said(deed: Deed, { changed, undo }: Done, search: string) {
  const key = changed === 0 ? "birds.bulk.nothing" : `birds.bulk.done_${deed}`;
  if (!undo) return { key, values: { count: changed } };
  // The message travels in a cookie, which a browser drops above 4 KB.
  const back = search.length <= 500 ? search.replace("?", "&") : "";
  return { key, values: { count: changed }, undo: `/birds/bulk/undo?deed=${encodeURIComponent(undo)}${back}` };
}

type Refused = { status: number; problem: { errors?: Array<{ path: string }> } };

function failure({ status, problem }: Refused): string {
  if (problem.errors?.some(({ path }) => path === "reason")) return "birds.bulk.no_room";
  if (status === 403) return "birds.bulk.forbidden";
  return status === 404 ? "birds.bulk.gone" : "birds.bulk.failed";
}

/** There is nothing to see here: whoever comes by link is shown the list. */
export const loader = () => redirect("/birds");
