import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { PlanIsFull } from "#app/billing/plan-is-full.tsx";
import type { NewBirdForm } from "#app/birds/api-types.ts";
import { MoreFields, QuickFields, RingField } from "#app/birds/bird-fields.tsx";
import { BirdForm } from "#app/birds/bird-form.tsx";
import { storedBirth } from "#app/birds/birth/birth.ts";
import { listQuery, searchOf } from "#app/birds/list-query.ts";
import { useOverList } from "#app/birds/over-list.ts";
import { recentIn } from "#app/birds/picker/recent-birds.ts";
import { FoldedFields, RecordFields } from "#app/birds/record-fields.tsx";
import { saveBird, savedWords } from "#app/birds/save-bird.ts";
import { SpeciesFirst } from "#app/birds/species-first.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { later } from "#app/controls/later.tsx";
import { inOrder, type OnNewRing } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { RouteDialog } from "#app/shell/dialog.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { titled } from "#app/web/titles.ts";
import { birdDraftForm } from "#worker/birds/contract.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const [after, place] = [searchParams.get("after")?.slice(0, 100), searchParams.get("place_id")?.slice(0, 64)];
  const search = new URLSearchParams({ ...(after && { after }), ...(place && { place_id: place }) });
  const { data } = await context.api.get<{ data: NewBirdForm }>(`/api/birds/new-form?${search}`);
  const { fathers: _, mothers: __, ...form } = data;
  const recent = recentIn(data, context);
  return { form, recent, constraint: getZodConstraint(birdDraftForm), idempotency_key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { unsaved, saved } = await saveBird(form, context, birdDraftForm, { method: "POST", path: "/api/birds/" });
  if (unsaved) return unsaved;
  context.flash(savedWords("created", saved));
  if (form.get("next") === "another") return redirect(nextForm(request, saved.data.identifier), 303);
  // A new bird is on the first page: that is where its breeder looks for it.
  const { page: _, ...query } = listQuery(new URL(request.url).searchParams);
  return redirect(`/birds${searchOf(query)}`, 303);
}

/** The form once more, for a bird behind the one of that ring; the list's question is kept. */
function nextForm(request: Request, ring: string): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete("identifier");
  searchParams.set("after", ring);
  return `/birds/new?${searchParams}`;
}

export const meta: MetaFunction = (args) => titled(args, "birds.form.new");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("birds.list.title"), href: "/birds" },
    { label: t("birds.form.new"), is_current: true },
  ],
};

const NoSpecies = later(
  import.meta.env.SSR ? SpeciesFirst : undefined,
  async () => (await import("#app/birds/species-first.tsx")).SpeciesFirst,
);

export default function NewBird() {
  const { t } = useWords();
  const { form } = useLoaderData<typeof loader>();
  const { over, close } = useOverList();
  return (
    <RouteDialog over={over} title={t("birds.form.new")} onClose={close}>
      {form.species.length === 0 ? <NoSpecies /> : <NewBirdFields />}
    </RouteDialog>
  );
}

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../../*/elsewhere.tsx", { eager: true, import: "onNewRing", query: "?part=onNewRing" });
const onNewRing = inOrder<OnNewRing[number]>(found);

function NewBirdFields() {
  const { t } = useWords();
  const { form, recent, constraint, idempotency_key } = useLoaderData<typeof loader>();
  const unsaved = useActionData<typeof action>();
  const { back } = useOverList();
  const [params] = useSearchParams();
  const start = startOf(form, params);
  const choices = form.species.map(({ id, common_name }) => ({ value: id, label: common_name }));
  return (
    <BirdForm
      // The form of the next bird is another one, with nothing left of what was typed for the last.
      key={params.get("after")}
      start={start}
      unsaved={unsaved}
      constraint={constraint}
      back={back}
      idempotencyKey={idempotency_key}
      submitWords={t("birds.form.add")}
      anotherWords={t("birds.form.add_another")}
      above={!unsaved && <PlanNotice {...form.limit} />}
    >
      {(fields) => (
        <>
          <RingField field={fields.identifier} isNext={params.has("after") && !unsaved} />
          {onNewRing.map(({ order, Show }) => (
            <Show key={order} field={fields.identifier.id} species_id={String(start.species_id)} />
          ))}
          <SelectField
            field={fields.species_id}
            label={t("birds.field.species_id")}
            empty={t("birds.form.choose_species")}
            choices={choices}
          />
          <QuickFields fields={fields} recent={recent} today={form.today} />
          <FoldedFields fields={fields}>
            <MoreFields fields={fields} {...form} />
            <RecordFields fields={fields} recent={recent} />
          </FoldedFields>
        </>
      )}
    </BirdForm>
  );
}

// A ring and a place can be named in the address. Where there is one species only, there is nothing to choose.
function startOf(
  { another, last_species_id, species: [first, second], places, today }: Omit<NewBirdForm, "fathers" | "mothers">,
  params: URLSearchParams,
) {
  const place_id = places.items.find(({ id }) => id === params.get("place_id"))?.id ?? "";
  if (another) {
    const { identifier, species_id, father_ring, mother_ring } = another;
    return {
      sex: "unknown",
      place_id,
      identifier,
      species_id,
      father_ring,
      mother_ring,
      ...storedBirth(another),
    };
  }
  const identifier = params.get("identifier")?.slice(0, 100) ?? "";
  const only = first && !second ? first.id : "";
  // Which year is left open: this one would be as false for a grown bird as today's date.
  const born = { birth_precision: "day", birth_date: today, birth_month: today.slice(0, 7) };
  return { sex: "unknown", place_id, identifier, species_id: last_species_id ?? only, ...born };
}

function PlanNotice({ birds, used }: NewBirdForm["limit"]) {
  const { t } = useWords();
  if (birds === null || used < birds) return null;
  return <PlanIsFull words={[t("birds.form.plan.detail", { limit: birds })]} />;
}
