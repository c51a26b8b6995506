import { ProfileSection } from "#app/accounts/profile/profile-section.tsx";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { controlProps, FieldFrame, fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Portrait } from "#app/shell/portrait.tsx";
import { useRoot } from "#app/web/root-data.ts";

type Props = { faults: string[] };

/** The reader's picture: what it is, another one, or none. */
export function PortraitSection({ faults }: Props) {
  const { t } = useWords();
  const viewer = useRoot()?.viewer;
  const field = fieldFacts("portrait", { required: true, ...(faults.length > 0 && { errors: faults }) });
  const hint = t("profile.portrait.hint");
  return (
    <ProfileSection title={t("profile.portrait.title")} lead={t("profile.portrait.lead")}>
      <div className="profile-portrait flex items-center gap-4">
        <Portrait person={viewer ?? {}} />
        {viewer?.portrait && (
          <Form className="">
            <input type="hidden" name="intent" value="portrait" />
            <Button>{t("profile.portrait.remove")}</Button>
          </Form>
        )}
      </div>
      <Form encType="multipart/form-data">
        <ErrorSummary
          title={t("profile.portrait.failed")}
          faults={faults.map((message) => ({ message, field: field.id }))}
        />
        <FieldFrame field={field} label={t("profile.portrait.file")} hint={hint}>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="input"
            {...controlProps(field, hint)}
          />
        </FieldFrame>
        <div>
          <Button>{t(viewer?.portrait ? "profile.portrait.replace" : "profile.portrait.keep")}</Button>
        </div>
      </Form>
    </ProfileSection>
  );
}
