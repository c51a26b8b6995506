import { Button } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Fact, factsClass } from "#app/marks/fact.tsx";
import { isWritten } from "#worker/legal/papers/kinds-contract.ts";
import type { PaperPage } from "#worker/legal/papers/reading.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { PaperAnswer } from "./draft-view.tsx";

type Props = { paper: PaperPage; answer: PaperAnswer | undefined; idempotency_key: string };

/** A paper that was issued: its file, what proves it, and the way to make it void. */
export function IssuedView({ paper, answer, idempotency_key }: Props) {
  const { t, language } = useWords();
  const clock = useClock();
  const { id, kind, state, void_reason, on_day, contact, sha256, issued_at } = paper;
  const faults = answer?.reply.error?.[""] ?? [];
  return (
    <div className="grid gap-6">
      {state === "void" && <Banner tone="warning">{t("forms.void.because", { reason: void_reason ?? "" })}</Banner>}
      <dl className={factsClass}>
        <Fact label="forms.on">{dayInWords(on_day, language)}</Fact>
        <Fact label="forms.issued_on">{issued_at ? clock.day(issued_at) : "—"}</Fact>
        {contact && (
          <Fact label="forms.contact">
            <bdi>{contact}</bdi>
          </Fact>
        )}
        <Fact label="forms.sha256" isWide>
          <code className="text-sm">{sha256}</code>
        </Fact>
      </dl>
      {state === "issued" && kind === "transfer" && (
        <p>
          <a className="link" href={`/legal-forms/${id}/copy`}>
            {t("forms.copy")}
          </a>{" "}
          <span className="text-muted">{t("forms.copy.why")}</span>
        </p>
      )}
      {state === "issued" && (
        <details className="drawer" open={faults.length > 0}>
          <summary>{t("forms.void")}</summary>
          <p className="mt-3 mb-3">{t("forms.void.why")}</p>
          <Form idempotencyKey={idempotency_key}>
            <ErrorSummary faults={faults.map((message) => ({ message }))} />
            <input type="hidden" name="do" value="void" />
            <TextField
              field={fieldFacts("reason", { required: true, maxLength: 300 })}
              label={t("forms.void.reason")}
              autoComplete="off"
            />
            {isWritten(kind) && <CheckboxField field={fieldFacts("anew")} label={t("forms.void.anew")} />}
            <Button kind="danger">{t("forms.void")}</Button>
          </Form>
        </details>
      )}
    </div>
  );
}
