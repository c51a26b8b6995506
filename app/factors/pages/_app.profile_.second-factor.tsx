import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { renewCard } from "#app/accounts/card.ts";
import { FactorBegin } from "#app/factors/factor-begin.tsx";
import { factorNotice } from "#app/factors/factor-due.ts";
import { FactorEnd } from "#app/factors/factor-end.tsx";
import { FactorPending } from "#app/factors/factor-pending.tsx";
import { RecoveryCodes } from "#app/factors/recovery-codes.tsx";
import type { Translate } from "#app/locales/words.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { type Reply, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { factorSwitch } from "#worker/factors/contract.ts";
import type { FactorState } from "#worker/factors/setup.ts";

const path = "/api/profile/second-factor";
const here = () => redirect("/profile/second-factor", 303);

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: state } = await context.api.get<{ data: FactorState }>(path);
  return { state, notice: factorNotice(context) };
}

type Answer = { reply?: Reply; codes?: string[] };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("intent") === "confirm") return confirm(form, context);
  if (form.get("intent") === "end") return end(form, context);
  const outcome = await context.api.send("POST", path);
  // Where it is on already, the page says so.
  if (!outcome.ok && outcome.status !== 409) throw Response.json(outcome.problem, { status: outcome.status });
  return here();
}

async function confirm(form: FormData, context: LoadContext) {
  type Codes = { data: { recovery_codes: string[] } };
  const { refused, accepted } = await submit(form, context, factorSwitch, (json) =>
    context.api.send<Codes>("POST", `${path}/confirm`, { json }),
  );
  if (refused) return refused;
  await renewCard(context);
  // Shown by this answer and by none after it: there is no address they could be asked for at again.
  return data<Answer>({ codes: accepted.data.recovery_codes });
}

async function end(form: FormData, context: LoadContext) {
  const { refused } = await submit(form, context, factorSwitch, (json) => context.api.send("DELETE", path, { json }));
  if (refused) return refused;
  await renewCard(context);
  context.flash({ key: "factors.ended" });
  return here();
}

export const meta: MetaFunction = (args) => titled(args, "factors.title");
export const handle = {
  crumbs: (t: Translate) => [
    { label: t("ui.settings"), href: "/settings" },
    { label: t("factors.title"), is_current: true },
  ],
};

export default function SecondFactor() {
  const { t } = useWords();
  const { state, notice } = useLoaderData<typeof loader>() as { state: FactorState; notice?: string };
  const { reply, codes } = (useActionData<typeof action>() ?? {}) as Answer;
  return (
    <>
      <PageHeader title={t("factors.title")} lead={t("factors.lead")} />
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && state.state === "off" && <FactorBegin notice={notice} />}
      {!codes && state.state === "pending" && <FactorPending state={state} reply={reply} />}
      {!codes && state.state === "on" && <FactorEnd state={state} reply={reply} />}
    </>
  );
}
