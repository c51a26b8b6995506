import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { FactorState } from "#worker/factors/setup.ts";

type Props = { state: Extract<FactorState, { state: "on" }>; reply: Reply | undefined };

const required = { required: true };

/** A second factor that is on: since when, how many recovery codes are left, and how it is turned off. */
export function FactorEnd({ state: { since, recovery_left }, reply }: Props) {
  const { t } = useWords();
  const clock = useClock();
  const fields = plainFields(["code", "password"], { reply, constraint: { code: required, password: required } });
  return (
    <div className="grid gap-6">
      <Banner tone={recovery_left > 2 ? "success" : "warning"} title={t("factors.on", { date: clock.moment(since) })}>
        <p>{t("factors.left", { count: recovery_left })}</p>
      </Banner>
      <section className="grid gap-5">
        <h2>{t("factors.end.title")}</h2>
        <p className="text-muted">{t("factors.end.lead")}</p>
        <FormFaults reply={reply} fields={fields} />
        <Form>
          <TextField field={fields.code} label={t("factors.end.code")} autoComplete="one-time-code" />
          <PasswordField field={fields.password} label={t("factors.password")} autoComplete="current-password" />
          <div>
            <Button kind="danger" name="intent" value="end">
              {t("factors.end.submit")}
            </Button>
          </div>
        </Form>
      </section>
    </div>
  );
}
