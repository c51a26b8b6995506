import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type PageHeaderProps = {
  title: ReactNode;
  /** Where the shell's top bar does not already show the way. */
  crumbs?: readonly Crumb[];
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The page's name, which takes the focus after a navigation, and what can be done here. */
export function PageHeader({ title, crumbs, lead, actions }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div>
        {crumbs && <Breadcrumbs items={crumbs} />}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </header>
  );
}
