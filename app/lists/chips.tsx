import { Link, useSearchParams } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { listUrl } from "./list-url.ts";

export type Chip = {
  /** The parameters of the address that ask for it; together they go. */
  names: readonly string[];
  label: string;
};

/** What narrows a list, each a link that leaves it away. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  if (chips.length === 0) return null;
  const without = (names: readonly string[]) => listUrl(params, Object.fromEntries(names.map((name) => [name, ""])));
  return (
    <ul className="chips" aria-label={t("lists.chips")}>
      {chips.map(({ names, label }) => (
        <li key={names.join()}>
          <Link
            className="chip"
            to={without(names)}
            preventScrollReset
            aria-label={t("lists.chips.remove", { filter: label })}
          >
            <bdi>{label}</bdi>
            <Icon of="x" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className="link" to={without(chips.flatMap(({ names }) => names))} preventScrollReset>
            {t("ui.filters.clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}
