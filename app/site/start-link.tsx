import type { ReactNode } from "react";
import { useRoot } from "#app/root.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words.tsx";

/** The way in, in the page's own words; who is inside already is shown to their birds. */
export function StartLink({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const isInside = useRoot()?.viewer !== undefined;
  return (
    <LinkButton kind="primary" size="large" to={isInside ? "/dashboard" : "/signup"}>
      {isInside ? t("ui.nav.dashboard") : children}
    </LinkButton>
  );
}
