import "../incubators.css";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { findPlaces } from "#app/birds/picker/find-picks.ts";
import { IncubatorForm } from "#app/incubators/incubator-form.tsx";
import { sentIncubator } from "#app/incubators/sent-incubator.ts";
import { freshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { incubatorDraft, usualBands } from "#worker/incubators/contract.ts";

/** `?place_id` fills in where it stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "settings.write");
  const wanted = (new URL(request.url).searchParams.get("place_id") ?? "").slice(0, 64);
  const places = await findPlaces(context, "", { chosen: wanted });
  const place_id = places.items.find(({ id }) => id === wanted)?.id ?? "";
  return { places, start: { place_id, ...usualBands }, form: freshForm(incubatorDraft) };
}

export const action = async ({ request, context }: ActionFunctionArgs) =>
  sentIncubator(await request.formData(), context);

export const meta: MetaFunction = (args) => titled(args, "incubators.form.new");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("incubators.list.title"), href: "/incubators" },
    { label: t("incubators.form.new"), is_current: true },
  ],
};

export default function NewIncubator() {
  const { places, start, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useWords();
  const trays = [{ name: t("incubators.form.tray", { number: 1 }), kind: "setter" }];
  return (
    <>
      <PageHeader title={t("incubators.form.new")} />
      <IncubatorForm
        form={form}
        answer={answer}
        places={places}
        start={{ ...start, trays }}
        back="/incubators"
        submit={t("incubators.form.add")}
      />
    </>
  );
}
