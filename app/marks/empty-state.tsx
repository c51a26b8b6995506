import type { ReactNode } from "react";

type EmptyStateProps = {
  /** What is missing here, drawn: one of illustrations.tsx or feather-and-perch.tsx. */
  drawing: ReactNode;
  title: ReactNode;
  /** Why there is nothing here. */
  why?: ReactNode;
  /** One primary action, perhaps a quiet second. */
  actions?: ReactNode;
};

/** What stands where a list would: why it is empty and the one thing to do about it. */
export function EmptyState({ drawing, title, why, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      {drawing}
      <h2>{title}</h2>
      {why && <p>{why}</p>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
