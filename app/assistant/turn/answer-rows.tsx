import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import type { TurnView } from "#worker/assistant/tools/contract.ts";

const mostShown = 10;

/** The rows behind an answer, ten at most, and where all of them are. */
export function AnswerRows({ turn: { rows, href, links } }: { turn: Pick<TurnView, "rows" | "href" | "links"> }) {
  const { t } = useWords();
  const shown = rows.items.slice(0, mostShown);
  const left = rows.total - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <ul className="lines">
          {shown.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called the same, and their order stays
            <li key={at} className="py-2">
              {row.href ? (
                <Link className="link" to={row.href}>
                  <bdi>{row.label}</bdi>
                </Link>
              ) : (
                <bdi>{row.label}</bdi>
              )}
              {row.detail && <span className="block text-sm text-muted">{row.detail}</span>}
            </li>
          ))}
        </ul>
      )}
      {(href || links.length > 0) && (
        <p className="flex flex-wrap gap-x-4">
          {shown.length > 0 && left > 0 && (
            <span className="text-muted">{t("assistant.rows.more", { count: left })}</span>
          )}
          {href && (
            <Link className="link" to={href} reloadDocument={href.startsWith("/help")}>
              {t("assistant.show_all")}
            </Link>
          )}
          {links.map((link) => (
            <Link key={link.href} className="link" to={link.href}>
              {link.label}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
