import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { holds, type NavGroup } from "./menu/nav-groups.ts";

export type Crumb = { label: string; href?: string; is_current?: boolean };

/**
 * The way that a page names, below the page of the menu it belongs to, under that one's own name, and its group, where that
 * has more pages than one.
 */
export function crumbsBelow(
  groups: readonly NavGroup[],
  here: string | undefined,
  own: readonly Crumb[],
): readonly Crumb[] {
  const group = groups.find((it) => holds(it, here));
  const page = group?.pages.find(({ to }) => to === here);
  const [first] = own;
  if (!group || !page || !first) return own;
  const named = first.label === page.label ? own : [{ label: page.label, href: page.to }, ...own];
  return group.pages.length > 1 ? [{ label: group.label }, ...named] : named;
}

/** The way here. The current page is plain text; small screens show the step before alone. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useWords();
  return (
    <nav className="crumbs" aria-label={t("ui.breadcrumbs")}>
      <ol>
        {items.map(({ label, href, is_current }) => (
          <li key={`${label} ${href}`}>
            <Icon of="chevron-right" />
            {href && !is_current ? (
              <Link to={href}>{label}</Link>
            ) : (
              <span aria-current={is_current ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
