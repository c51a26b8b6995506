import type { ReactNode } from "react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import { ContactWays } from "../contact-ways.tsx";
import type { Opening } from "../opening.ts";
import { HoursLine } from "./hours-line.tsx";

type Props = {
  ways: { email: string; phone: string; address: string };
  opening: Opening;
};

/** The four ways to an answer. */
export function SupportCards({ ways, opening }: Props) {
  const { t } = useWords();
  return (
    <div className="support-cards">
      <Way of="write" icon="message-circle">
        <LinkButton kind="primary" to="/support/tickets/new">
          {t("supporthome.write.go")}
        </LinkButton>
        <LinkButton to="/support/tickets">{t("supporthome.write.own")}</LinkButton>
      </Way>
      <Way of="articles" icon="life-buoy">
        <a className="button" data-kind="quiet" href="/help">
          {t("supporthome.articles.go")}
        </a>
      </Way>
      <Way of="missing" icon="lightbulb">
        <LinkButton to="/feedback">{t("supporthome.missing.go")}</LinkButton>
      </Way>
      <section className="card">
        <h2>
          <Icon of="phone" /> {t("supporthome.reach.title")}
        </h2>
        <HoursLine opening={opening} />
        <ContactWays {...ways} />
      </section>
    </div>
  );
}

type WayProps = { of: "write" | "articles" | "missing"; icon: IconName; children: ReactNode };

function Way({ of, icon, children }: WayProps) {
  const { t } = useWords();
  return (
    <section className="card">
      <h2>
        <Icon of={icon} /> {t(`supporthome.${of}.title`)}
      </h2>
      <p>{t(`supporthome.${of}.text`)}</p>
      <div className="actions">{children}</div>
    </section>
  );
}
