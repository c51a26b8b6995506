import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { renewCard } from "#app/accounts/card.ts";
import { failureText } from "#app/accounts/failure.ts";
import { AddressForm } from "#app/addresses/address-form.tsx";
import { CodeForm } from "#app/addresses/code-form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { wordsFor } from "#app/locales/dictionary.ts";
import { translator, useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Me } from "#worker/accounts/contract.ts";
import { type AddressState, addressDraft, addressProof } from "#worker/addresses/contract.ts";

const path = "/api/profile/email";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { data: state } = await context.api.get<{ data: AddressState }>(path);
  const isOther = new URL(request.url).searchParams.has("other");
  return { email: state.email, pending: isOther ? null : state.pending, constraint: getZodConstraint(addressDraft) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return form.get("intent") === "confirm" ? confirm(form, context) : ask(form, context);
}

async function ask(form: FormData, context: LoadContext) {
  let email = "";
  const { refused } = await submit(form, context, addressDraft, (json) => {
    email = json.email;
    return context.api.send("POST", path, { json });
  });
  return refused ?? redirectWithFlash(context, { key: "addresses.sent", values: { email }, to: "/profile/email" });
}

async function confirm(form: FormData, context: LoadContext) {
  const t = translator(wordsFor(context.language, ["addresses"]), context.language);
  const { refused, accepted } = await submit(form, context, addressProof, async (json) => {
    const outcome = await context.api.send<{ data: Me }>("POST", `${path}/confirm`, { json });
    return outcome.status === 400 ? failureText(outcome, t("addresses.code.wrong")) : outcome;
  });
  if (refused) return refused;
  await renewCard(context);
  return redirectWithFlash(context, { key: "addresses.done", values: { email: accepted.data.email }, to: "/profile" });
}

export const meta: MetaFunction = (args) => titled(args, "addresses.title");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("ui.profile"), href: "/profile" },
    { label: t("addresses.title"), is_current: true },
  ],
};

export default function ChangeEmail() {
  const { email, pending, constraint } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const { t } = useWords();
  const title = t(pending ? "addresses.code.title" : "addresses.title");
  const lead = pending ? t("addresses.code.lead", { email: pending.email }) : t("addresses.lead", { email });
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {pending ? (
        <CodeForm email={pending.email} reply={reply} />
      ) : (
        <AddressForm reply={reply} constraint={constraint} />
      )}
    </>
  );
}
