import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WayOut } from "#app/billing/way-out.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { DeletePage } from "#app/kit/delete-page.tsx";
import { type FreshForm, freshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import { FreshSecret } from "#app/webhooks/fresh-secret.tsx";
import { type WebhookAnswer, webhookActions } from "#app/webhooks/webhook-actions.ts";
import { WebhookForm } from "#app/webhooks/webhook-form.tsx";
import { nameOf, WebhookTable } from "#app/webhooks/webhook-table.tsx";
import { webhookDraft } from "#worker/webhooks/contract.ts";
import type { Webhook, Webhooks } from "#worker/webhooks/listing.ts";

const here = "/settings/webhooks";

type Shown = { list: Webhooks; form: FreshForm; removal: Webhook | null };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Shown> {
  const { data: list } = await context.api.get<{ data: Webhooks }>("/api/webhooks");
  const remove = new URL(request.url).searchParams.get("remove");
  const removal = list.items.find(({ id }) => id === remove) ?? null;
  // One that is gone already needs no question.
  if (remove && !removal) throw redirect(here);
  return { list, form: freshForm(webhookDraft), removal };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const event = Object.hasOwn(webhookActions, intent) ? webhookActions[intent] : undefined;
  if (!event) throw data(null, 400);
  return event(form, context) as Promise<WebhookAnswer>;
}

export const meta: MetaFunction = (args) => titled(args, "webhooks.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("webhooks.title"), is_current: true },
  ],
};

export default function WebhookSettings() {
  const shown = useLoaderData<typeof loader>() as Shown;
  const answer = useActionData<typeof action>() as WebhookAnswer | undefined;
  if (shown.removal) return <Removal webhook={shown.removal} answer={answer} />;
  return <All {...shown} answer={answer} />;
}

type Answered = { answer: WebhookAnswer | undefined };

function Removal({ webhook, answer }: Answered & { webhook: Webhook }) {
  const fault = answer?.fault;
  return (
    <DeletePage
      words="webhooks.remove"
      name={nameOf(webhook)}
      back={here}
      answer={fault === undefined ? undefined : { fault }}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={webhook.id} />
    </DeletePage>
  );
}

function All({ list: { items, most, is_confirmed }, form, answer }: Answered & Shown) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("webhooks.title")} lead={t("webhooks.lead")} />
      <div className="grid gap-5">
        <ErrorSummary faults={(answer?.faults ?? []).map((message) => ({ message }))} />
        {answer?.secret && <FreshSecret secret={answer.secret} />}
        {items.length > 0 && <WebhookTable webhooks={items} />}
        {most > 0 && (
          <p>
            {t("webhooks.places", { used: items.length, most })} {items.length === 0 && t("webhooks.none")}
          </p>
        )}
        {most === 0 && items.length === 0 && <NotInPlan />}
        {most > 0 && items.length >= most && <Full />}
        {items.length < most && !answer?.secret && (
          <section className="grid max-w-prose gap-3" aria-labelledby="new">
            <h2 id="new">{t("webhooks.new")}</h2>
            <p className="text-muted">{t("webhooks.new.lead")}</p>
            {is_confirmed || answer?.reply ? (
              <WebhookForm form={form} reply={answer?.reply} />
            ) : (
              <ConfirmFirst to={here} />
            )}
          </section>
        )}
      </div>
    </>
  );
}

function Full() {
  const { t } = useWords();
  return (
    <Banner tone="warning">
      {t("webhooks.full")} <WayOut label={t("webhooks.plans")} ask={t("webhooks.ask")} />
    </Banner>
  );
}

function NotInPlan() {
  const { t } = useWords();
  return (
    <section className="grid max-w-prose gap-3" aria-labelledby="no-plan">
      <h2 id="no-plan">{t("webhooks.no_plan")}</h2>
      <p>{t("webhooks.no_plan.why")}</p>
      <p>
        <WayOut label={t("webhooks.plans")} ask={t("webhooks.ask")} />
      </p>
    </section>
  );
}
