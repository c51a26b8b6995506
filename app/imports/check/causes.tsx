import { useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { ImportColumn } from "#worker/birdfiles/columns-contract.ts";
import type { FileField } from "#worker/birdfiles/contract.ts";
import type { Cause, Mend } from "#worker/imports/report-contract.ts";
import { WordFix } from "../faults/word-fix.tsx";

type Props = {
  causes: Cause[];
  columns: ImportColumn[];
  /** Whether nothing else can be done with the file. */
  isAll: boolean;
};

/** What many rows fall for, before all else, each with the press that mends it. */
export function Causes({ causes, columns, isAll }: Props) {
  const { t } = useWords();
  return causes.map(({ mends, ...cause }, at) => (
    <Banner
      key={`${cause.field} ${cause.message}`}
      tone="warning"
      title={t("imports.cause.title", { count: cause.rows })}
    >
      <p>
        {cause.heading && <strong>{cause.heading}: </strong>}
        {cause.message}
      </p>
      <div className="mt-3 grid gap-2">
        {mends.map((mend, nth) => (
          <OneMend
            key={JSON.stringify(mend)}
            cause={cause}
            mend={mend}
            columns={columns}
            isFirst={isAll && at === 0 && nth === 0}
          />
        ))}
      </div>
    </Banner>
  ));
}

type MendProps = { cause: Omit<Cause, "mends">; mend: Mend; columns: ImportColumn[]; isFirst: boolean };

function OneMend({ mend, ...props }: MendProps) {
  if (mend.kind === "word") return <WordFix {...mend} isSex={props.cause.field === "sex"} />;
  return <ColumnMend mend={mend} {...props} />;
}

type OfColumns = Exclude<Mend, { kind: "word" }>;

/** Reads the file's columns in another way, or its birds as of one species. */
function ColumnMend({ cause: { field }, mend, columns, isFirst }: Omit<MendProps, "mend"> & { mend: OfColumns }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const headingOf = (column: { heading: string; index: number }) =>
    column.heading || t("imports.mapping.no_heading", { number: column.index + 1 });
  const textOf = () => {
    if (mend.kind === "species") return t("imports.cause.species", { species: mend.species });
    if (mend.kind === "ignore") return t("imports.cause.ignore", { heading: headingOf(mend) });
    const named = t(`imports.field.${field}`).toLowerCase();
    return t("imports.cause.column", { heading: headingOf(mend), field: named });
  };
  return (
    <Form className="actions" action={pathname + search}>
      <input type="hidden" name="intent" value="columns" />
      {columns.map((column) => (
        <input
          key={column.index}
          type="hidden"
          name={`column-${column.index}`}
          value={fieldAfter(mend, field, column)}
        />
      ))}
      {mend.kind === "species" && <input type="hidden" name="species" value={mend.species} />}
      <Button kind={isFirst ? "primary" : "quiet"}>{textOf()}</Button>
      {mend.kind === "column" && (
        <span className="text-sm text-muted">{t("imports.cause.holds", { samples: mend.samples.join(" · ") })}</span>
      )}
    </Form>
  );
}

/** What a column holds once that is done: no two hold the same. */
function fieldAfter(mend: OfColumns, field: FileField, column: ImportColumn): string {
  const isMeant = mend.kind !== "species" && column.index === mend.index;
  if (mend.kind === "column" && isMeant) return field;
  const isLeft = mend.kind === "column" ? column.field === field : isMeant;
  return isLeft ? "" : (column.field ?? "");
}
