import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";

const accepted = ".jpg,.jpeg,.png,.webp,.pdf,.xlsx,.csv,image/jpeg,image/png,image/webp,application/pdf,text/csv";

/** Photos and papers that go with a message. A browser forgets them when a form comes back. */
export function FilesField({ errors }: { errors?: readonly string[] | undefined }) {
  const { t } = useWords();
  const field = fieldFacts("files", errors && errors.length > 0 ? { errors: [...errors] } : {});
  const hint = t("supporttickets.files_hint");
  return (
    <FieldFrame field={field} label={t("supporttickets.files")} hint={hint}>
      <input type="file" multiple accept={accepted} className="input" {...controlProps(field, hint)} />
    </FieldFrame>
  );
}
