import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PlanIsFull } from "#app/billing/plan-is-full.tsx";
import type { NewBirdForm } from "#app/birds/api-types.ts";
import { BirdDetailFields, FamilyFields, RingField } from "#app/birds/bird-fields.tsx";
import { BirdForm } from "#app/birds/bird-form.tsx";
import { listQuery, searchOf } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { RecordFields } from "#app/birds/record-fields.tsx";
import { saveBird, savedWords } from "#app/birds/save-bird.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { Egg } from "#app/marks/illustrations.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import { birdDraftForm } from "#worker/birds/contract.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { data: form } = await context.api.get<{ data: NewBirdForm }>("/api/birds/new-form");
  return { form, constraint: getZodConstraint(birdDraftForm), idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { unsaved, saved } = await saveBird(form, context, birdDraftForm, { method: "POST", path: "/api/birds/" });
  if (unsaved) return unsaved;
  context.flash(savedWords("created", saved));
  // A new bird is on the first page: that is where its breeder looks for it.
  const { page: _, ...query } = listQuery(new URL(request.url).searchParams);
  return redirect(`/birds${searchOf(query)}`, 303);
}

export const meta: MetaFunction = (args) => titled(args, "birds.form.new");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("birds.form.new"), is_current: true },
  ],
};

export default function NewBird() {
  const { t } = useWords();
  const { form } = useLoaderData<typeof loader>();
  const { over, close } = useOverList();
  return (
    <RouteDialog over={over} title={t("birds.form.new")} onClose={close}>
      {form.species.length === 0 ? <SpeciesFirst /> : <NewBirdFields />}
    </RouteDialog>
  );
}

function NewBirdFields() {
  const { t } = useWords();
  const { form, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>();
  const { back } = useOverList();
  const [params] = useSearchParams();
  const choices = form.species.map(({ id, common_name }) => ({ value: id, label: common_name }));
  return (
    <BirdForm
      start={startOf(form, params)}
      {...{ unsaved, constraint, back }}
      idempotencyKey={idempotency_key}
      submitWords={t("birds.form.add")}
      above={!unsaved && <PlanNotice {...form.limit} />}
    >
      {(fields) => (
        <>
          <RingField field={fields.identifier} />
          <SelectField
            field={fields.species_id}
            label={t("birds.field.species_id")}
            empty={t("birds.form.choose_species")}
            choices={choices}
          />
          <BirdDetailFields fields={fields} {...form} />
          <FamilyFields fields={fields} {...form} />
          <RecordFields fields={fields} {...form} />
        </>
      )}
    </BirdForm>
  );
}

// Where there is one species only, there is nothing to choose; a place can be named in the address.
function startOf({ species: [only, another], places, today }: NewBirdForm, params: URLSearchParams) {
  const place_id = places.find(({ id }) => id === params.get("place_id"))?.id ?? "";
  // Which year is left open: this one would be as false for a grown bird as today's date.
  const born = { birth_precision: "day", birth_date: today, birth_month: today.slice(0, 7) };
  return { sex: "unknown", ...born, species_id: only && !another ? only.id : "", place_id };
}

function PlanNotice({ birds, used }: NewBirdForm["limit"]) {
  const { t } = useWords();
  if (birds === null || used < birds) return null;
  return <PlanIsFull words={[t("birds.form.plan.detail", { limit: birds })]} />;
}

function SpeciesFirst() {
  const { t } = useWords();
  const { search } = useOverList();
  const returning = new URLSearchParams({ return_to: `/birds/new${search}` });
  return (
    <EmptyState
      drawing={<Egg />}
      title={t("birds.form.no_species.title")}
      why={t("birds.form.no_species.detail")}
      actions={
        <>
          <LinkButton kind="primary" to={`/species/catalogue?${returning}`}>
            {t("birds.list.first.catalogue")}
          </LinkButton>
          <LinkButton to={`/birds/species/new?${returning}`} preventScrollReset>
            {t("birds.list.first.add_species")}
          </LinkButton>
        </>
      }
    />
  );
}
