import { Button } from "#app/controls/button.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { roles } from "#app/lists/table-roles.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { type Place, type PlacedData, usualSize } from "#worker/legal/forms/data-contract.ts";
import type { FormPage } from "#worker/legal/forms/page.ts";
import "./templates.css";
import { boxName, type FormAnswer } from "./form-boxes.ts";

type Props = { form: FormPage; answer: FormAnswer | undefined };
const boxes = ["x", "y", "width", "size"] as const;

/** Where our data are written on a form, in millimetres. Where the form has fields of its own it stands folded. */
export function PlaceForm({ form, answer }: Props) {
  const { t } = useWords();
  const isAlone = form.known.length + form.unknown.length === 0;
  const isOpen = Object.keys(form.places).length > 0 || answer !== undefined;
  if (isAlone)
    return (
      <section className="mt-8 grid gap-4" aria-labelledby="places">
        <h2 id="places">{t("templates.places")}</h2>
        <Places form={form} answer={answer} />
      </section>
    );
  return (
    <details className="disclosure mt-8" open={isOpen}>
      <summary>{t("templates.places.beside")}</summary>
      <div className="mt-4 grid gap-4">
        <Places form={form} answer={answer} />
      </div>
    </details>
  );
}

function Places({ form, answer }: Props) {
  const { t, language } = useWords();
  const { places, pages, step, version } = form;
  const faults = answer?.faults ?? [];
  const labelOf = (key: string | undefined) =>
    form.place_choices.flatMap(({ items }) => items).find((it) => it.key === key)?.label;
  const idOf = (path: string) => (path === "step" ? path : keyOf(path) && boxName(keyOf(path) ?? ""));
  return (
    <>
      <p className="text-muted">{t("templates.places.why")}</p>
      <Form key={version} guarded>
        <ErrorSummary
          faults={faults.map(({ path, message }) => {
            const field = idOf(path);
            const of = labelOf(keyOf(path));
            return { message: of ? t("templates.box", { data: of, what: message }) : message, ...(field && { field }) };
          })}
        />
        <input type="hidden" name="do" value="places" />
        <input type="hidden" name="version" value={version} />
        {form.place_choices.map(({ group, items }) => (
          <fieldset key={group} className="place-group">
            <legend>{group}</legend>
            <table className="place-table" data-pages={pages.length > 1 || undefined} {...roles.table}>
              <thead {...roles.group}>
                <tr {...roles.row}>
                  <th scope="col" {...roles.head}>
                    {t("templates.place")}
                  </th>
                  {pages.length > 1 && (
                    <th scope="col" {...roles.head}>
                      {t("templates.page")}
                    </th>
                  )}
                  {boxes.map((part) => (
                    <th key={part} scope="col" {...roles.head}>
                      {t(`templates.${part}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody {...roles.group}>
                {items.map((item) => (
                  <PlaceRow
                    key={item.key}
                    id={item.key}
                    label={item.label}
                    pages={pages.length}
                    place={places[item.key as PlacedData]}
                    faults={faults.filter(({ path }) => keyOf(path) === item.key).map(({ message }) => message)}
                    typed={answer?.typed}
                  />
                ))}
              </tbody>
            </table>
            {group === form.place_choices[2]?.group && (
              <TextField
                field={fieldFacts("step", { initialValue: answer?.typed.step ?? millimetres(step, language) })}
                label={t("templates.step")}
                inputMode="decimal"
              />
            )}
          </fieldset>
        ))}
        <div className="actions">
          <Button kind="primary">{t("templates.save")}</Button>
        </div>
      </Form>
    </>
  );
}

// As it is typed back: nothing between the thousands.
const millimetres = (value: number, language: Language) => String(value).replace(".", language === "pt" ? "," : ".");

/** Which of our data a fault is of: `own.name` of `places.own.name.x`. */
const keyOf = (path: string) => /^places\.(.+?)(?:\.(?:page|x|y|width|size))?$/.exec(path)?.[1];

type RowProps = {
  label: string;
  pages: number;
  place: Place | undefined;
  faults: string[];
  typed: Record<string, string> | undefined;
};

/** The boxes of one of our data: on which page, where, how wide, and how large its letters. */
function PlaceRow({ id, label, pages, place, faults, typed }: RowProps & { id: string }) {
  const { t, language } = useWords();
  const named = (part: (typeof boxes)[number] | "page") =>
    t("templates.box", { data: label, what: t(`templates.${part}`) });
  const start = (part: (typeof boxes)[number]) => (place ? millimetres(place[part], language) : "");
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowHead}>
        {label}
        {faults.length > 0 && <span className="field-error">{faults.join(" ")}</span>}
      </th>
      {pages > 1 && (
        <td {...roles.cell}>
          <select
            className="input"
            name={boxName(id, "page")}
            aria-label={named("page")}
            defaultValue={typed?.[boxName(id, "page")] ?? String(place?.page ?? 1)}
          >
            {Array.from({ length: pages }, (_, at) => String(at + 1)).map((page) => (
              <option key={page} value={page}>
                {page}
              </option>
            ))}
            <option value="0">{t("templates.page.all")}</option>
          </select>
        </td>
      )}
      {boxes.map((part) => (
        <td key={part} {...roles.cell}>
          <input
            className="input"
            id={boxName(id, part)}
            name={boxName(id, part)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            aria-label={named(part)}
            aria-invalid={faults.length > 0 || undefined}
            placeholder={part === "size" ? String(usualSize) : undefined}
            defaultValue={typed?.[boxName(id, part)] ?? start(part)}
          />
        </td>
      ))}
    </tr>
  );
}
