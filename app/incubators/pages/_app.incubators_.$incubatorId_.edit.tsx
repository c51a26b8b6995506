import "../incubators.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { findPlaces } from "#app/birds/picker/find-picks.ts";
import { incubatorCrumbs } from "#app/incubators/incubator-crumbs.ts";
import { IncubatorForm } from "#app/incubators/incubator-form.tsx";
import { sentIncubator } from "#app/incubators/sent-incubator.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { incubatorDraft } from "#worker/incubators/contract.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const { data: incubator } = await context.api.get<{ data: IncubatorPage }>(
    recordPath("/api/incubators", params.incubatorId),
  );
  const places = await findPlaces(context, "", { chosen: incubator.place_id ?? "" });
  return { incubator, places, form: freshForm(incubatorDraft) };
}

export const action = async ({ request, params, context }: ActionFunctionArgs) =>
  sentIncubator(await request.formData(), context, { id: params.incubatorId });

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "incubators.form.edit", { name: args.data?.incubator.name ?? "" });
export const handle: PageHandle<{ incubator: IncubatorPage }> = { crumbs: incubatorCrumbs("incubators.action.edit") };

export default function EditIncubator() {
  const { incubator, places, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("incubators.form.edit", { name: incubator.name })} />
      <IncubatorForm
        form={form}
        answer={answer}
        places={places}
        record={incubator}
        back={`/incubators/${incubator.id}`}
        submit={t("incubators.form.save")}
      />
    </>
  );
}
