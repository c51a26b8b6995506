import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form as Question, useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { MoveCandidateList } from "#app/housing/move-candidate-list.tsx";
import { MovedOnField, MoveFaults, moveField, ReasonField } from "#app/housing/move-faults.tsx";
import { sendMove } from "#app/housing/send-move.ts";
import { useWords } from "#app/locales/words.tsx";
import { Occupancy } from "#app/places/occupancy.tsx";
import { placeCrumbs } from "#app/places/place-crumbs.ts";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { titled } from "#app/web/titles.ts";
import type { MoveCandidatesPage } from "#worker/housing/move-candidates.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const path = `/api/places/${encodeURIComponent(params.placeId ?? "")}/arrivals?${new URLSearchParams({ q })}`;
  const { data: page } = await context.api.get<{ data: MoveCandidatesPage }>(path);
  return { q, ...page };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const to = params.placeId ?? "";
  return sendMove(await request.formData(), context, { to, back: `/places/${to}` });
}

export const meta: MetaFunction<typeof loader> = (args) =>
  titled(args, "places.move_in.title", { place: args.data?.place.name ?? "" });
export const handle: PageHandle<MoveCandidatesPage> = {
  crumbs: placeCrumbs("places.action.move_in"),
};

export default function MoveIn() {
  const { t } = useWords();
  const { place, arrivals, q, today } = useLoaderData<typeof loader>();
  const unmoved = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title={t("places.move_in.title", { place: place.name })}
        lead={<Occupancy birds={place.birds} capacity={place.capacity} />}
      />
      <Question method="get" className="filters mb-5 max-w-lg" aria-label={t("places.move_in.search")}>
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
        <MoveCandidateList birds={arrivals} chosen={unmoved?.typed.ids ?? []} isSearch={q !== ""} />
        <TextareaField
          field={moveField("rings", unmoved)}
          label={t("places.field.rings")}
          hint={t("places.move_in.rings_hint")}
          rows={3}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <MovedOnField unmoved={unmoved} today={today} />
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
