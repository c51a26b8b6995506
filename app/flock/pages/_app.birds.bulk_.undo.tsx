import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { searchIn } from "#app/birds/list-query.ts";
import type { WordKey } from "#app/locales/words.tsx";
import type { Done } from "#worker/flock/bulk.ts";

const failures: Partial<Record<number, WordKey>> = {
  402: "birds.bulk.undo.limit",
  404: "birds.bulk.undo.gone",
  409: "birds.bulk.undo.taken",
};

/** Takes a deletion of many birds back as a whole: what its Undo does. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const json = { undo: searchParams.get("deed") ?? "" };
  const outcome = await context.api.send<{ data: Done }>("POST", "/api/birds/bulk/undo", { json });
  if (outcome.ok) context.flash({ key: "birds.bulk.undone", values: { count: outcome.answer.data.changed } });
  else context.flash({ key: failures[outcome.status] ?? "birds.bulk.undo.failed", tone: "error" });
  return redirect(`/birds${searchIn(searchParams)}`, 303);
}

/** There is nothing to see here: whoever comes by link is shown the list. */
export const loader = () => redirect("/birds");
