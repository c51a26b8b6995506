import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { PageHeader } from "./page-header.tsx";

const fetchDialog = () => import("#app/controls/dialog-over.tsx");
// Radix is a seventh of a page's scripts, and a page loaded by itself shows no dialog: fetched apart, on intent.
const DialogOver = lazy(async () => ({ default: (await fetchDialog()).DialogOver }));

const intents = ["pointerover", "focusin", "touchstart"] as const;

/** Fetches the dialog once a link of these, which open one, is pointed at, touched or focused: the first opens at once. */
export function useDialogOnIntent(links: string) {
  useEffect(() => {
    function soon({ target }: Event) {
      if (target instanceof Element && target.closest(links)) void fetchDialog().catch(() => undefined);
    }
    for (const intent of intents) document.addEventListener(intent, soon, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, soon);
    };
  }, [links]);
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
