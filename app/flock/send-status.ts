import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { BirdForm } from "#app/birds/api-types.ts";
import type { LoadContext } from "#app/web/load-context.ts";
import { ownPath } from "#app/web/paths.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { Unset } from "./status-day-fields.tsx";
import { priceIn } from "./typed-price.ts";

/** What a refused change of status is shown with: why, and everything typed. */
export type Refused = Unset & {
  /** The version of the bird that somebody else has written meanwhile. */
  version?: number | undefined;
};
type Saved = { data: Bird; undo: string };

/** What a form of a bird's status begins with. `return_to` is where to go afterwards; else it is the bird's page. */
export async function statusInput({ request, params, context }: LoaderFunctionArgs) {
  const id = encodeURIComponent(params.birdId ?? "");
  const { data: form } = await context.api.get<{ data: BirdForm }>(`/api/birds/${id}/form`);
  const { searchParams } = new URL(request.url);
  return { form, back: ownPath(searchParams.get("return_to"), context.origin, `/birds/${id}`) };
}

const names = ["status_id", "status_since", "cause_of_death", "left_to", "left_price_cents", "version"] as const;

/** Gives a bird the status of a form from its day on; goes back to where the form came from, with an Undo. */
export async function sendStatus(form: FormData, id: string, context: LoadContext) {
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = Object.fromEntries(names.map((name) => [name, text(name)]));
  const { left_price_cents: _, version, ...told } = typed;
  const json = { ...told, ...priceIn(form), version: Number(version) || undefined };
  const path = `/api/birds/${encodeURIComponent(id)}`;
  const outcome = await context.api.send<Saved>("POST", `${path}/status`, { json });
  if (!outcome.ok) {
    const { errors, detail, current } = outcome.problem;
    const refused: Refused = {
      faults: errors?.map(({ path: field, message }) => ({ path: field, message })) ?? [{ path: "", message: detail }],
      typed,
      version: (current as Bird | undefined)?.version,
    };
    return data(refused, outcome.status);
  }
  const { data: bird, undo } = outcome.answer;
  const back = ownPath(text("return_to"), context.origin, `/birds/${bird.id}`);
  const returning = new URLSearchParams({ deed: undo, return_to: back.length <= 500 ? back : `/birds/${bird.id}` });
  const values = { ring: bird.identifier, status: bird.status?.name ?? "" };
  const key = bird.status ? "birds.status.done" : "birds.status.done_none";
  context.flash({ key, values, undo: `/birds/${bird.id}/undo?${returning}` });
  return redirect(back, 303);
}
