import { useWords } from "#app/locales/words.tsx";
import { type PaperField, paperFields } from "./paper-fields.ts";

const rowsOnPaper = Array.from({ length: 20 }, (_, at) => at + 1);

/** An empty list to print and fill in by hand; its headings are those an import understands. */
export function PaperList() {
  const { t } = useWords();
  const heading = (field: PaperField) => t(`imports.field.${field}`);
  return (
    <div className="paper-list">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys too */}
      <section className="paper-frame" aria-label={t("imports.paper.title")} tabIndex={0}>
        <table>
          <caption>{t("imports.paper.caption")}</caption>
          <thead>
            <tr>
              {paperFields.map((field) => (
                <th key={field} scope="col" data-field={field}>
                  {heading(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOnPaper.map((row) => (
              <tr key={row}>
                {paperFields.map((field) => (
                  <td key={field} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-sm">{t("imports.paper.hint")}</p>
    </div>
  );
}
