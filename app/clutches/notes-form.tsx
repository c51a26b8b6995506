import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

type Props = { reply: Reply | undefined; clutch: ClutchPage["clutch"] };

/** What the breeder writes of a clutch; where somebody else wrote meanwhile, what stands there now is told beside. */
export function NotesForm({ reply, clutch: { notes, version } }: Props) {
  const { t } = useWords();
  const fields = plainFields(["notes"], {
    reply,
    form: "notes",
    start: { notes },
    constraint: { notes: { maxLength: 2000 } },
  });
  return (
    <Form key={version} className="form">
      <input type="hidden" name="form" value="notes" />
      <input type="hidden" name="version" value={version} />
      <FormFaults reply={reply} fields={fields} />
      <TextareaField
        field={fields.notes}
        label={t("clutches.notes")}
        hint={reply && notes ? t("clutches.notes.now", { notes }) : undefined}
      />
      <div className="actions">
        <Button>{t("clutches.notes.go")}</Button>
      </div>
    </Form>
  );
}
