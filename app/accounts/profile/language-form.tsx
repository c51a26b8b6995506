import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { ProfileSection } from "./profile-section.tsx";

// Each language under its own name, for whoever landed in the wrong one.
const choices = [
  { value: "pt", label: "Português" },
  { value: "en", label: "English" },
];

/** The account's language. A plain form: another language concerns the whole document. */
export function LanguageForm() {
  const { t, language } = useWords();
  return (
    <ProfileSection title={t("profile.language.title")} lead={t("profile.language.hint")}>
      <form method="post" action="/profile" className="form" data-once>
        <input type="hidden" name="intent" value="language" />
        <SelectField
          field={fieldFacts("language", { initialValue: language })}
          label={t("profile.language.label")}
          choices={choices}
        />
        <div>
          <Button pending={false}>{t("profile.language.save")}</Button>
        </div>
      </form>
    </ProfileSection>
  );
}
