import type { MouseEvent } from "react";
import { type ListQuery, narrows, searchOf } from "#app/birds/list-query.ts";
import { Menu } from "#app/controls/menu.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";

const formats = ["xlsx", "csv"] as const;

/** Takes along what the list means, all of its pages, in its order; says how many birds that is. */
export function ExportMenu({ query, count }: { query: ListQuery; count: number }) {
  const { t } = useWords();
  const { page: _, page_size: __, ...question } = query;
  const asked = searchOf(question);
  const summary = (
    <>
      {t("birds.export")}
      <Icon of="chevron-down" />
    </>
  );
  return (
    <Menu summary={summary} summaryClass="button" summaryKind="quiet">
      <div className="menu-panel">
        <p className="menu-words">{t(narrows(query) ? "birds.export.filtered" : "birds.export.all", { count })}</p>
        {formats.map((format) => (
          // Not a Link: a file is fetched by the browser itself.
          <a
            key={format}
            className="menu-item"
            href={`/birds/export${asked ? `${asked}&` : "?"}format=${format}`}
            onClick={closeMenu}
          >
            {t(`birds.export.${format}`)}
          </a>
        ))}
      </div>
    </Menu>
  );
}

// A download leads nowhere, so no navigation closes the menu.
const closeMenu = ({ currentTarget }: MouseEvent) => currentTarget.closest("details")?.removeAttribute("open");
