import { Button } from "#app/controls/button.tsx";
import { CodeInput } from "#app/controls/code-input.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { PasswordField } from "#app/controls/password-field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { QrSquare } from "#app/kit/qr-square.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { FactorState } from "#worker/factors/setup.ts";

type Props = { state: Extract<FactorState, { state: "pending" }>; reply: Reply | undefined };

const required = { required: true };
// Scanners expect a QR code dark on light, in the dark theme too.
const drawn = { width: "14rem", height: "14rem", background: "#fff", fill: "#000", stroke: "none" };

/** The secret, as a square and as text, and the code that proves that the app has it. */
export function FactorPending({ state: { secret, square, uri }, reply }: Props) {
  const { t } = useWords();
  const fields = plainFields(["code", "password"], { reply, constraint: { code: required, password: required } });
  return (
    <div className="grid gap-6">
      <div className="prose">
        <p>{t("factors.scan")}</p>
        <p className="text-muted">{t("factors.scan.apps")}</p>
      </div>
      <a href={uri} aria-label={t("factors.square")}>
        <QrSquare square={square} label={t("factors.square")} className="icon" style={drawn} />
      </a>
      <p>
        <a className="button" data-kind="quiet" href={uri}>
          {t("factors.open")}
        </a>
      </p>
      <div>
        <p className="field-hint">{t("factors.secret")}</p>
        <p>
          <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
      </div>
      <FormFaults reply={reply} fields={fields} />
      <Form>
        <CodeInput field={fields.code} label={t("factors.code")} hint={t("factors.code_hint")} />
        <PasswordField field={fields.password} label={t("factors.password")} autoComplete="current-password" />
        <div className="actions">
          <Button kind="primary" name="intent" value="confirm">
            {t("factors.confirm")}
          </Button>
        </div>
      </Form>
      <Form className="actions">
        <Button kind="ghost" name="intent" value="begin">
          {t("factors.again")}
        </Button>
      </Form>
    </div>
  );
}
