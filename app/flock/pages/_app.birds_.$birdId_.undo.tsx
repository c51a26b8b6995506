import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { WordKey } from "#app/locales/words.tsx";
import { ownPath } from "#app/web/paths.ts";
import type { Bird } from "#worker/birds/columns/details.ts";

const failures: Partial<Record<number, WordKey>> = {
  402: "birds.restore.limit",
  404: "birds.status.undo_gone",
  409: "birds.status.undo_changed",
};

/** Takes a change of status back: what its Undo does. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = encodeURIComponent(params.birdId ?? "");
  const json = { undo: searchParams.get("deed") ?? "" };
  const outcome = await context.api.send<{ data: Bird }>("POST", `/api/birds/${id}/undo`, { json });
  if (outcome.ok) context.flash({ key: "birds.status.undone", values: { ring: outcome.answer.data.identifier } });
  else context.flash({ key: failures[outcome.status] ?? "birds.status.undo_failed", tone: "error" });
  return redirect(ownPath(searchParams.get("return_to"), context.origin, `/birds/${id}`), 303);
}

/** There is nothing to see here: whoever comes by link is shown the bird. */
export const loader = ({ params }: ActionFunctionArgs) => redirect(`/birds/${encodeURIComponent(params.birdId ?? "")}`);
