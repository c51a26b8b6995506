import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { Pager } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { faultTexts } from "#app/web/api-client.ts";
import { titled } from "#app/web/titles.ts";
import { DeliveryTable } from "#app/webhooks/delivery-table.tsx";
import { State } from "#app/webhooks/webhook-table.tsx";
import type { Deliveries } from "#worker/webhooks/listing.ts";

const list = "/settings/webhooks";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get("page") ?? "1";
  const path = `${recordPath("/api/webhooks", params.id)}/deliveries?${new URLSearchParams({ page })}`;
  return (await context.api.get<{ data: Deliveries }>(path)).data;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const delivery = String((await request.formData()).get("delivery") ?? "").slice(0, 100);
  const path = `${recordPath("/api/webhooks", params.id)}/replay`;
  const outcome = await context.api.send("POST", path, { json: { delivery } });
  if (outcome.ok) return redirectWithFlash(context, { key: "webhooks.replayed", to: recordPath(list, params.id) });
  return data({ faults: faultTexts(outcome.problem, context.language) }, outcome.status);
}

export const meta: MetaFunction = (args) => titled(args, "webhooks.deliveries");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("webhooks.title"), href: list },
    { label: t("webhooks.deliveries"), is_current: true },
  ],
};

export default function WebhookLog() {
  const { webhook, items, total, ...where } = useLoaderData<typeof loader>() as Deliveries;
  const answer = useActionData<typeof action>() as { faults: string[] } | undefined;
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("webhooks.deliveries")} lead={t("webhooks.deliveries.lead", { url: webhook.url })} />
      <div className="grid gap-5">
        <ErrorSummary faults={(answer?.faults ?? []).map((message) => ({ message }))} />
        <p>
          <State webhook={webhook} />
        </p>
        {total === 0 ? (
          <p className="text-muted">{t("webhooks.deliveries.none")}</p>
        ) : (
          <>
            <DeliveryTable deliveries={items} />
            <Pager summary={t("webhooks.deliveries.count", { count: total })} {...where} />
          </>
        )}
      </div>
    </>
  );
}
