import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { lacksOnlySpecies } from "#app/imports/import-page.ts";
import { useFileFields } from "#app/imports/use-file-fields.ts";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { ImportColumn } from "#worker/birdfiles/columns-contract.ts";
import type { FileField } from "#worker/birdfiles/contract.ts";
import type { ImportCheck } from "#worker/imports/report-contract.ts";

type ColumnsFormProps = {
  check: Omit<ImportCheck, "report">;
  /** The species that rows have which name none. */
  species?: string | undefined;
  /** Whether nothing can be checked before the columns are chosen. */
  isNeeded: boolean;
};

/** What each column of the file holds, to be chosen where a heading was not recognised. */
export function ColumnsForm({ check, species = check.species ?? "", isNeeded }: ColumnsFormProps) {
  const { t } = useWords();
  const { missing, twice, species_names: names } = check;
  const lacksSpecies = missing.includes("species");
  const isOnlySpecies = lacksOnlySpecies(check);
  const table = <ColumnsTable columns={check.columns} />;
  return (
    <Form className="grid gap-4">
      <input type="hidden" name="intent" value="columns" />
      {!isOnlySpecies && <Doubts missing={missing} twice={twice} />}
      {isOnlySpecies && <OneSpecies species={species} names={names} isQuestion />}
      {!isOnlySpecies && table}
      {!isOnlySpecies && (lacksSpecies || species) && <OneSpecies species={species} names={names} />}
      <div className="actions">
        <Button kind={isNeeded ? "primary" : "quiet"}>
          {t(isOnlySpecies ? "imports.mapping.go_on" : "imports.mapping.submit")}
        </Button>
        {isNeeded && <LinkButton to="/birds">{t("imports.commit.cancel")}</LinkButton>}
      </div>
      {isOnlySpecies && (
        <details className="disclosure">
          <summary>{t("imports.mapping.caption")}</summary>
          {table}
        </details>
      )}
    </Form>
  );
}

function ColumnsTable({ columns }: { columns: ImportColumn[] }) {
  const { t } = useWords();
  const heads = (["column", "samples", "field"] as const).map((name) => ({
    name,
    label: t(`imports.mapping.${name}`),
  }));
  return (
    <Table caption={t("imports.mapping.caption")} columns={heads}>
      {columns.map((column) => (
        <ColumnRow key={column.index} column={column} />
      ))}
    </Table>
  );
}

function Doubts({ missing, twice }: Pick<ImportCheck, "missing" | "twice">) {
  const { t } = useWords();
  const named = (fields: FileField[]) => fields.map((field) => t(`imports.field.${field}`)).join(", ");
  if (missing.length + twice.length === 0) return null;
  return (
    <Banner tone="warning">
      {missing.length > 0 && <p>{t("imports.mapping.missing", { columns: named(missing) })}</p>}
      {twice.length > 0 && <p>{t("imports.mapping.twice", { columns: named(twice) })}</p>}
    </Banner>
  );
}

function ColumnRow({ column }: { column: ImportColumn }) {
  const { t } = useWords();
  const { index, heading, samples } = column;
  const name = heading || t("imports.mapping.no_heading", { number: index + 1 });
  return (
    <Row>
      <RowHead>
        <span className="font-semibold">{name}</span>
      </RowHead>
      <Cell label={t("imports.mapping.samples")}>
        <span className="text-muted">{samples.join(" · ")}</span>
      </Cell>
      <Cell label={t("imports.mapping.field")}>
        <ColumnChoices column={column} />
      </Cell>
    </Row>
  );
}

/** What one column holds, to be chosen among all that is understood. */
export function ColumnChoices({ column: { index, heading, field } }: { column: ImportColumn }) {
  const { t } = useWords();
  const name = heading || t("imports.mapping.no_heading", { number: index + 1 });
  return (
    <select
      className="input"
      name={`column-${index}`}
      key={field ?? ""}
      defaultValue={field ?? ""}
      aria-label={t("imports.mapping.of", { heading: name })}
    >
      <option value="">{t("imports.mapping.ignore")}</option>
      {useFileFields().map((one) => (
        <option key={one} value={one}>
          {t(`imports.field.${one}`)}
        </option>
      ))}
    </select>
  );
}

type OneSpeciesProps = {
  species: string;
  /** Those the organisation has. */
  names: string[];
  /** Whether nothing else is asked. */
  isQuestion?: boolean;
};

/** The species of a list that has no column of it. */
function OneSpecies({ species, names, isQuestion = false }: OneSpeciesProps) {
  const { t } = useWords();
  return (
    <div className="form field">
      <label htmlFor="one-species">{t(isQuestion ? "imports.field.species" : "imports.mapping.one_species")}</label>
      <input
        className="input"
        id="one-species"
        name="species"
        list="species-names"
        maxLength={100}
        defaultValue={species}
        required={isQuestion}
      />
      <datalist id="species-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="text-sm text-muted">
        {t(isQuestion ? "imports.mapping.which_species_hint" : "imports.mapping.one_species_hint")}
      </p>
    </div>
  );
}
