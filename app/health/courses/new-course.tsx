import { keptPick } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { birdBox } from "#app/health/whom/bird-box.ts";
import { BirdsField } from "#app/health/whom/birds-field.tsx";
import { type Choices, livingOf } from "#app/health/whom/choices.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { CourseFields, courseForm } from "./course-fields.tsx";
import type { Again } from "./save-course.ts";

type NewCourseProps = { choices: Choices; sent: Again | undefined; idempotencyKey: string };

/** The form of a new course: for whom, what was prescribed, and when it is given. */
export function NewCourse({ choices, sent, idempotencyKey }: NewCourseProps) {
  const { t } = useWords();
  const { today, place, more } = choices;
  const birds = livingOf(choices);
  const reply = sent?.reply;
  const start = { first_on: today, times_a_day: 1 };
  const fields = courseForm(choices, { reply, start });
  const { bird_ids: birdErrors, place_id: placeErrors } = (reply?.error ?? {}) as Record<string, string[] | undefined>;
  const birdField = fieldFacts("bird_ids", { ...(birdErrors && { errors: birdErrors }) });
  const placeField = fieldFacts("place_id", {
    initialValue: reply?.initialValue?.place_id,
    ...(placeErrors && { errors: placeErrors }),
  });
  const listed = sent?.listed ?? birds;
  const faults = faultsOf([birdField, placeField, ...Object.values(fields)], reply?.error?.[""] ?? []);
  return (
    <>
      <PageHeader title={t("courses.new")} lead={place?.name} />
      {more && <Banner tone="warning" title={t("courses.form.more_birds")} />}
      <Form idempotencyKey={idempotencyKey} guarded>
        <ErrorSummary faults={faults} />
        <BirdsField
          listed={listed}
          ticked={sent?.ticked ?? birds}
          typed={reply?.initialValue?.[birdBox] as string | undefined}
          question={sent?.questions.ring}
          errors={birdErrors}
          save={t("courses.form.save")}
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
        <CourseFields fields={fields} page={choices} />
        <div className="actions">
          <Button kind="primary">{t("courses.form.save")}</Button>
          <LinkButton kind="ghost" to="/health">
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
