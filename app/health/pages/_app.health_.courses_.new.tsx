import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMay } from "#app/accounts/member.ts";
import { takePlace } from "#app/birds/picker/meant.ts";
import { keptPick, type Picked, type PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { birdBox } from "#app/health/bird-box.ts";
import { BirdsField } from "#app/health/birds-field.tsx";
import { chosenBirds, idsOfAddress } from "#app/health/chosen-birds.ts";
import { CourseFields, courseConstraint, courseFieldNames } from "#app/health/courses/course-fields.tsx";
import { redirectWithFlash } from "#app/kit/redirect-with-flash.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PageHandle } from "#app/shell/page-handle.ts";
import { PageHeader } from "#app/shell/page-header.tsx";
import { givenBack, type Reply, submit } from "#app/web/submit.ts";
import { titled } from "#app/web/titles.ts";
import { courseDraft } from "#worker/health/courses/contract.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import type { NewCourse } from "#worker/health/courses/listing.ts";

/** `ids` names the birds, repeated or with commas, or `place_id` the place whose birds they are. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMay(context, "health.write");
  const { searchParams } = new URL(request.url);
  const place_id = searchParams.get("place_id")?.slice(0, 64);
  const ids = place_id ? [] : await idsOfAddress(searchParams, context);
  const query = new URLSearchParams(place_id ? { place_id } : { ids: ids.join(",") });
  const { data: found } = await context.api.get<{ data: NewCourse }>(`/api/courses/new?${query}`);
  const birds: Picked[] = found.birds.map(({ id, identifier }) => ({ id, text: identifier }));
  return { birds, place: found.place, more: found.more, today: found.today, idempotency_key: crypto.randomUUID() };
}

/** What is shown again: the birds, the place, whom to choose from, and all that was typed. */
type Again = {
  listed: Picked[];
  ticked: Picked[];
  questions: { ring?: PickQuestion; place_id?: PickQuestion };
  reply: Reply;
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { birds, listed, question, fault } = await chosenBirds(form, context);
  const place = await takePlace(form, context);
  const again = (reply: Reply): Again => ({
    listed,
    ticked: birds,
    reply,
    questions: { ...(question && { ring: question }), ...(place && { place_id: place.question }) },
  });
  const open = { ...(fault && { bird_ids: [fault] }), ...(place && { place_id: [place.message] }) };
  if (form.has("more")) return data(again(givenBack(form, open)), fault ? 422 : 200);
  if (fault || place) return data(again(givenBack(form, open)), 422);
  for (const { id } of birds) form.append("bird_ids", id);
  // Whoever lives in a place that nobody was ticked of is not meant.
  if (birds.length === 0 && listed.length > 0) form.delete("place_id");
  const { refused, accepted } = await submit(form, context, courseDraft, (json, headers) =>
    context.api.send<{ data: CourseView; warnings: Array<{ message: string }> }>("POST", "/api/courses", {
      json,
      headers,
    }),
  );
  if (refused) return data(again(refused.data.reply), refused.init ?? undefined);
  const [warning] = accepted.warnings;
  const to = `/health/courses/${accepted.data.id}`;
  return warning
    ? redirectWithFlash(context, { key: "courses.saved.warned", values: { warning: warning.message }, to })
    : redirectWithFlash(context, { key: "courses.saved", to });
}

export const meta: MetaFunction = (args) => titled(args, "courses.new");
export const handle: PageHandle = {
  crumbs: (t) => [
    { label: t("courses.title"), href: "/health/courses" },
    { label: t("courses.new"), is_current: true },
  ],
};

export default function NewCoursePage() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() as Again | undefined;
  const { t } = useWords();
  const { today, place, more, idempotency_key } = loaded;
  const reply = sent?.reply;
  const start = { first_on: today, times_a_day: 1 };
  const fields = plainFields(courseFieldNames, { reply, constraint: courseConstraint, start });
  const { bird_ids: birdErrors, place_id: placeErrors } = (reply?.error ?? {}) as Record<string, string[] | undefined>;
  const birdField = fieldFacts("bird_ids", { ...(birdErrors && { errors: birdErrors }) });
  const placeField = fieldFacts("place_id", {
    initialValue: reply?.initialValue?.place_id,
    ...(placeErrors && { errors: placeErrors }),
  });
  const listed = sent?.listed ?? loaded.birds;
  const faults = faultsOf([birdField, placeField, ...Object.values(fields)], reply?.error?.[""] ?? []);
  return (
    <>
      <PageHeader title={t("courses.new")} lead={place?.name} />
      {more && <Banner tone="warning" title={t("courses.form.more_birds")} />}
      <Form idempotencyKey={idempotency_key} guarded>
        <ErrorSummary faults={faults} />
        {/* The first button of a form is the one Enter presses. */}
        <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
          {t("courses.form.save")}
        </button>
        <BirdsField
          listed={listed}
          ticked={sent?.ticked ?? loaded.birds}
          typed={reply?.initialValue?.[birdBox] as string | undefined}
          question={sent?.questions.ring}
          errors={birdErrors}
        />
        {place && <input type="hidden" name="place_id" value={place.id} />}
        {!place && listed.length === 0 && (
          <PickField
            field={placeField}
            label={t("courses.field.place")}
            hint={t("birds.pick.place_hint")}
            from="of=places"
            recent={[]}
            question={sent?.questions.place_id}
            kept={keptPick(reply?.initialValue, "place_id")}
          />
        )}
        <CourseFields fields={fields} />
        <div className="actions">
          <Button kind="primary">{t("courses.form.save")}</Button>
          <LinkButton kind="ghost" to="/health/courses">
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
