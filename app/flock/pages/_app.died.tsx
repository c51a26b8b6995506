import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { type Sought, seekBird } from "#app/birds/picker/meant.ts";
import { SoughtBirdField } from "#app/birds/picker/sought-bird-field.tsx";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField } from "#app/controls/text-fields.tsx";
import { CauseField } from "#app/flock/status-day-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { ScanLink } from "#app/search/scan-link.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { soughtBird } from "#worker/birds/contract.ts";
import { loss } from "#worker/clutches/contract.ts";
import type { AilingBirds } from "#worker/flock/ailing.ts";

/** `ring` is what the camera saw. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const ring = (new URL(request.url).searchParams.get("ring") ?? "").slice(0, 200);
  const { data: page } = await context.api.get<{ data: AilingBirds }>("/api/birds/ailing");
  return { ...page, ring, idempotency_key: crypto.randomUUID() };
}

const how = loss.pick({ on: true, cause: true });

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const form = await request.formData();
  // The button of a bird says which; else its ring was typed.
  const pressed = form.get("pressed");
  const ofPressed = typeof pressed === "string" ? { id: pressed, text: "" } : undefined;
  let sought: Sought | undefined;
  const schema = ofPressed ? how.extend(soughtBird.partial().shape) : how.extend(soughtBird.shape);
  const { refused, accepted } = await submit(form, context, schema, async ({ on, cause, ring = "" }, headers) => {
    sought = ofPressed ?? (await seekBird(context, form, ring));
    if (sought.id === undefined) return sought.refused;
    const path = `/api/birds/${encodeURIComponent(sought.id)}/lost`;
    return context.api.send<{ data: Bird; undo: string }>("POST", path, { json: { on, cause }, headers });
  });
  if (refused) {
    const question = sought && "question" in sought ? sought.question : undefined;
    return data({ reply: refused.data.reply, question }, refused.init ?? undefined);
  }
  const { data: bird, undo } = accepted;
  const back = `/birds/${bird.id}`;
  const values = { ring: bird.identifier, status: bird.status?.name ?? "" };
  const returning = new URLSearchParams({ deed: undo, return_to: back });
  context.flash({ key: "birds.status.done", values, undo: `${back}/undo?${returning}` });
  return redirect(back, 303);
}

export const meta: MetaFunction = (args) => titled(args, "birds.died.title");
export const handle: PageHandle = { crumbs: (t) => [{ label: t("birds.died.title"), is_current: true }] };

export default function Died() {
  const { t } = useWords();
  const { items, today, ring, idempotency_key } = useLoaderData<typeof loader>();
  const { reply, question } = useActionData<typeof action>() ?? {};
  const constraint = { on: { max: today, min: "1900-01-01" } };
  const fields = plainFields(["ring", "on", "cause"], { reply, start: { ring, on: today }, constraint });
  const sentKey = reply?.initialValue?.idempotency_key;
  return (
    <>
      <PageHeader title={t("birds.died.title")} actions={<ScanLink round="died" />} />
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <Form id={formId} key={idempotency_key} idempotencyKey={sentKey ? String(sentKey) : idempotency_key}>
          <FormFaults reply={reply} fields={fields} />
          <SoughtBirdField field={fields.ring} isFirst={!reply && !ring} reply={reply} question={question} />
          <DateField field={fields.on} label={t("birds.status.died_on")} />
          <CauseField field={fields.cause} hint={t("birds.status.cause_hint")} />
          <div>
            <Button kind="primary">{t("birds.status.died_do")}</Button>
          </div>
        </Form>
        {items.length > 0 && <Ailing items={items} />}
      </div>
    </>
  );
}

const formId = "died";

/** Birds of which it is likeliest: one press instead of a ring; the day and the cause go along. */
function Ailing({ items }: Pick<AilingBirds, "items">) {
  const { t } = useWords();
  return (
    <section>
      <h2 className="mb-2">{t("birds.died.ailing")}</h2>
      <ul className="grid gap-2">
        {items.map((bird) => (
          <li key={bird.id} className="flex items-center justify-between gap-3">
            <span>
              <Ring>{bird.identifier}</Ring> {bird.name && <bdi>{bird.name}</bdi>}
              <span className="field-hint block">
                {[bird.species_name, bird.status_name, bird.place_name].filter(Boolean).join(" · ")}
              </span>
            </span>
            <Button
              form={formId}
              name="pressed"
              value={bird.id}
              formNoValidate
              aria-label={`${t("birds.died.this")}: ${bird.identifier}`}
            >
              {t("birds.died.this")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
