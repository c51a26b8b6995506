import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";

type PagingProps = { path: string; query?: Readonly<Record<string, string>>; page: number; has_next: boolean };

/** The way to the page before and to the next; nothing where there is but one. */
export function Paging({ path, query = {}, page, has_next }: PagingProps) {
  const { t } = useWords();
  if (page === 1 && !has_next) return null;
  const to = (next: number) => {
    const params = new URLSearchParams(query);
    if (next > 1) params.set("page", String(next));
    else params.delete("page");
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return (
    <nav aria-label={t("ui.pager")} className="actions mt-8">
      {page > 1 && (
        <LinkButton rel="prev" to={to(page - 1)}>
          {t("ui.pager.previous")}
        </LinkButton>
      )}
      <span>{t("shop.page", { page })}</span>{" "}
      {has_next && (
        <LinkButton rel="next" to={to(page + 1)}>
          {t("ui.pager.next")}
        </LinkButton>
      )}
    </nav>
  );
}
