import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form as Question, useActionData, useLoaderData } from "@remix-run/react";
import { ArrivalList } from "#app/birds/arrival-list.tsx";
import { MoveFaults, moveField, ReasonField } from "#app/birds/move-faults.tsx";
import { placeCrumbs } from "#app/birds/place-crumbs.ts";
import { sendMove } from "#app/birds/send-move.ts";
import { Occupancy } from "#app/places/occupancy.tsx";
import { titled } from "#app/titles.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { fieldFacts } from "#app/ui/field.tsx";
import { Form } from "#app/ui/form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextareaField, TextField } from "#app/ui/text-fields.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { ArrivalsPage } from "#worker/housing/move-candidates.ts";
import type { PageHandle } from "./_app.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const path = `/api/places/${encodeURIComponent(params.placeId ?? "")}/arrivals?${new URLSearchParams({ q })}`;
  const { data: page } = await context.api.get<{ data: ArrivalsPage }>(path);
  return { q, ...page };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const to = params.placeId ?? "";
  return sendMove(await request.formData(), context, { to, back: `/places/${to}` });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "places.move_in.title", { place: args.data?.place.name ?? "" });
export const handle: PageHandle<ArrivalsPage> = {
  crumbs: placeCrumbs("places.action.move_in"),
};

export default function MoveIn() {
  const { t } = useWords();
  const { place, arrivals, q } = useLoaderData<typeof loader>();
  const unmoved = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title={t("places.move_in.title", { place: place.name })}
        lead={<Occupancy birds={place.birds} capacity={place.capacity} />}
      />
      <Question method="get" className="filters" aria-label={t("places.move_in.search")}>
        <div className="filter-search">
          <TextField
            field={fieldFacts("q", { initialValue: q })}
            label={t("places.move_in.search")}
            placeholder={t("places.move_in.search_hint")}
            type="search"
            maxLength={200}
          />
        </div>
        <Button>{t("ui.filters.search")}</Button>
      </Question>
      <Form className="form">
        <MoveFaults unmoved={unmoved} />
        <ArrivalList birds={arrivals} chosen={unmoved?.typed.ids ?? []} isSearch={q !== ""} />
        <TextareaField
          field={moveField("rings", unmoved)}
          label={t("places.field.rings")}
          hint={t("places.move_in.rings_hint")}
          rows={3}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <ReasonField unmoved={unmoved} />
        <div className="actions">
          <Button kind="primary">{t("places.move_in.confirm")}</Button>
          <LinkButton kind="ghost" to={`/places/${place.id}`}>
            {t("places.form.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
