import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { type Sought, seekBird, takePlace } from "#app/birds/picker/meant.ts";
import { SoughtBirdField } from "#app/birds/picker/sought-bird-field.tsx";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { MovePlaceField } from "#app/housing/move-place-field.tsx";
import { nowhere } from "#app/housing/nowhere.ts";
import { WholePlaces } from "#app/housing/whole-places.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Beside, Noted } from "#app/search/last-noted.tsx";
import { ScanLink } from "#app/search/scan-link.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { givenBack, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { soughtBird } from "#worker/birds/contract.ts";
import { roundMove } from "#worker/housing/contract.ts";
import type { MovePage } from "#worker/housing/move-candidates.ts";
import type { Moved } from "#worker/housing/moving.ts";

/** `bird` was moved last and stays in view; `place_id` and `moved_on` stay for the next; `ring` is what the camera saw. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "flock.write");
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name) ?? "";
  const query = { ids: given("bird").slice(0, 100), place_id: given("place_id").slice(0, 64), fullest: "1" };
  const { data: page } = await context.api.get<{ data: MovePage }>(`/api/birds/move?${new URLSearchParams(query)}`);
  const [last = null] = page.birds;
  return {
    last,
    places: page.picks,
    full: page.full,
    today: page.today,
    deed: given("deed"),
    start: {
      ring: given("ring").slice(0, 200),
      place_id: given("place_id"),
      moved_on: given("moved_on") || page.today,
    },
    idempotency_key: crypto.randomUUID(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMay(context, "flock.write");
  const form = await request.formData();
  const place = await takePlace(form, context);
  if (place) {
    const open = {
      reply: givenBack(form, { place_id: [place.message] }),
      question: undefined,
      placeQuestion: place.question,
    };
    return data(open, 422);
  }
  let sought: Sought | undefined;
  const schema = soughtBird.extend(roundMove.shape);
  const { refused, accepted } = await submit(form, context, schema, async (value, headers) => {
    const { ring, place_id, ...how } = value;
    sought = await seekBird(context, form, ring);
    if (sought.id === undefined) return sought.refused;
    const json = { ids: [sought.id], place_id: place_id === nowhere ? null : place_id, ...how };
    const outcome = await context.api.send<{ data: Moved }>("POST", "/api/birds/move", { json, headers });
    if (outcome.ok || !outcome.problem.errors) return outcome;
    // The API speaks of ids, the form of a ring.
    const errors = outcome.problem.errors.map((it) => ({ ...it, path: it.path === "ids" ? "ring" : it.path }));
    return { ...outcome, problem: { ...outcome.problem, errors } };
  });
  if (refused) {
    const question = sought && "question" in sought ? sought.question : undefined;
    return data({ reply: refused.data.reply, question, placeQuestion: undefined }, refused.init ?? undefined);
  }
  const { moved, undo } = accepted.data;
  const kept = { place_id: String(form.get("place_id")), moved_on: String(form.get("moved_on") ?? "") };
  const noted = { bird: sought?.id ?? "", ...(moved > 0 && { deed: undo }) };
  return redirect(`/move?${new URLSearchParams({ ...kept, ...noted })}`, 303);
}

export const meta: MetaFunction = (args) => titled(args, "places.move.title");
export const handle: PageHandle = {
  crumbs: (t) => [{ label: t("places.move.title"), is_current: true }],
};

export default function Move() {
  const { t } = useWords();
  const { last, places, full, today, deed, start, idempotency_key } = useLoaderData<typeof loader>();
  const { reply, question, placeQuestion } = useActionData<typeof action>() ?? {};
  const constraint = { place_id: { required: true }, moved_on: { max: today, min: "1900-01-01" } };
  const fields = plainFields(["ring", "place_id", "moved_on", "reason"], { reply, start, constraint });
  const sentKey = reply?.initialValue?.idempotency_key;
  const requiresReason = fields.reason.errors !== undefined || Boolean(fields.reason.initialValue);
  return (
    <>
      <PageHeader title={t("places.move.title")} lead={t("places.round.lead")} actions={<ScanLink round="move" />} />
      <Beside
        noted={last && !reply && <LastMove last={last} deed={deed} start={start} />}
        more={<WholePlaces full={full} />}
      >
        <Form key={idempotency_key} idempotencyKey={sentKey ? String(sentKey) : idempotency_key}>
          <FormFaults reply={reply} fields={fields} />
          <SoughtBirdField field={fields.ring} isFirst={!reply && !start.ring} reply={reply} question={question} />
          <MovePlaceField
            field={fields.place_id}
            places={places}
            question={placeQuestion}
            sent={reply?.initialValue}
            autoFocus={!reply && start.ring !== ""}
          />
          <DateField field={fields.moved_on} label={t("places.field.moved_on")} />
          {requiresReason && (
            <TextField
              field={{ ...fields.reason, required: true }}
              label={t("places.field.reason")}
              hint={t("places.move_in.reason_hint")}
              maxLength={200}
              autoComplete="off"
            />
          )}
          <div>
            <Button kind="primary">{t("places.move.confirm")}</Button>
          </div>
        </Form>
      </Beside>
    </>
  );
}

type LastProps = { last: MovePage["birds"][number]; deed: string; start: { place_id: string; moved_on: string } };

function LastMove({ last: { id, identifier, place_name }, deed, start: { place_id, moved_on } }: LastProps) {
  const { t } = useWords();
  const back = `/move?${new URLSearchParams({ place_id, moved_on })}`;
  const text = place_name
    ? t(deed ? "places.round.moved" : "places.round.there", { place: place_name })
    : t(deed ? "places.round.out" : "places.round.nowhere_yet");
  const undo = `/birds/${id}/undo?${new URLSearchParams({ deed, return_to: back })}`;
  return (
    <Noted bird={{ id, ring: identifier }} tone={deed ? "success" : "info"} {...(deed && { undo: {}, action: undo })}>
      {" "}
      {text}
    </Noted>
  );
}
