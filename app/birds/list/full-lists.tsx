import { Link, useSearchParams } from "@remix-run/react";
import { listUrl } from "#app/lists/list-url.ts";
import { useWords } from "#app/locales/words.tsx";
import type { BirdsPage } from "../api-types.ts";
import { longFields } from "../list-query.ts";

/** The ways to the lists of choices that are too long to go with every page; nothing where all are short. */
export function FullLists({ long }: Pick<BirdsPage, "long">) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const cut = longFields.filter((field) => long[field]);
  if (cut.length === 0) return null;
  return (
    <p className="filter-note print:hidden">
      {t("birds.list.whole_lists")}
      {cut.map((field, at) => (
        <span key={field}>
          {at > 0 ? " · " : " "}
          <Link className="link" to={`${listUrl(params, { open: field })}#filter-${field}`}>
            {t(`birds.field.${field}`)} ({long[field]})
          </Link>
        </span>
      ))}
    </p>
  );
}
