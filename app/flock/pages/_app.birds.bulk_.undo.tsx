import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { WordKey } from "#app/locales/words.tsx";
import { ownPath } from "#app/web/paths.ts";
import type { Done } from "#worker/flock/bulk.ts";

const failures: Partial<Record<number, WordKey>> = {
  402: "birds.bulk.undo.limit",
  404: "birds.bulk.undo.gone",
  409: "birds.bulk.undo.taken",
};

const changeFailures: typeof failures = {
  402: "birds.bulk.undo.limit",
  404: "birds.bulk.put_back_failed",
  409: "birds.bulk.put_back_changed",
};

/** Takes what was done to many birds back as a whole, a deletion, a status or a move: what its Undo does. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const json = { undo: searchParams.get("deed") ?? "" };
  const outcome = await context.api.send<{ data: Done }>("POST", "/api/birds/bulk/undo", { json });
  const isChange = searchParams.get("of") === "change";
  const known = isChange ? changeFailures : failures;
  const done = isChange ? "birds.bulk.put_back" : "birds.bulk.undone";
  if (outcome.ok) context.flash({ key: done, values: { count: outcome.answer.data.changed } });
  else context.flash({ key: known[outcome.status] ?? "birds.bulk.undo.failed", tone: "error" });
  return redirect(ownPath(searchParams.get("return_to"), context.origin, "/birds"), 303);
}

/** There is nothing to see here: whoever comes by link is shown the list. */
export const loader = () => redirect("/birds");
