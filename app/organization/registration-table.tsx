import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { Registration } from "#worker/organization/registrations.ts";
import type { Site } from "#worker/places/sites.ts";
import { filePath } from "./registration-file.tsx";

type Props = { registrations: Registration[]; sites: readonly Site[]; today: string };

/** The organisation's registrations; `today` is its calendar day, `YYYY-MM-DD`. */
export function RegistrationTable({ registrations, sites, today }: Props) {
  const { t, language } = useWords();
  const day = (on: string | null) => (on ? dayInWords(on, language) : "—");
  const siteOf = ({ site_id }: Registration) => sites.find(({ id }) => id === site_id);
  const site = {
    name: "site_id",
    label: t("registrations.field.site_id"),
    cell: (row: Registration) => <Where site={siteOf(row)} />,
  };
  return (
    <RecordTable
      caption={t("registrations.caption")}
      rows={registrations}
      columns={[
        { name: "number", label: t("registrations.field.number"), cell: (row) => <Numbered {...row} /> },
        {
          name: "kind",
          label: t("registrations.field.kind"),
          cell: ({ kind, body }) => (
            <div>
              {t(`registrations.kind.${kind}`)}
              {body && <bdi className="block text-sm text-muted">{body}</bdi>}
            </div>
          ),
        },
        ...(sites.length > 0 ? [site] : []),
        {
          name: "expires_on",
          label: t("registrations.field.expires_on"),
          cell: ({ expires_on }) => (
            <div>
              {day(expires_on)}{" "}
              {expires_on && expires_on < today && <Pill tone="red">{t("registrations.expired")}</Pill>}
            </div>
          ),
        },
      ]}
      actions={{ label: t("registrations.actions"), cell: (row) => <Ways {...row} /> }}
    />
  );
}

function Numbered({ id, number, file_type }: Registration) {
  const { t } = useWords();
  return (
    <div>
      <bdi>{number}</bdi>
      {file_type && (
        <a className="link block text-sm" href={filePath(id)}>
          {t("registrations.file.get")} <span className="unseen">{number}</span>
        </a>
      )}
    </div>
  );
}

function Where({ site }: { site: Site | undefined }) {
  const { t } = useWords();
  if (!site) return t("registrations.everywhere");
  return (
    <Link className="link" to={`/places/${site.id}`}>
      {site.name}
    </Link>
  );
}

function Ways({ id, number }: Registration) {
  const { t } = useWords();
  const ways = {
    edit: t("registrations.action.edit"),
    file: t("registrations.action.file"),
    delete: t("registrations.action.delete"),
  };
  return Object.entries(ways).map(([way, label]) => (
    <LinkButton key={way} kind="ghost" to={`?${way}=${id}`}>
      {label} <span className="unseen">{number}</span>
    </LinkButton>
  ));
}
