import { Link, NavLink } from "@remix-run/react";
import { useId } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { SettingsPage } from "./settings-entries.ts";

const groups = ["you", "organization", "flock", "data"] as const;
type Props = { pages: readonly SettingsPage[] };
type IndexProps = Props & { plan: string | undefined };

/** Every settings page with the line that says what it is for. */
export function SettingsIndex({ pages, plan }: IndexProps) {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      <PageHeader title={t("ui.settings")} lead={t("settings.lead")} />
      {plan && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <strong className="font-medium">{plan}</strong>
          {may("billing.write") ? (
            <LinkButton to="/billing">{t("ui.plan.see")}</LinkButton>
          ) : (
            <LinkButton to="/pricing" reloadDocument>
              {t("ui.plan.see")}
            </LinkButton>
          )}
        </p>
      )}
      <div className="settings">
        {groups.map((group) => (
          <Group key={group} name={t(`settings.group.${group}`)} pages={pages.filter((it) => it.group === group)} />
        ))}
      </div>
    </>
  );
}

function Group({ name, pages }: Props & { name: string }) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul>
        {pages.map(({ to, icon, label, what }) => (
          <li key={to}>
            <Link to={to}>
              <Icon of={icon} />
              <span>
                <strong>{label}</strong> <small>{what}</small>
              </span>
              <Icon of="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way between the settings, beside each of them where there is room for it. */
export function SettingsMenu({ pages }: Props) {
  const { t } = useWords();
  return (
    <nav className="settings-menu" aria-label={t("ui.settings.all")}>
      <ul className="nav-list">
        {pages.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink className="nav-link" to={to}>
              <Icon of={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
