import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { HenField } from "#app/clutches/hen-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { emptied, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { eggForm } from "#worker/clutches/forms-contract.ts";
import type { EggPage } from "#worker/clutches/queries.ts";

type Answer = { data: Egg } & Omit<EggPage, "egg">;

export async function loader({ params, context }: LoaderFunctionArgs): Promise<EggPage> {
  requireMay(context, "season.write");
  const path = `/api/eggs/${encodeURIComponent(params.eggId ?? "")}`;
  const { data: egg, size, birds, today } = await context.api.get<Answer>(path);
  return { egg, size, birds, today };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const form = await request.formData();
  const boxes = (["mark", "laid_on", "hen_id", "length_mm", "breadth_mm", "notes"] as const).filter((name) =>
    form.has(name),
  );
  const { refused, accepted } = await submit(form, context, eggForm, ({ version, confirmed, ...typed }, headers) => {
    const json = { ...emptied(typed, boxes), version, confirmed: confirmed === "on" };
    const path = `/api/eggs/${encodeURIComponent(params.eggId ?? "")}`;
    return context.api.send<{ data: Egg }>("PUT", path, { json, headers });
  });
  if (refused) return refused;
  const { tag, clutch, number } = accepted.data;
  context.flash({ key: "clutches.done.edited", values: { egg: tag } });
  return redirect(`/clutches/${clutch.id}#egg-${number}`, 303);
}

export const meta: MetaFunction = (args) => titled(args, "clutches.edit");
export const handle: PageHandle<EggPage> = {
  crumbs: (t, { egg }) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    {
      label: t("clutches.title", { number: `${egg.pair.number}/${egg.clutch.number}` }),
      href: `/clutches/${egg.clutch.id}`,
    },
    { label: t("clutches.egg", { number: egg.number }), is_current: true },
  ],
};

export default function EditEgg() {
  const { t, language } = useWords();
  const { egg, size, birds, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { mark, laid_on, hen_id, notes } = egg;
  const shown = (millimetres: number | null) => (millimetres === null ? null : formatNumber(millimetres, language));
  const fields = plainFields(["mark", "laid_on", "confirmed", "hen_id", "length_mm", "breadth_mm", "notes"], {
    reply: refused?.reply,
    start: { mark, laid_on, hen_id, notes, length_mm: shown(size.length_mm), breadth_mm: shown(size.breadth_mm) },
    constraint: { mark: { maxLength: 40 }, laid_on: { max: today }, notes: { maxLength: 1000 } },
  });
  return (
    <>
      <PageHeader title={t("clutches.egg", { number: egg.tag })} />
      <Form guarded>
        <FormFaults reply={refused?.reply} fields={fields} />
        <input type="hidden" name="version" value={egg.version} />
        <TextField field={fields.mark} label={t("clutches.mark")} autoComplete="off" />
        <DateField field={fields.laid_on} label={t("clutches.laid_on")} hint={t("clutches.laid_on.hint")} />
        {(fields.confirmed.errors || fields.confirmed.initialValue === "on") && (
          <CheckboxField field={fields.confirmed} label={t("clutches.lay.confirmed")} />
        )}
        <TextField
          field={fields.length_mm}
          label={t("clutches.length_mm")}
          hint={t("clutches.size.hint")}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField field={fields.breadth_mm} label={t("clutches.breadth_mm")} inputMode="decimal" autoComplete="off" />
        <HenField field={fields.hen_id} birds={birds} />
        <TextareaField field={fields.notes} label={t("clutches.notes")} />
        <div className="actions">
          <Button kind="primary">{t("clutches.save")}</Button>
          <LinkButton kind="ghost" to={`/clutches/${egg.clutch.id}`}>
            {t("clutches.rings.back")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
