import { Link } from "@remix-run/react";
import { inOneLine } from "#app/kit/search-group.ts";
import { PageLinks } from "#app/lists/pager.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { ContactPage } from "#worker/contacts/page.ts";

/** The birds that somebody bred, owns or got. */
export function ContactBirds({ page: { birds, birds_total, page, total_pages } }: { page: ContactPage }) {
  const { t, language } = useWords();
  if (birds_total === 0) return null;
  return (
    <Card title={t("contacts.birds")} aside={<span className="text-muted">{formatNumber(birds_total, language)}</span>}>
      <ul className="rows">
        {birds.map(({ id, identifier, name, species, roles }) => (
          <li key={id}>
            <Link className="touch" to={`/birds/${id}`}>
              <Ring colour={null}>{identifier}</Ring> {name}
            </Link>
            <span className="text-muted">
              {inOneLine(species, roles.map((role) => t(`contacts.of_bird.${role}`)).join(", "))}
            </span>
          </li>
        ))}
      </ul>
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </Card>
  );
}
