import { getZodConstraint } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MailedLink, quiet, quietHeaders, quietMeta } from "#app/accounts/mailed-link.tsx";
import { useWords } from "#app/locales/words.tsx";
import { sentKey } from "#app/marketplace/enquiry-action.ts";
import { WaitingForm } from "#app/marketplace/waiting-form.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { formKey } from "#worker/kit/form-timing-contract.ts";
import { longest as strangers } from "#worker/marketplace/enquiries/contract.ts";
import { longest, waitingDraft } from "#worker/marketplace/waiting/contract.ts";

/** The form of whoever waits: of the `seller` of a page, or of a `listing`, whose species it begins with. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const given = (name: string) => (searchParams.get(name) ?? "").slice(0, 80);
  const start = { species: given("species"), sex: given("sex"), colour: given("colour") };
  const known: Record<string, object> = getZodConstraint(waitingDraft);
  const lengths = { ...longest, name: strangers.name, email: strangers.email };
  const limits = Object.entries(lengths).map(([name, maxLength]) => [name, { ...known[name], maxLength }]);
  const constraint = { ...known, ...Object.fromEntries(limits) } as Record<string, object>;
  const isSent = searchParams.has("sent");
  return data({ isSent, start, constraint, idempotency_key: formKey(Date.now()) }, { headers: quiet });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  form.set("seller", searchParams.get("seller") ?? "");
  form.set("listing_id", searchParams.get("listing") ?? "");
  const { next } = sentKey(form);
  const { refused } = await submit(form, context, waitingDraft, (json, headers) =>
    context.api.send("POST", "/api/market/waiting", { json, headers }),
  );
  if (!refused) return redirect("/market/waiting?sent", { status: 303, headers: quiet });
  return data({ reply: refused.data.reply, idempotency_key: next(refused.init?.status) }, refused.init ?? undefined);
}

export const headers = quietHeaders;
export const meta: MetaFunction = (args) => quietMeta(titled(args, "asking.wait"));

export default function Waiting() {
  const { t } = useWords();
  const { isSent, start, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  if (isSent && !again)
    return (
      <MailedLink title={t("asking.sent")} lead={t("asking.wait_sent")} ways={[["/market", t("asking.market")]]}>
        <p>{t("asking.sent_where")}</p>
      </MailedLink>
    );
  return (
    <MailedLink title={t("asking.wait")} lead={t("asking.wait_lead")}>
      <WaitingForm
        reply={again?.reply}
        constraint={constraint}
        start={start}
        idempotencyKey={again?.idempotency_key ?? idempotency_key}
      />
      <p className="field-hint">{t("asking.wait_privacy")}</p>
    </MailedLink>
  );
}
