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
import { ConfirmFirst, StrangerThread } from "#app/marketplace/enquiries/stranger-thread.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { messageDraft } from "#worker/marketplace/enquiries/contract.ts";
import type { StrangerThread as Thread } from "#worker/marketplace/enquiries/stranger-thread.ts";

const path = "/api/market/enquiries";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const outcome = await context.api.send<{ data: Thread }>("GET", `${path}/${encodeURIComponent(params.token ?? "")}`);
  if (outcome.ok) return data({ thread: outcome.answer.data }, { headers: quiet });
  if (outcome.status !== 404) throw Response.json(outcome.problem, { status: outcome.status });
  return data({ thread: null }, { status: 404, headers: quiet });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = params.token ?? "";
  const here = `/market/enquiries/${encodeURIComponent(token)}`;
  if (form.get("do") === "confirm") {
    const outcome = await context.api.send("POST", `${path}/confirm`, { json: { token } });
    if (!outcome.ok && outcome.status !== 404) throw Response.json(outcome.problem, { status: outcome.status });
    return redirect(here, { status: 303, headers: quiet });
  }
  const { refused } = await submit(form, context, messageDraft, (json) =>
    context.api.send("POST", `${path}/${encodeURIComponent(token)}/messages`, { json }),
  );
  return refused ?? redirect(here, { status: 303, headers: quiet });
}

export const headers = quietHeaders;
export const meta: MetaFunction = (args) => quietMeta(titled(args, "asking.thread"));

export default function EnquiryByToken() {
  const { t } = useWords();
  const { thread } = useLoaderData<typeof loader>() as { thread: Thread | null };
  const reply = useActionData<typeof action>()?.reply;
  const ways = [["/market", t("asking.market")]] as const;
  if (!thread)
    return (
      <MailedLink title={t("asking.gone")} outcome={{ tone: "warning", text: t("asking.gone_why") }} ways={ways} />
    );
  if (thread.state === "new")
    return (
      <MailedLink title={t("asking.confirm")} lead={t("asking.confirm_lead", { title: thread.title ?? "" })}>
        <ConfirmFirst label={t("asking.confirm_do")} />
      </MailedLink>
    );
  return <StrangerThread thread={thread} reply={reply} />;
}
