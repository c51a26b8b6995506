import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WayOut } from "#app/billing/way-out.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { ConfirmFirst } from "#app/factors/confirm-first.tsx";
import { KeyForm } from "#app/keys/key-form.tsx";
import { KeyTable } from "#app/keys/key-table.tsx";
import { type MadeKey, NewKey } from "#app/keys/new-key.tsx";
import { type FreshForm, freshForm } from "#app/kit/fresh-form.ts";
import { recordPath } from "#app/kit/record-path.ts";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { faultTexts } from "#app/web/api-client.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { type KeyList, keyDraft } from "#worker/keys/contract.ts";

const here = "/settings/keys";

export async function loader({ context }: LoaderFunctionArgs): Promise<{ list: KeyList; form: FreshForm }> {
  const { data: list } = await context.api.get<{ data: KeyList }>("/api/keys");
  return { list, form: freshForm(keyDraft) };
}

type Answer = { faults?: string[]; reply?: Reply; made?: MadeKey };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("do") === "revoke") {
    const id = String(form.get("id") ?? "");
    const outcome = await context.api.send("DELETE", recordPath("/api/keys", id));
    if (outcome.ok) return redirectWithFlash(context, { key: "apikeys.revoked", to: here });
    return data({ faults: faultTexts(outcome.problem, context.language) }, outcome.status);
  }
  const { refused, accepted } = await submit(form, context, keyDraft, (json, headers) =>
    context.api.send<{ data: { key: string } }>("POST", "/api/keys", { json, headers }),
  );
  if (refused) return refused;
  // Shown in this answer alone: a page that is asked for again does not have it.
  const { origin } = new URL(request.url);
  const made = { key: accepted.data.key, name: String(form.get("name") ?? "").trim(), address: `${origin}/api/birds/` };
  return data({ made }, { status: 201, headers: { "Cache-Control": "no-store" } });
}

export const meta: MetaFunction = (args) => titled(args, "apikeys.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("apikeys.title"), is_current: true },
  ],
};

export default function Keys() {
  const { list, form } = useLoaderData<typeof loader>();
  const { faults = [], reply, made } = (useActionData<typeof action>() ?? {}) as Answer;
  const { t } = useWords();
  const { items, used, most, may_write, is_confirmed } = list;
  const isFull = used >= most;
  return (
    <>
      <PageHeader title={t("apikeys.title")} lead={t("apikeys.lead")} />
      <div className="grid gap-5">
        <ErrorSummary faults={faults.map((message) => ({ message }))} />
        {made && <NewKey made={made} />}
        <p>{t("apikeys.places", { used, count: most })}</p>
        {items.length === 0 ? <p className="text-muted">{t("apikeys.none")}</p> : <KeyTable keys={items} />}
        <section className="grid gap-3" aria-labelledby="make">
          <h2 id="make" className="font-serif text-xl font-bold">
            {t("apikeys.make.title")}
          </h2>
          {!may_write && <p className="text-muted">{t("apikeys.reads_only")}</p>}
          {isFull && (
            <Banner tone="warning" title={t("apikeys.full", { count: most })}>
              <WayOut label={t("apikeys.plan")} ask={t("apikeys.ask")} />
            </Banner>
          )}
          {!is_confirmed && !isFull && !reply && <ConfirmFirst to={here} />}
          {((is_confirmed && !isFull) || reply) && <KeyForm form={form} reply={reply} mayWrite={may_write} />}
        </section>
      </div>
    </>
  );
}
