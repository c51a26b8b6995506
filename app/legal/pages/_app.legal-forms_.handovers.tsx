import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { pickedOf } from "#app/health/whom/choices.ts";
import { actOnHandovers } from "#app/legal/handover/act-on-handovers.ts";
import { Handovers } from "#app/legal/handover/handovers.tsx";
import type { OfferAgain } from "#app/legal/handover/new-offer.tsx";
import { mostBirds, soldIds } from "#app/sales/sold-ids.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import { handoverKinds, handoverTakes } from "#db/words/legal.ts";
import { mostHandedOver } from "#worker/legal/handover/contract.ts";
import type { listHandovers } from "#worker/legal/handover/rows.ts";

type List = Awaited<ReturnType<typeof listHandovers>>;

/** The offers made, and the form of a new one: of the birds that `ids` names, of `all` a list means, or of a `sale`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "papers.issue");
  const { searchParams } = new URL(request.url);
  const ids = await soldIds(searchParams, context);
  const query = new URLSearchParams({
    page: searchParams.has("all") ? "1" : (searchParams.get("page") ?? "1"),
    ids: ids.slice(0, mostBirds).join(",").slice(0, 8000),
    sale_id: searchParams.get("sale") ?? "",
  });
  const { data: list } = await context.api.get<{ data: List }>(`/api/handovers?${query}`);
  const choices = { kinds: handoverKinds, takes: handoverTakes, most: mostHandedOver.birds };
  const birds = pickedOf(list);
  const left_out = list.sale ? 0 : Math.max(0, new Set(ids.slice(0, mostBirds)).size - birds.length);
  return { list, birds, left_out, choices, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "papers.issue");
  const form = await request.formData();
  const answer = await actOnHandovers(form, context);
  if (!answer) throw data(null, 400);
  return answer;
}

export const meta: MetaFunction = (args) => titled(args, "handover.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("handover.title"), is_current: true }] };

export default function HandoversPage() {
  const { list, birds, left_out, choices, idempotency_key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() as OfferAgain | undefined;
  return (
    <Handovers
      list={list}
      birds={birds}
      leftOut={left_out}
      choices={choices}
      sent={sent}
      idempotencyKey={idempotency_key}
    />
  );
}
