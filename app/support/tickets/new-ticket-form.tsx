import { useFetcher } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import type { ArticleLink } from "#app/help/article-view.ts";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { ticketCategories, ticketPriorities } from "#db/words/support.ts";
import { ArticleLinks } from "../home/search-results.tsx";
import { FilesField } from "./files-field.tsx";

const names = ["category", "title", "text", "priority", "files", "along"] as const;

type Props = {
  form: FreshForm;
  reply: Reply | undefined;
  start: { title: string; page: string; request_id: string };
  /** The articles that speak of it, where any was looked for. */
  nearest: readonly ArticleLink[] | undefined;
};

/** A question to a person: what it is about, in one's own words, with files, and what goes along unless it is unticked. */
export function NewTicketForm({ form, reply, start: { title, page, request_id }, nearest }: Props) {
  const { t } = useWords();
  const typed = useFetcher<{ nearest: ArticleLink[] | undefined }>();
  const start = { title, priority: "normal", along: reply ? reply.initialValue?.along : "on" };
  const fields = plainFields(names, { reply, constraint: form.limits, start });
  const shown = typed.data?.nearest ?? nearest;
  const facts = (["page", "browser", "plan", "request_id"] as const).filter(
    (it) => (it !== "page" || page) && (it !== "request_id" || request_id),
  );
  return (
    <Form idempotencyKey={form.idempotency_key} guarded encType="multipart/form-data">
      <ErrorSummary faults={faultsOf(Object.values(fields), reply?.error?.[""] ?? [])} />
      <SelectField
        field={fields.category}
        label={t("supporttickets.category")}
        choices={ticketCategories.map((value) => ({ value, label: t(`supporttickets.category.${value}`) }))}
        empty={t("supporttickets.category.choose")}
      />
      <TextField
        field={fields.title}
        label={t("supporttickets.field.title")}
        hint={t("supporttickets.field.title_hint")}
        dir="auto"
        onBlur={({ target: { value } }) => {
          if (value.trim() !== "") typed.load(`/support/tickets/new?${new URLSearchParams({ title: value })}`);
        }}
      />
      <TextareaField
        field={fields.text}
        label={t("supporttickets.text")}
        hint={t("supporttickets.text_hint")}
        rows={6}
        dir="auto"
      />
      <FilesField errors={fields.files.errors} />
      <SelectField
        field={fields.priority}
        label={t("supporttickets.priority")}
        choices={ticketPriorities.slice(0, 3).map((value) => ({ value, label: t(`supporttickets.priority.${value}`) }))}
      />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="request_id" value={request_id} />
      <CheckboxField
        field={fields.along}
        label={t("supporttickets.along")}
        hint={t("supporttickets.along.all", {
          facts: facts.map((it) => t(`supporttickets.along.${it}`).toLowerCase()).join(", "),
        })}
      />
      <div aria-live="polite">
        {shown && shown.length > 0 && (
          <section aria-labelledby="nearest">
            <h2 id="nearest">{t("supporttickets.nearest")}</h2>
            <ArticleLinks articles={shown} />
          </section>
        )}
        {shown?.length === 0 && <p className="text-muted">{t("supporttickets.look.none")}</p>}
      </div>
      <div className="actions">
        <Button kind="primary">{t("supporttickets.send")}</Button>
        <Button kind="ghost" name="look" value="1" formNoValidate>
          {t("supporttickets.look")}
        </Button>
      </div>
    </Form>
  );
}
