import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { PlacePage } from "#worker/housing/residents.ts";
import { dayInWords } from "#worker/locales/dates.ts";

type Props = Pick<PlacePage, "place" | "registrations" | "today">;

/** Where a site is, and under what it is registered. */
export function SitePart({ place, registrations, today }: Props) {
  const { t } = useWords();
  const may = useMay();
  return (
    <>
      <Address place={place} />
      {may("papers.issue") && (
        <section className="mt-8">
          <h2 className="mb-3">{t("sites.registrations")}</h2>
          {registrations.length === 0 ? (
            <p className="text-muted">{t("sites.registrations.none")}</p>
          ) : (
            <Registrations registrations={registrations} today={today} />
          )}
          {may("settings.write") && (
            <div className="actions mt-3">
              <LinkButton to={`/settings/papers?${new URLSearchParams({ edit: "new", site_id: place.id })}`}>
                {t("sites.registrations.add")}
              </LinkButton>
            </div>
          )}
        </section>
      )}
    </>
  );
}

function Address({ place: { address, postal_code, locality, district } }: Pick<Props, "place">) {
  const { t } = useWords();
  const town = [postal_code, locality].filter(Boolean).join(" ");
  const lines = [address, town, district].filter(Boolean);
  if (lines.length === 0) return <p className="text-muted">{t("sites.no_address")}</p>;
  return (
    <p>
      <bdi>{lines.join(", ")}</bdi>
    </p>
  );
}

function Registrations({ registrations, today }: Pick<Props, "registrations" | "today">) {
  const { t, language } = useWords();
  const may = useMay();
  return (
    <ul className="grid gap-4">
      {registrations.map(({ id, kind, number, body, expires_on }) => (
        <li key={id}>
          <p>
            <bdi className="font-semibold">{number}</bdi> · {t(`registrations.kind.${kind}`)}
            {body && (
              <>
                {" · "}
                <bdi>{body}</bdi>
              </>
            )}
          </p>
          <p className="text-muted">
            {expires_on && t("sites.registrations.until", { day: dayInWords(expires_on, language) })}{" "}
            {expires_on && expires_on < today && <Pill tone="red">{t("sites.registrations.expired")}</Pill>}{" "}
            {may("settings.write") && (
              <Link className="link" to={`/settings/papers?edit=${id}`}>
                {t("sites.registrations.edit")} <span className="unseen">{number}</span>
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
