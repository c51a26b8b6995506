import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { pageSizes } from "#db/page-sizes.ts";
import { listUrl } from "./list-url.ts";

type PagerProps = {
  /** "Showing 8 of 1 040 birds", already in words. */
  summary: ReactNode;
  page: number;
  total_pages: number;
  page_size: number;
};

/** Where one is in a long list, and where there is more than one page the way on: everything is a link or a GET form. */
export function Pager({ summary, page, total_pages, page_size }: PagerProps) {
  const [params] = useSearchParams();
  return (
    <div className="pager">
      <p>{summary}</p>
      {(total_pages > 1 || params.has("page_size")) && (
        <div>
          <PageSize now={page_size} />
          <PageLinks page={page} total_pages={total_pages} />
        </div>
      )}
    </div>
  );
}

/** The way to the page before and to the next. */
export function PageLinks({ page, total_pages }: Pick<PagerProps, "page" | "total_pages">) {
  const { t } = useWords();
  return (
    <nav aria-label={t("ui.pager")} className="actions">
      <PageLink to={page - 1} total={total_pages} label={t("ui.pager.previous")} rel="prev" />
      <span>{t("ui.pager.page", { page, total: Math.max(total_pages, 1) })}</span>
      <PageLink to={page + 1} total={total_pages} label={t("ui.pager.next")} rel="next" />
    </nav>
  );
}

type PageLinkProps = { to: number; total: number; label: string; rel: "prev" | "next" };

function PageLink({ to, total, label, rel }: PageLinkProps) {
  const [params] = useSearchParams();
  const exists = to >= 1 && to <= total;
  if (!exists)
    return (
      <span className="button" data-kind="quiet" aria-disabled="true">
        {label}
      </span>
    );
  return (
    <Link className="button" data-kind="quiet" rel={rel} to={listUrl(params, { page: to > 1 ? String(to) : "" })}>
      {label}
    </Link>
  );
}

function PageSize({ now }: { now: number }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const kept = [...params].filter(([name]) => !["page", "page_size", "open"].includes(name));
  return (
    <Form method="get" onChange={(event) => submit(event.currentTarget)}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="page_size">{t("ui.pager.size")}</label>
      <select className="input" id="page_size" name="page_size" key={now} defaultValue={now}>
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <noscript>
        <Button>{t("ui.pager.resize")}</Button>
      </noscript>
    </Form>
  );
}
