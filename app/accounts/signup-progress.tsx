import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

/** Where in the sign-up the visitor is: three steps, the done ones ticked. */
export function SignupProgress({ step }: { step: 1 | 2 | 3 }) {
  const { t } = useWords();
  const names = [t("accounts.signup.step_email"), t("accounts.signup.step_details"), t("accounts.signup.step_code")];
  return (
    <>
      <p className="unseen">{t("accounts.signup.step", { step })}</p>
      <ol className="steps mb-4 flex gap-2 text-sm text-muted" aria-hidden="true">
        {names.map((name, at) => (
          <li key={name} data-state={at + 1 < step ? "done" : at + 1 === step ? "now" : "ahead"}>
            <span className="step-sign">{at + 1 < step ? <Icon of="check" /> : at + 1}</span> {name}
          </li>
        ))}
      </ol>
    </>
  );
}
