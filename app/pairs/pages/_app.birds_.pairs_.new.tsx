import "../pairs.css";
import "../../mating/mating.css";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { takePlace } from "#app/birds/picker/meant.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { Judgement } from "#app/pairs/judgement.tsx";
import { judgeMeant } from "#app/pairs/meant-birds.ts";
import { MoveFields } from "#app/pairs/move-fields.tsx";
import { boxesFor } from "#app/pairs/pair-choices.ts";
import { summaryOf, withPlace, withPlaceFault } from "#app/pairs/pair-faults.ts";
import { PairFields } from "#app/pairs/pair-fields.tsx";
import { faultsOfRefusal, ringed, sentPair, typedIn } from "#app/pairs/sent-pair.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { PairAnswer } from "#worker/pairs/queries.ts";

/** What the address says is in the boxes, and both sides of it are judged. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { searchParams } = new URL(request.url);
  const place = await takePlace(searchParams, context);
  const query = typedIn(searchParams, { kind: "pair", state: "active", move: searchParams.has("kind") ? "" : "on" });
  const [boxes, judged] = await Promise.all([boxesFor(context), judgeMeant(context, query)]);
  return {
    ...boxes,
    typed: ringed(judged.typed, judged.answer),
    questions: withPlace(judged.questions, place),
    // The form has not been submitted yet, so it shows no faults.
    faults: judged.faults,
    judged: judged.answer?.judged ?? [],
    rotated: judged.answer?.rotated ?? [],
    idempotency_key: crypto.randomUUID(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const place = await takePlace(form, context);
  const { answer, typed, faults, questions } = await judgeMeant(context, typedIn(form));
  if (!answer || faults.length > 0 || place)
    return data({ typed, faults: withPlaceFault(faults, place), questions: withPlace(questions, place) }, 422);
  const key = String(form.get("idempotency_key") ?? "");
  const headers: Record<string, string> = /^[\x21-\x7e]{1,255}$/.test(key) ? { "Idempotency-Key": key } : {};
  const json = { ...sentPair(typed, answer), state: typed.state };
  const outcome = await context.api.send<PairAnswer>("POST", "/api/pairs", { json, headers });
  if (!outcome.ok) return data({ typed, faults: faultsOfRefusal(outcome.problem), questions: {} }, outcome.status);
  const { id, number } = outcome.answer.data;
  return redirectWithFlash(context, { key: "pairs.saved.created", values: { number }, to: `/birds/pairs/${id}` });
}

export const meta: MetaFunction = (args) => titled(args, "pairs.form.new");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("pairs.list.title"), href: "/birds/pairs" },
    { label: t("pairs.form.new"), is_current: true },
  ],
};

export default function NewPair() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useWords();
  const { typed, faults, questions } = refused ?? loaded;
  const { recent, places, today, judged, rotated, idempotency_key } = loaded;
  const isPlanned = typed.state === "planned";
  const at = "/birds/pairs/new";
  return (
    <>
      <PageHeader title={t("pairs.form.new")} lead={t("pairs.form.lead")} />
      <Form idempotencyKey={idempotency_key} action={at} data-long>
        <ErrorSummary faults={summaryOf(faults)} />
        {/* The first button of a form is the one Enter presses. */}
        <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
          {t("pairs.form.add")}
        </button>
        <PairFields
          typed={typed}
          faults={faults}
          recent={recent}
          places={places}
          questions={questions}
          today={today}
          isPlanned={isPlanned}
          at={at}
        />
        <SelectField
          field={fieldFacts("state", { initialValue: typed.state, required: true })}
          label={t("pairs.field.state")}
          choices={(["active", "planned"] as const).map((state) => ({
            value: state,
            label: t(`pairs.begin.${state}`),
          }))}
        />
        <MoveFields typed={typed} faults={faults} label={t("pairs.field.move")} />
        <Judgement judged={judged} rotated={rotated} />
        <div className="actions">
          <Button kind="primary">{t("pairs.form.add")}</Button>
          <Button formMethod="get" formAction={at} formNoValidate name="more" value="look">
            {t("pairs.form.judge")}
          </Button>
          <LinkButton kind="ghost" to="/birds/pairs">
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
