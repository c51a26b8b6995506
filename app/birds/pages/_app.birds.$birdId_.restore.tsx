import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { searchIn } from "#app/birds/list-query.ts";
import type { WordKey } from "#app/locales/words.tsx";
import type { Bird } from "#worker/birds/columns/details.ts";

const failures: Partial<Record<number, WordKey>> = {
  402: "birds.restore.limit",
  404: "birds.restore.gone",
  409: "birds.restore.taken",
};

/** Takes a bird out of the trash: what the Undo of a deletion does. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/restore`;
  const outcome = await context.api.send<{ data: Bird }>("POST", path);
  if (outcome.ok) context.flash({ key: "birds.restore.done", values: { ring: outcome.answer.data.identifier } });
  else context.flash({ key: failures[outcome.status] ?? "birds.restore.failed", tone: "error" });
  return redirect(`/birds${searchIn(new URL(request.url).searchParams)}`, 303);
}

/** There is nothing to see here: whoever comes by link is shown the list. */
export const loader = () => redirect("/birds");
