import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { useMember } from "#app/web/root-data.ts";
import type { PlanKey } from "#db/vocabulary.ts";

type Props = {
  /** The plan those words promise. */
  plan: PlanKey;
  children: ReactNode;
};

/** The way in, in the page's own words; who is inside already is shown to their birds. */
export function StartLink({ plan, children }: Props) {
  const { t } = useWords();
  const isInside = useMember() !== undefined;
  return (
    <LinkButton kind="primary" size="large" to={isInside ? "/dashboard" : `/signup?plan=${plan}`}>
      {isInside ? t("ui.nav.dashboard") : children}
    </LinkButton>
  );
}
