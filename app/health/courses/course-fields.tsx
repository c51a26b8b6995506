import { Button, LinkButton } from "#app/controls/button.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField, NumberField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { most } from "#worker/health/courses/bounds-contract.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";

export const courseFieldNames = [
  ...(["medicine", "dose", "route", "prescribed_by", "first_on", "days"] as const),
  ...(["times_a_day", "withdrawal_days", "notes"] as const),
] as const;
type Name = (typeof courseFieldNames)[number];

/** What the boxes of a prescription hold, as their contract says it. */
export const courseConstraint: Partial<Record<Name, Partial<FieldFacts>>> = {
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

/** What was prescribed and when it is given. Nothing is calculated from it, and a line says so. */
export function CourseFields({ fields }: { fields: Record<Name, FieldFacts> }) {
  const { t } = useWords();
  return (
    <>
      <TextField field={fields.medicine} label={t("courses.field.medicine")} autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          field={fields.dose}
          label={t("courses.field.dose")}
          hint={t("courses.field.dose.hint")}
          autoComplete="off"
        />
        <TextField
          field={fields.route}
          label={t("courses.field.route")}
          hint={t("courses.field.route.hint")}
          autoComplete="off"
        />
      </div>
      <TextField field={fields.prescribed_by} label={t("courses.field.prescribed_by")} autoComplete="off" />
      <p className="text-sm text-muted">{t("courses.as_prescribed")}</p>
      <DateField field={fields.first_on} label={t("courses.field.first_on")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField field={fields.days} label={t("courses.field.days")} />
        <NumberField field={fields.times_a_day} label={t("courses.field.times_a_day")} />
      </div>
      <NumberField
        field={fields.withdrawal_days}
        label={t("courses.field.withdrawal_days")}
        hint={t("courses.field.withdrawal_days.hint")}
      />
      <TextareaField field={fields.notes} label={t("courses.field.notes")} />
    </>
  );
}

/** The form of a course to which nothing was given yet. */
export function EditCourse({ course, reply }: { course: CourseView; reply: Reply | undefined }) {
  const { t } = useWords();
  const to = `/health/courses/${course.id}`;
  const start = { ...course, withdrawal_days: course.withdrawal_days || "" };
  const fields = plainFields(courseFieldNames, { reply, constraint: courseConstraint, start });
  return (
    <>
      <PageHeader title={t("courses.form.edit.title")} lead={t("courses.birds", { count: course.birds.length })} />
      <Form action={`${to}?edit`} guarded>
        <FormFaults reply={reply} fields={fields} />
        <input type="hidden" name="version" value={course.version} />
        <CourseFields fields={fields} />
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
