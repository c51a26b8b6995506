import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { PageHeader } from "./page-header.tsx";

const fetchDialog = () => import("#app/controls/dialog-over.tsx");
// Radix is a seventh of a page's scripts, and a page loaded by itself shows no dialog: fetched apart.
const DialogOver = lazy(async () => ({ default: (await fetchDialog()).DialogOver }));

/** Fetches the dialog once the page is there, so that the first one opens at once. */
export function useDialogSoon() {
  useEffect(() => void fetchDialog(), []);
}

type RouteDialogProps = {
  /** True when the reader came here from the list with a script running; false on a first load: then it is a page. */
  over: boolean;
  title: string;
  /** Goes back to the list. */
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
};

/** A route that is a page of its own, or a dialog over the list it belongs to. */
export function RouteDialog({ over, title, onClose, wide = false, children }: RouteDialogProps) {
  if (over)
    return (
      <Suspense>
        <DialogOver title={title} onClose={onClose} wide={wide}>
          {children}
        </DialogOver>
      </Suspense>
    );
  return (
    <section>
      <PageHeader title={title} />
      {children}
    </section>
  );
}
