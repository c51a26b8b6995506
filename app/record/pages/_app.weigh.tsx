import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay, requireMember } from "#app/accounts/member.ts";
import { type Sought, seekBird } from "#app/birds/picker/meant.ts";
import { SoughtBirdField } from "#app/birds/picker/sought-bird-field.tsx";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { inGrams, inPercent } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { WeightChart } from "#app/record/weight-chart.tsx";
import { Beside, Noted } from "#app/search/last-noted.tsx";
import { ScanLink } from "#app/search/scan-link.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { LoadContext } from "#app/web/load-context.ts";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { soughtBird } from "#worker/birds/contract.ts";
import { weightDraft } from "#worker/record/contract.ts";
import type { addWeight, listWeights, Weight } from "#worker/record/weights.ts";

type Added = { data: Awaited<ReturnType<typeof addWeight>>["weight"] };
type Listed = Awaited<ReturnType<typeof listWeights>>;
type Last = { bird: string; ring: string; weight: Weight } & Pick<Listed, "items" | "usual">;

/** `bird` and `weight` name what was noted last, which stays in view; `ring` is what the camera saw. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const ring = (searchParams.get("ring") ?? "").slice(0, 200);
  const bird = searchParams.get("bird");
  const last = bird ? await lastWeight(context, bird, searchParams.get("weight")) : null;
  if (!bird) await requireMember(context);
  return { last, ring, idempotency_key: crypto.randomUUID() };
}

async function lastWeight({ api }: LoadContext, bird: string, id: string | null): Promise<Last | null> {
  const path = `/api/birds/${encodeURIComponent(bird)}/weights`;
  const outcome = await api.send<{ data: Listed }>("GET", path);
  if (!outcome.ok) return null;
  const { head, items, usual } = outcome.answer.data;
  const weight = items.find((it) => it.id === id);
  // The curve of the last weeks says enough beside the box for the next bird.
  return weight ? { bird, ring: head.identifier, weight, items: items.slice(0, 40), usual } : null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "flock.write");
  const form = await request.formData();
  const [bird, gone] = [form.get("bird"), form.get("delete")];
  if (typeof bird === "string" && typeof gone === "string") return takeBack(context, bird, gone);
  let sought: Sought | undefined;
  const schema = soughtBird.extend({ grams: weightDraft.shape.grams });
  const { refused, accepted } = await submit(form, context, schema, async ({ grams, ring }, headers) => {
    sought = await seekBird(context, form, ring);
    if (sought.id === undefined) return sought.refused;
    return context.api.send<Added>("POST", `/api/birds/${sought.id}/weights`, { json: { grams }, headers });
  });
  if (refused) {
    const question = sought && "question" in sought ? sought.question : undefined;
    return data({ reply: refused.data.reply, question }, refused.init ?? undefined);
  }
  return redirect(`/weigh?${new URLSearchParams({ bird: sought?.id ?? "", weight: accepted.data.id })}`, 303);
}

async function takeBack(context: LoadContext, bird: string, id: string) {
  const path = `/api/birds/${encodeURIComponent(bird)}/weights/${encodeURIComponent(id)}`;
  const outcome = await context.api.send("DELETE", path);
  const isGone = outcome.ok || outcome.status === 404;
  context.flash(isGone ? { key: "birds.weights.deleted" } : { key: "birds.weights.failed", tone: "error" });
  return redirect("/weigh", 303);
}

export const meta: MetaFunction = (args) => titled(args, "birds.weigh.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("birds.weigh.title"), is_current: true }],
};

export default function Weigh() {
  const { t } = useWords();
  const { last, ring, idempotency_key } = useLoaderData<typeof loader>();
  const { reply, question } = useActionData<typeof action>() ?? {};
  const fields = plainFields(["ring", "grams"], { reply, start: { ring }, constraint: { grams: { required: true } } });
  const sentKey = reply?.initialValue?.idempotency_key;
  return (
    <>
      <PageHeader title={t("birds.weigh.title")} lead={t("birds.weigh.lead")} actions={<ScanLink round="weigh" />} />
      <Beside
        noted={last && !reply && <LastWeight last={last} />}
        more={last && !reply && <WeightChart items={last.items} usual={last.usual} />}
      >
        <Form key={idempotency_key} idempotencyKey={sentKey ? String(sentKey) : idempotency_key}>
          <FormFaults reply={reply} fields={fields} />
          <SoughtBirdField field={fields.ring} isFirst={!reply && !ring} reply={reply} question={question} />
          <TextField
            field={fields.grams}
            label={t("birds.weights.grams")}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            autoFocus={!reply && ring !== ""}
          />
          <div>
            <Button kind="primary">{t("birds.weights.add")}</Button>
          </div>
        </Form>
      </Beside>
    </>
  );
}

function LastWeight({ last: { bird, ring, weight } }: { last: Last }) {
  const { t, language } = useWords();
  const { id, grams, change, is_drop, is_jump } = weight;
  const text = [inGrams(grams, language), change !== null && inPercent(change, language)].filter(Boolean).join(", ");
  return (
    <Noted bird={{ id: bird, ring }} tone={is_drop || is_jump ? "warning" : "success"} undo={{ bird, delete: id }}>
      : {text}
      {is_jump && ` (${t("birds.weights.jump")})`}
      {is_drop && !is_jump && ` (${t("birds.weights.drop_mark")})`}
    </Noted>
  );
}
