import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMember } from "#app/web/root-data.ts";

/** The way in, in the page's own words; who is inside already is shown to their birds. */
export function StartLink({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const isInside = useMember() !== undefined;
  return (
    <LinkButton kind="primary" size="large" to={isInside ? "/dashboard" : "/signup"}>
      {isInside ? t("ui.nav.dashboard") : children}
    </LinkButton>
  );
}
