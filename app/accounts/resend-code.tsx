import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";

type ResendCodeProps = { wait: number /** The last code can no longer be used. */; isNeeded: boolean };

/** The way to another code, with the seconds until it opens. The API keeps the time; the countdown only shows it. */
export function ResendCode({ wait, isNeeded }: ResendCodeProps) {
  const { t } = useWords();
  return (
    <Form className="grid gap-2 border-t border-line pt-6">
      <input type="hidden" name="intent" value="resend" />
      {!isNeeded && <p className="text-muted">{t("accounts.confirm.nothing_arrived")}</p>}
      <div>
        <Button id="resend" kind={isNeeded ? "primary" : "quiet"} size={isNeeded ? "large" : undefined}>
          {t("accounts.confirm.resend")}
        </Button>
      </div>
      {wait > 0 && wait <= 60 && (
        <p
          className="field-hint"
          data-countdown={wait}
          data-countdown-for="resend"
          data-countdown-words={t("ui.countdown")}
        >
          {t("ui.countdown", { seconds: wait })}
        </p>
      )}
    </Form>
  );
}
