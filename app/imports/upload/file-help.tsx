import { Link } from "@remix-run/react";
import { useFileFields } from "#app/imports/use-file-fields.ts";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { type FileField, requiredFields } from "#worker/birdfiles/contract.ts";
import { DownloadLink } from "../download-link.tsx";

const templates = [
  { format: "xlsx", language: "pt" },
  { format: "xlsx", language: "en" },
  { format: "csv", language: "pt" },
  { format: "csv", language: "en" },
] as const;

/** Empty sheets with every column, in both languages. */
export function Templates() {
  const { t } = useWords();
  return (
    <section aria-labelledby="templates">
      <h2 id="templates">{t("imports.template.title")}</h2>
      <p className="text-muted">{t("imports.template.why")}</p>
      <ul className="mt-2 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {templates.map(({ format, language }) => (
          <li key={`${format} ${language}`}>
            <DownloadLink href={`/birds/import/template?${new URLSearchParams({ format, language })}`}>
              {t(`imports.template.${format}_${language}`)}
            </DownloadLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to what other programs are asked for. */
export function FromElsewhere() {
  const { t } = useWords();
  return (
    <p>
      <Link className="link" to="/birds/import/from">
        {t("imports.from.link")}
      </Link>
      {" · "}
      <Link className="link" to="/birds/import/paper">
        {t("imports.paper.title")}
      </Link>
    </p>
  );
}

const required: readonly FileField[] = requiredFields;

/** What a file may hold, column by column. */
export function ColumnsUnderstood() {
  const { t } = useWords();
  const columns = [
    { name: "heading", label: t("imports.columns.heading") },
    { name: "what", label: t("imports.columns.what") },
  ];
  return (
    <details className="disclosure">
      <summary>{t("imports.columns.title")}</summary>
      <div>
        <p className="mb-2">{t("imports.columns.detail")}</p>
        <Table caption={t("imports.columns.caption")} columns={columns}>
          {useFileFields().map((field) => (
            <Row key={field}>
              <RowHead>
                <span className="font-semibold">{t(`imports.field.${field}`)}</span>{" "}
                {required.includes(field) && <span className="field-mark">{t("imports.required")}</span>}
              </RowHead>
              <Cell label={t("imports.columns.what")}>{t(`imports.what.${field}`)}</Cell>
            </Row>
          ))}
        </Table>
      </div>
    </details>
  );
}
