import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "#app/marks/empty-state.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";

type Props = {
  title: string;
  lead?: ReactNode;
  /** The ways to add, for those who may. */
  actions?: ReactNode;
  /** As in `PageHeader`. */
  more?: ComponentProps<typeof PageHeader>["more"];
  /** The way between it and the pages beside it. */
  tabs?: ReactNode;
  /** What stands in the place of the list where there is none. */
  empty?: ComponentProps<typeof EmptyState> | false;
  children?: ReactNode;
};

/** The page of a list: what it is and how to add to it, or why there is nothing and where to begin. */
export function ListPage({ title, lead, actions, more = [], tabs, empty, children }: Props) {
  if (empty)
    return (
      <>
        <PageHeader title={title} />
        {tabs}
        <EmptyState {...empty} />
      </>
    );
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} more={more} />
      {tabs}
      {children}
    </>
  );
}
