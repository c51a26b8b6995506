import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { SharedDecision } from "#worker/marketplace/reports/objecting.ts";

type ObjectionProps = { decision: SharedDecision; isLate: boolean; reply: Reply | undefined };

/** What was decided, on what facts and by which rule, and what whoever was told of it says against it. */
export function Objection({ decision: it, isLate, reply }: ObjectionProps) {
  const { t, language } = useWords();
  const day = (at: string) => dayInWords(at.slice(0, 10), language);
  return (
    <article className="site-width mt-8 grid gap-6">
      <header>
        <h1 tabIndex={-1}>{t("objection.title", { title: it.title })}</h1>
        <p className="hero-lead">{t(`objection.decision.${it.decision}`)}</p>
        <p className="text-muted">{t("objection.decided", { day: day(it.decided_at) })}</p>
      </header>
      <section>
        <h2>{t("objection.facts")}</h2>
        <p className="whitespace-pre-wrap">{it.facts}</p>
      </section>
      <section>
        <h2>{t("objection.rule")}</h2>
        <p>{it.rule}</p>
      </section>
      {it.objected_at ? <Heard it={it} day={day(it.objected_at)} /> : <Ask it={it} isLate={isLate} reply={reply} />}
      <p className="text-sm text-muted">{t("objection.elsewhere")}</p>
    </article>
  );
}

function Heard({ it, day }: { it: SharedDecision; day: string }) {
  const { t } = useWords();
  const verdict = it.is_upheld === null ? "objection.waits" : it.is_upheld ? "objection.upheld" : "objection.rejected";
  return (
    <section className="grid gap-2">
      <h2>{t("objection.yours", { day })}</h2>
      {it.text && <p className="whitespace-pre-wrap">{it.text}</p>}
      <p>
        <strong>{t(verdict)}</strong>
      </p>
      {it.answer && <p className="whitespace-pre-wrap">{it.answer}</p>}
    </section>
  );
}

function Ask({ it, isLate, reply }: { it: SharedDecision; isLate: boolean; reply: Reply | undefined }) {
  const { t, language } = useWords();
  if (isLate) return <p>{t("objection.late")}</p>;
  const { text } = plainFields(["text"], { reply, constraint: { text: { required: true } } });
  return (
    <section className="grid gap-4">
      <h2>{t("objection.ask")}</h2>
      <p>{t("objection.until", { day: dayInWords(it.until.slice(0, 10), language) })}</p>
      <ErrorSummary faults={faultsOf([text], reply?.error?.[""] ?? [])} />
      <Form>
        <TextareaField field={text} label={t("objection.text")} rows={6} dir="auto" />
        <Button kind="primary">{t("objection.send")}</Button>
      </Form>
    </section>
  );
}
