import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { askLabels, labelQuestion } from "#app/labels/label-request.ts";
import { LabelsPage } from "#app/labels/labels-page.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  askLabels(context, "places", labelQuestion(new URL(request.url).searchParams));

/** The same by POST, where the chosen are too many for an address. */
export const action = async ({ request, context }: ActionFunctionArgs) =>
  askLabels(context, "places", labelQuestion(await request.formData()));

export const meta: MetaFunction = (args) => titled(args, "places.labels.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("places.list.title"), href: "/places" },
    { label: t("places.labels.title"), is_current: true },
  ],
};

export default function Labels() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return <LabelsPage of="places" {...(posted ?? loaded)} />;
}
