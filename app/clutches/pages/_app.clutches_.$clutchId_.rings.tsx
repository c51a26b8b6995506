import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { sendRings } from "#app/clutches/actions/send-rings.ts";
import { MixedChicks } from "#app/clutches/mixed-chicks.tsx";
import { RingFields, ringFields } from "#app/clutches/ring-fields.tsx";
import { RingSize, sizeInWords } from "#app/clutches/ring-size.tsx";
import { inNest, ringAdvice } from "#app/clutches/ringing.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { LegRing } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

export async function loader({ params, context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const path = `/api/clutches/${encodeURIComponent(params.clutchId ?? "")}`;
  const { data: page } = await context.api.get<{ data: ClutchPage }>(path);
  return { page, form_key: crypto.randomUUID() };
}

/** Rings one after another: those before a refused one have theirs, and it comes back with what is wrong. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requireMay(context, "season.write");
  const id = encodeURIComponent(params.clutchId ?? "");
  const { ringed, cautions, faults, typed } = await sendRings(await request.formData(), context, params.clutchId ?? "");
  if (Object.keys(faults).length > 0) return data({ faults, typed }, 422);
  const caution = cautions.slice(0, 2).join(" ");
  if (caution) context.flash({ key: "clutches.done.ringed.but", values: { count: ringed, caution } });
  else if (ringed > 0) context.flash({ key: "clutches.done.ringed", values: { count: ringed } });
  return redirect(`/clutches/${id}`, 303);
}

const nameOf = ({ pair, clutch }: ClutchPage) => `${pair.number}/${clutch.number}`;
export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  titled(args, "clutches.rings.title", { number: data ? nameOf(data.page) : "" });
export const handle: PageHandle<{ page: ClutchPage }> = {
  crumbs: (t, { page }) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    { label: t("clutches.title", { number: nameOf(page) }), href: `/clutches/${page.clutch.id}` },
    { label: t("clutches.ring.nest"), is_current: true },
  ],
};

export default function RingTheNest() {
  const { t, language } = useWords();
  const { page, form_key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const chicks = inNest(page.eggs);
  const title = t("clutches.rings.title", { number: nameOf(page) });
  const back = <LinkButton to={`/clutches/${page.clutch.id}`}>{t("clutches.rings.back")}</LinkButton>;
  if (chicks.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState drawing={<LegRing />} title={t("clutches.rings.none")} actions={back} />
      </>
    );
  const { rings, today } = page;
  const fields = ringFields({ chicks, rings, today, refused });
  const { faults = {}, typed } = refused ?? {};
  const on = fieldFacts("on", { initialValue: typed?.on ?? today, max: today, errors: faults.on });
  const size = fieldFacts("size", {
    initialValue: typed?.size ?? sizeInWords(rings.last_size, language),
    errors: faults.size,
    maxLength: 8,
  });
  return (
    <>
      <PageHeader title={title} lead={t("clutches.rings.lead")} />
      <Form key={form_key} idempotencyKey={form_key} guarded>
        <ErrorSummary
          faults={faultsOf(
            [...fields.flatMap(({ field, beside }) => [field, ...Object.values(beside)]), size, on],
            refused?.faults[""] ?? [],
          )}
        />
        <p className="text-muted">{ringAdvice(page, t)}</p>
        <MixedChicks chicks={page.mixed.filter(({ id }) => chicks.some((chick) => chick.id === id))} />
        <RingFields fields={fields} rings={rings} today={today} chick_versions={page.chick_versions} />
        <DateField field={on} label={t("clutches.day")} />
        <RingSize field={size} rings={rings} />
        <div className="actions">
          <Button kind="primary">{t("clutches.rings.go")}</Button>
          {back}
        </div>
      </Form>
    </>
  );
}
