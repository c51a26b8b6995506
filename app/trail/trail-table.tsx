import { Link } from "@remix-run/react";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Subject } from "#db/vocabulary.ts";
import type { TrailLineView } from "#worker/trail/trail-text.ts";

/** Where the page of a subject lies, behind which its id comes. */
type SubjectPages = Partial<Record<Subject, string>>;

/** Lines of the audit trail, their values already in the reader's words. */
export function TrailTable({ items, pages }: { items: TrailLineView[]; pages: SubjectPages }) {
  const { t } = useWords();
  const columns = (["when", "person", "deed", "changes"] as const).map((name) => ({ name, label: t(`audit.${name}`) }));
  return (
    <div className="trail">
      <Table caption={t("audit.caption")} columns={columns}>
        {items.map((item) => (
          <Row key={item.id}>
            <RowHead>
              <time dateTime={item.at}>{item.when}</time>
            </RowHead>
            <Cell label={t("audit.person")}>
              <div>
                {item.person ?? <span className="text-muted">{t("audit.nobody")}</span>}
                {item.is_restored && <span className="block text-sm text-muted">{t("audit.restored")}</span>}
              </div>
            </Cell>
            <Cell label={t("audit.deed")}>
              <div>
                {/* An import is named by what was done already. */}
                {item.done} {item.subject !== "import" && <span className="text-muted">{item.kind.toLowerCase()}</span>}{" "}
                <Name item={item} page={pages[item.subject]} />
              </div>
            </Cell>
            <Cell label={t("audit.changes")}>
              <Changes item={item} />
            </Cell>
          </Row>
        ))}
      </Table>
    </div>
  );
}

type NameProps = { item: TrailLineView; page: string | undefined };

function Name({ item: { subject_id, name, exists, deed }, page }: NameProps) {
  if (!page || !exists || deed === "deleted") return <bdi>{name}</bdi>;
  return (
    <Link className="link" to={`${page}${subject_id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function Changes({ item: { changes, deed } }: { item: TrailLineView }) {
  const { t } = useWords();
  // A created or deleted thing is already named beside its line.
  if (deed === "created" || deed === "erased" || changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: <ins className="no-underline font-semibold">{after || t("audit.nothing_before")}</ins>
          {before && (
            <span className="text-muted">
              {" "}
              ({t("audit.was")}: <del className="no-underline">{before}</del>)
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
