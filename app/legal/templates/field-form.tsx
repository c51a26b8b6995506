import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { FormPage } from "#worker/legal/forms/page.ts";
import "./templates.css";
import type { FormAnswer } from "./form-boxes.ts";

// Each is a list of eighty choices: so many at a time.
const perPage = 30;
export const pageOf = (params: URLSearchParams) => Math.min(20, Math.max(1, Number(params.get("page")) || 1));

type Props = { form: FormPage; isAll?: boolean; page: number; answer: FormAnswer | undefined };

/** What the fields of a form are filled with: those that are asked, or all of them. */
export function FieldForm({ form, isAll = false, page, answer }: Props) {
  const { t } = useWords();
  const goes = new Map(form.known.map(({ name, data }) => [name, data]));
  const all = isAll ? [...form.unknown, ...form.known] : form.unknown;
  const shown = all.slice((page - 1) * perPage, page * perPage);
  if (shown.length === 0) return null;
  const choices = form.field_choices.flatMap(({ group, items }) =>
    items.map(({ key, label }) => ({ value: key, label, group })),
  );
  const isMore = all.length > page * perPage;
  return (
    <section className="form-fields mt-8 grid gap-4" aria-labelledby="fields">
      <h2 id="fields">{t(isAll ? "templates.all" : "templates.unknown")}</h2>
      {!isAll && <p className="text-muted">{t("templates.unknown.why")}</p>}
      <Form key={`${form.version} ${page}`} guarded>
        <ErrorSummary faults={(answer?.faults ?? []).map(({ message }) => ({ message }))} />
        <input type="hidden" name="do" value="fields" />
        <input type="hidden" name="version" value={form.version} />
        {shown.map(({ name, label, page }, at) => (
          <Fragment key={name}>
            <input type="hidden" name={`called-${at}`} value={name} />
            <SelectField
              field={fieldFacts(`field-${at}`, { initialValue: answer?.typed[`field-${at}`] ?? goes.get(name) ?? "" })}
              label={form.pages.length > 1 ? t("templates.field.of", { name, page }) : name}
              {...(label && { hint: label })}
              choices={choices}
              empty={t("templates.nothing")}
            />
          </Fragment>
        ))}
        <div className="actions">
          <Button kind="primary">{t("templates.save")}</Button>
          {isMore && (
            <LinkButton to={`?${new URLSearchParams({ page: String(page + 1), ...(isAll && { change: "" }) })}`}>
              {t("templates.more")}
            </LinkButton>
          )}
          {isAll && <LinkButton to="/legal-forms/templates">{t("ui.cancel")}</LinkButton>}
        </div>
      </Form>
    </section>
  );
}

/** The fields whose names said what goes there. */
export function KnownFields({ form }: { form: FormPage }) {
  const { t } = useWords();
  if (form.known.length === 0) return null;
  return (
    <section className="mt-8 grid gap-4" aria-labelledby="known">
      <h2 id="known">{t("templates.known")}</h2>
      <dl className="known-fields">
        {form.known.map(({ name, page, data_label }) => (
          <div key={name}>
            <dt>{form.pages.length > 1 ? t("templates.field.of", { name, page }) : name}</dt>
            <dd>{data_label}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link className="link" to="?change">
          {t("templates.change")}
        </Link>
      </p>
    </section>
  );
}
