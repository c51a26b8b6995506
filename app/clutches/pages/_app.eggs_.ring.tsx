import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { NestCard, NestsPage } from "#app/clutches/nest/nests-page.tsx";
import { RingFields, ringFields } from "#app/clutches/ring-fields.tsx";
import { RingSize, sizeInWords } from "#app/clutches/ring-size.tsx";
import { inNest, ringAdvice } from "#app/clutches/ringing.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { LegRing } from "#app/marks/illustrations.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import type { NestsToRing } from "#worker/clutches/to-ring.ts";
import { dayInWords } from "#worker/locales/dates.ts";

/** The nests with chicks to ring by today, those whose time is over first; the only one opens by itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  requireMay(context, "season.write");
  const { data } = await context.api.get<{ data: NestsToRing }>("/api/eggs/to-ring");
  const [only, another] = data.nests;
  if (only && !another) throw redirect(`/clutches/${only.clutch.id}/rings`);
  return { ...data, form_key: crypto.randomUUID() };
}

export const meta: MetaFunction = (args) => titled(args, "clutches.ring.which");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("clutches.list.title"), href: "/eggs" },
    { label: t("clutches.ring.which"), is_current: true },
  ],
};

export default function WhomToRing() {
  const { t } = useWords();
  const { nests, others, form_key, ...page } = useLoaderData<typeof loader>();
  const none = {
    drawing: <LegRing />,
    title: t("clutches.ring.none"),
    why: t("clutches.ring.none.why"),
    actions: <LinkButton to="/eggs">{t("clutches.list.title")}</LinkButton>,
  };
  return (
    <NestsPage
      title={t("clutches.ring.which")}
      lead={t("clutches.ring.lead")}
      empty={nests.length === 0 && none}
      others={others > 0 && { words: t("clutches.ring.others", { count: others }), to: "/eggs?due=ring" }}
    >
      {nests.map((nest, at) => (
        <Nest key={nest.clutch.id} nest={nest} page={page} isFirst={at === 0} formKey={form_key} />
      ))}
    </NestsPage>
  );
}

type NestProps = {
  nest: NestsToRing["nests"][number];
  page: Pick<NestsToRing, "chick_versions" | "today">;
  isFirst: boolean;
  formKey: string;
};

/** A nest with a box for the ring of each of its chicks; what is refused comes back on the page of its own. */
function Nest({ nest: { clutch, pair, place, until, eggs, rings }, page, isFirst, formKey }: NestProps) {
  const { t, language } = useWords();
  const { today, chick_versions } = page;
  const at = `/clutches/${clutch.id}`;
  const title = t("clutches.title", { number: `${pair.number}/${clutch.number}` });
  const fields = ringFields({ chicks: inNest(eggs), nest: clutch.id, rings, today });
  const on = fieldFacts("on", { id: `on-${clutch.id}`, initialValue: today, max: today });
  const size = fieldFacts("size", {
    id: `size-${clutch.id}`,
    initialValue: sizeInWords(rings.last_size, language),
    maxLength: 8,
  });
  return (
    <NestCard
      to={at}
      title={title}
      hint={[place, t("clutches.ring.until", { day: dayInWords(until, language) })].filter(Boolean).join(" · ")}
    >
      <Form action={`${at}/rings`} className="grid gap-3" idempotencyKey={`${formKey}.${clutch.id}`} aria-label={title}>
        <p className="text-muted">{ringAdvice({ rings }, t)}</p>
        <RingFields fields={fields} rings={rings} today={today} chick_versions={chick_versions} isFirst={isFirst} />
        <details className="drawer">
          <summary>{t("clutches.ring.day_size")}</summary>
          <div className="form">
            <DateField field={on} label={t("clutches.day")} />
            <RingSize field={size} rings={rings} />
          </div>
        </details>
        <div className="actions">
          <Button kind="primary">{t("clutches.rings.go")}</Button>
        </div>
      </Form>
    </NestCard>
  );
}
