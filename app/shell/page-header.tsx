import type { ReactNode } from "react";
import { type MoreItem, MoreMenu } from "./more-menu.tsx";

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** What the page is there for: one primary button, at most one quiet one before it. Always at the right of the title. */
  actions?: ReactNode;
  /** Whatever else can be done here, under "⋯" behind the actions; nothing false is shown. */
  more?: ReadonlyArray<MoreItem | false>;
};

/** The page's name, which takes the focus after a navigation, and what can be done here. */
export function PageHeader({ title, lead, actions, more = [] }: PageHeaderProps) {
  const rest = more.filter((it) => it !== false);
  return (
    <header className="page-header">
      <h1 tabIndex={-1}>{title}</h1>
      {(actions || rest.length > 0) && (
        <div className="actions">
          {actions}
          {rest.length > 0 && <MoreMenu items={rest} />}
        </div>
      )}
      {lead && <p>{lead}</p>}
    </header>
  );
}
