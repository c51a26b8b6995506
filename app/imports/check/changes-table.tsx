import { Link } from "@remix-run/react";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { FileField } from "#worker/birdfiles/contract.ts";
import type { ImportedChange } from "#worker/imports/report-contract.ts";

type ChangesTableProps = {
  /** The first birds that would be updated. */
  changes: ImportedChange[];
  /** How many there are in all. */
  total: number;
};

/** What an update would change: each bird by its ring, what every field is now and what it becomes. */
export function ChangesTable({ changes, total }: ChangesTableProps) {
  const { t } = useWords();
  if (changes.length === 0) return null;
  const columns = [
    { name: "ring", label: t("imports.changes.ring") },
    { name: "row", label: t("imports.remarks.row") },
    { name: "what", label: t("imports.changes.what") },
  ];
  const more = total - changes.length;
  return (
    <section aria-labelledby="changes" className="import-part">
      <h2 id="changes">{t("imports.changes.title")}</h2>
      <Table caption={t("imports.changes.caption")} columns={columns} cards="change">
        {changes.map((bird) => (
          <ChangedBird key={bird.id} bird={bird} />
        ))}
      </Table>
      {more > 0 && <p className="mt-2 text-muted">{t("imports.changes.more", { count: more })}</p>}
    </section>
  );
}

function ChangedBird({ bird: { id, identifier, row, fields } }: { bird: ImportedChange }) {
  const { t } = useWords();
  return (
    <Row>
      <RowHead>
        <Link to={`/birds/${id}`}>
          <Ring>{identifier}</Ring>
        </Link>
      </RowHead>
      <Cell label={t("imports.remarks.row")}>
        <span className="card-word">{t("imports.remarks.row")}&nbsp;</span>
        {row}
      </Cell>
      <Cell label={t("imports.changes.what")}>
        <ul className="import-changes">
          {fields.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </ul>
      </Cell>
    </Row>
  );
}

function Change({ field, before, after }: ImportedChange["fields"][number]) {
  const { t } = useWords();
  return (
    <li>
      <span className="text-sm text-muted">{t(`imports.field.${field}`)}</span>
      <span>
        <span className="unseen">{t("imports.changes.before")} </span>
        <del className="text-muted">{before ? <Value field={field}>{before}</Value> : t("imports.remarks.empty")}</del>{" "}
        <Icon of="arrow-right" /> <span className="unseen">{t("imports.changes.after")} </span>
        <ins>{after ? <Value field={field}>{after}</Value> : t("imports.remarks.empty")}</ins>
      </span>
    </li>
  );
}

const rings: readonly FileField[] = ["father", "mother", "foster_father", "foster_mother", "microchip"];

function Value({ field, children }: { field: FileField; children: string }) {
  return rings.includes(field) ? <Ring>{children}</Ring> : <bdi>{children}</bdi>;
}
