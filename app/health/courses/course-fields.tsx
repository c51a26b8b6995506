import { Button, LinkButton } from "#app/controls/button.tsx";
import { type FieldFacts, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, NumberField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { most } from "#worker/health/courses/bounds-contract.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";
import { addedNames, addedStart, FormParts } from "./course-parts.tsx";

const courseFieldNames = [
  ...(["medicine", "dose", "route", "prescribed_by", "first_on", "days"] as const),
  ...(["times_a_day", "withdrawal_days", "notes"] as const),
] as const;
type Name = (typeof courseFieldNames)[number];

/** What the boxes of a prescription hold, as their contract says it. */
const courseConstraint: Partial<Record<Name, Partial<FieldFacts>>> = {
  medicine: { required: true, maxLength: 120 },
  dose: { maxLength: 200 },
  route: { maxLength: 120 },
  prescribed_by: { maxLength: 120 },
  first_on: { required: true, min: "1900-01-01" },
  days: { required: true, min: 1, max: most.days },
  times_a_day: { required: true, min: 1, max: most.timesADay },
  withdrawal_days: { min: 0, max: most.withdrawalDays },
  notes: { maxLength: 2000 },
};

type CourseFieldsProps = {
  fields: Record<string, FieldFacts>;
  /** What the form was answered, for what later rooms add. */
  page: object;
};

/** The boxes of a course, with those that later rooms add. */
export const courseForm = (page: object, { reply, start }: { reply: Reply | undefined; start: object }) =>
  plainFields<string>([...courseFieldNames, ...addedNames("course")], {
    reply,
    constraint: courseConstraint,
    start: { ...start, ...addedStart("course", page) },
  });

/** What was prescribed and when it is given. Nothing is calculated from it, and a line says so. */
export function CourseFields({ fields, page }: CourseFieldsProps) {
  const { t } = useWords();
  const field = (name: string) => fields[name] ?? fieldFacts(name);
  return (
    <>
      <TextField field={field("medicine")} label={t("courses.field.medicine")} autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={field("dose")}
          label={t("courses.field.dose")}
          hint={t("courses.field.dose.hint")}
          autoComplete="off"
        />
        <TextField
          field={field("route")}
          label={t("courses.field.route")}
          hint={t("courses.field.route.hint")}
          autoComplete="off"
        />
      </div>
      <TextField field={field("prescribed_by")} label={t("courses.field.prescribed_by")} autoComplete="off" />
      <p className="text-sm text-muted">{t("courses.as_prescribed")}</p>
      <FormParts of="course" page={page} field={field} />
      <DateField field={field("first_on")} label={t("courses.field.first_on")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField field={field("days")} label={t("courses.field.days")} />
        <NumberField field={field("times_a_day")} label={t("courses.field.times_a_day")} />
      </div>
      <NumberField
        field={field("withdrawal_days")}
        label={t("courses.field.withdrawal_days")}
        hint={t("courses.field.withdrawal_days.hint")}
      />
      <TextareaField field={field("notes")} label={t("courses.field.notes")} />
    </>
  );
}

/** The form of a course to which nothing was given yet. */
export function EditCourse({ course, today, reply }: { course: CourseView; today: string; reply: Reply | undefined }) {
  const { t } = useWords();
  const to = `/health/courses/${course.id}`;
  const start = { ...course, withdrawal_days: course.withdrawal_days || "" };
  const fields = courseForm(course, { reply, start });
  return (
    <>
      <PageHeader title={t("courses.form.edit.title")} lead={t("courses.birds", { count: course.birds.length })} />
      <Form action={`${to}?edit`} guarded>
        <FormFaults reply={reply} fields={fields} />
        <input type="hidden" name="version" value={course.version} />
        <CourseFields fields={fields} page={{ ...course, today }} />
        <div className="actions">
          <Button kind="primary">{t("courses.form.change")}</Button>
          <LinkButton kind="ghost" to={to}>
            {t("ui.cancel")}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
