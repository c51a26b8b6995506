import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import type { Saved } from "#app/birds/api-types.ts";
import { SpeciesChanges, SpeciesChoice } from "#app/birds/correct-species.tsx";
import { searchIn } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { useWords } from "#app/locales/words.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { speciesCorrection } from "#worker/birds/contract.ts";
import type { SpeciesCheck } from "#worker/birds/species-check.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { pathname, searchParams } = new URL(request.url);
  const path = `/api/birds/${encodeURIComponent(params.birdId ?? "")}/species`;
  const query = new URLSearchParams({ species_id: searchParams.get("to") ?? "" });
  const outcome = await context.api.send<{ data: SpeciesCheck }>("GET", `${path}?${query}`);
  // A species that is not there, or no longer: it is chosen anew.
  if (!outcome.ok && outcome.status === 422) throw redirect(`${pathname}${searchIn(searchParams)}`);
  if (!outcome.ok) throw Response.json(outcome.problem, { status: outcome.status });
  return { check: outcome.answer.data, idempotency_key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = encodeURIComponent(params.birdId ?? "");
  const { refused, accepted } = await submit(
    await request.formData(),
    context,
    speciesCorrection,
    async (json, headers) => context.api.send<Saved>("PUT", `/api/birds/${id}/species`, { json, headers }),
  );
  if (refused) return refused;
  const { identifier, species } = accepted.data;
  context.flash({ key: "birds.correct.done", values: { ring: identifier, species: species.common_name } });
  return redirect(`/birds/${id}`, 303);
}

export const meta: MetaFunction = (args) => titled(args, "birds.correct.title");
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  crumbs: (t, { check: { bird } }) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: bird.identifier, href: `/birds/${bird.id}` },
    { label: t("birds.correct.title"), is_current: true },
  ],
};

export default function CorrectSpecies() {
  const { t } = useWords();
  const { check, idempotency_key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { over, close, back } = useOverList();
  const faults = Object.values(reply?.error ?? {}).flatMap((messages) => messages ?? []);
  const title = t("birds.correct.title_of", { ring: check.bird.identifier });
  return (
    <RouteDialog over={over} title={title} onClose={close} wide>
      <div className="form">
        <SpeciesChoice check={check} />
        {check.change && (
          <SpeciesChanges
            check={check}
            change={check.change}
            faults={faults}
            back={back}
            idempotencyKey={idempotency_key}
          />
        )}
      </div>
    </RouteDialog>
  );
}
