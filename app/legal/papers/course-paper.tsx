import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";

/** The way from a course to its log as a paper. */
export function CoursePaper({ id }: { id: string }) {
  const { t } = useWords();
  return (
    <div className="actions">
      <LinkButton to={`/legal-forms/new?${new URLSearchParams({ kind: "treatment_log", about: id })}`}>
        {t("forms.kind.treatment_log")}
      </LinkButton>
    </div>
  );
}
