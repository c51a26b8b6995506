import { keptPick, type PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { PlaceField, type PlacesOffered } from "#app/birds/picker/place-field.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { NumberField, TextareaField, TextField } from "#app/controls/text-fields.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { taskUnits } from "#db/words/care.ts";
import type { Task } from "#worker/tasks/task-rows.ts";
import { Weekdays } from "./weekdays.tsx";

type Choices = {
  people: ReadonlyArray<{ id: string; name: string }>;
  places: PlacesOffered;
  bird: { id: string; identifier: string } | null;
  pair: { id: string; number: string } | null;
  today: string;
};
type Props = {
  form: FreshForm;
  choices: Choices;
  /** The task that is changed; undefined of a new one. */
  task: Task | undefined;
  /** What a new one begins with. */
  start: Partial<Record<"title" | "on" | "hour" | "every_unit" | "until" | "place_id", string>>;
  answer?: { reply: Reply; question?: PickQuestion | undefined; placeQuestion?: PickQuestion | undefined } | undefined;
};

const names = [
  ...(["title", "on", "hour", "every_unit", "every_n", "weekdays", "until", "ring"] as const),
  ...(["place_id", "user_id", "notes"] as const),
] as const;

/** A task, new or at hand: what and when; the rest is folded, for most tasks need none of it. */
export function TaskForm({ form, choices, task, start: given, answer }: Props) {
  const { t } = useWords();
  const { people, places, bird, pair, today } = choices;
  const { reply, question, placeQuestion } = answer ?? {};
  const start = task
    ? { ...task, every_unit: task.every?.unit, every_n: task.every?.n ?? 1 }
    : { on: today, every_n: 1, ...given };
  const ring = task ? task.bird : (bird?.identifier ?? "");
  const fields = plainFields(names, { reply, constraint: form.limits, start: { ...start, ring } });
  const weekdays = reply ? reply.initialValue?.weekdays : (task?.every?.weekdays ?? []).map(String);
  const kept =
    task?.bird_id && task.bird ? { id: task.bird_id, text: task.bird } : bird && { id: bird.id, text: bird.identifier };
  const isFolded = !task && !bird && !pair && !given.place_id && !given.every_unit && !reply;
  return (
    <>
      <PageHeader
        title={task ? t("tasks.edit") : t("tasks.new")}
        lead={pair && t("tasks.of_pair", { number: pair.number })}
      />
      <Form idempotencyKey={form.idempotency_key} guarded>
        <FormFaults reply={reply} fields={fields} />
        {task && <input type="hidden" name="version" value={task.version} />}
        <input type="hidden" name="pair_id" value={task ? (task.pair_id ?? "") : (pair?.id ?? "")} />
        <TextField field={fields.title} label={t("tasks.field.title")} dir="auto" autoComplete="off" />
        <TextField field={{ ...fields.on, required: true }} type="date" label={t("tasks.field.on")} />
        <TextField field={fields.hour} type="time" label={t("tasks.field.hour")} />
        <details className="drawer" open={!isFolded}>
          <summary>{t("tasks.more")}</summary>
          <div className="grid gap-4 mt-3">
            <SelectField
              field={fields.every_unit}
              label={t("tasks.field.every_unit")}
              empty={t("tasks.once")}
              choices={taskUnits.map((value) => ({ value, label: t(`tasks.unit.${value}`) }))}
            />
            <NumberField field={fields.every_n} label={t("tasks.field.every_n")} hint={t("tasks.hint.every_n")} />
            <Weekdays field={fields.weekdays} chosen={[weekdays ?? []].flat().map(String)} />
            <TextField field={fields.until} type="date" label={t("tasks.field.until")} hint={t("tasks.hint.until")} />
            <PickField
              field={fields.ring}
              label={t("tasks.field.ring")}
              hint={t("birds.pick.hint")}
              from="of=birds&who=flock"
              recent={[]}
              question={question}
              kept={keptPick(reply?.initialValue, "ring") ?? kept ?? undefined}
            />
            <PlaceField
              field={fields.place_id}
              label={t("tasks.field.place_id")}
              places={places}
              empty={t("tasks.nowhere")}
              question={placeQuestion}
              sent={reply?.initialValue}
            />
            {people.length > 1 && (
              <SelectField
                field={fields.user_id}
                label={t("tasks.field.user_id")}
                empty={t("tasks.anybody")}
                choices={people.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            <TextareaField field={fields.notes} label={t("birds.field.notes")} />
          </div>
        </details>
        <div className="actions">
          <Button kind="primary">{t("tasks.save")}</Button>
          <LinkButton to="/tasks">{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
