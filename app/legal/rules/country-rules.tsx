import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { DemandList } from "#app/legal/demand-list.tsx";
import { namedRules, valueText } from "#app/legal/rule-words.ts";
import { Why } from "#app/legal/why.tsx";
import { PageLinks } from "#app/lists/pager.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { CountryDuties } from "#worker/legal/rules/rules.ts";
import { dateFormat } from "#worker/locales/formats.ts";
import { RulesSection } from "./rules-section.tsx";

type Props = { duties: CountryDuties };
const ruleOf = (species_id: string) => `/legal-forms/rules?${new URLSearchParams({ species_id })}`;

/** What the country demands, what the organisation knows better, and what counts for its species. */
export function CountryRules({ duties }: Props) {
  return (
    <div className="grid gap-8">
      <Known duties={duties} />
      <Movements duties={duties} />
      <Deadlines duties={duties} />
      <Notes duties={duties} />
      <OwnRules duties={duties} />
      <SpeciesTable duties={duties} />
    </div>
  );
}

/** Which rules are known at all. */
function Known({ duties: { packs } }: Props) {
  const { t } = useWords();
  if (packs.includes("pt")) return null;
  const of = packs.length === 0 ? "none" : "union";
  return (
    <Banner title={t(`rules.${of}.title`)}>
      <p className="max-w-prose">{t(`rules.${of}.why`)}</p>
      <div className="actions mt-3">
        <LinkButton to="/tasks?edit=new">{t("rules.none.task")}</LinkButton>
      </div>
    </Banner>
  );
}

function Movements({ duties: { movements, today } }: Props) {
  const { t } = useWords();
  if (movements.length === 0) return null;
  const demands = movements.flatMap(({ kind, papers, ...whence }) =>
    papers.map((paper) => ({ paper, movement: kind, ...whence })),
  );
  return (
    <RulesSection id="movements" title={t("rules.movements")} lead={t("rules.movements.why")}>
      <DemandList demands={demands} today={today} />
    </RulesSection>
  );
}

function Deadlines({ duties: { deadlines, today } }: Props) {
  const { t, language } = useWords();
  if (deadlines.length === 0) return null;
  const month = (of: number) =>
    dateFormat(language, { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2000, of - 1, 1)));
  return (
    <RulesSection id="deadlines" title={t("rules.deadlines")}>
      {deadlines.map((it) => (
        <div key={it.kind}>
          <p>
            <Link className="link" to="/legal-forms/return">
              {t(`rules.deadline.${it.kind}`)}
            </Link>
            {". "}
            {t("rules.deadline.by", { month: month(it.month) })}
          </p>
          <Why of={it} about={t(`rules.deadline.${it.kind}`)} today={today} />
        </div>
      ))}
    </RulesSection>
  );
}

function Notes({ duties: { notes, today } }: Props) {
  const { t } = useWords();
  if (notes.length === 0) return null;
  return (
    <RulesSection id="notes" title={t("rules.notes")}>
      <ul className="grid gap-3">
        {notes.map((it) => (
          <li key={it.source}>
            <p className="max-w-prose">{it.text}</p>
            <Why of={it} about={it.text} today={today} />
          </li>
        ))}
      </ul>
    </RulesSection>
  );
}

function OwnRules({ duties: { own_rules } }: Props) {
  const { t } = useWords();
  return (
    <RulesSection id="own" title={t("rules.own")}>
      {own_rules.length === 0 && <p className="text-muted">{t("rules.own.none")}</p>}
      <ul className="grid gap-2">
        {own_rules.map(({ species_id, field, name, value, reason }) => (
          <li key={`${species_id} ${field}`} className="[overflow-wrap:anywhere]">
            <Link className="link" to={ruleOf(species_id)}>
              {name}
            </Link>
            {" · "}
            {t(`rules.field.${field}`)}: <strong>{valueText(value, t)}</strong>
            <span className="text-muted">
              {" · "}
              <bdi>{reason}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </RulesSection>
  );
}

function SpeciesTable({ duties: { species, total, page, total_pages } }: Props) {
  const { t } = useWords();
  const [first, ...others] = namedRules(t).map(({ field, name }) => ({
    name: field,
    label: name,
    cell: ({ answers }: CountryDuties["species"][number]) => (
      <span>
        {valueText(answers[field].value, t)}
        {answers[field].is_own && <span className="text-sm text-muted"> · {t("rules.own.mark")}</span>}
      </span>
    ),
  }));
  return (
    <RulesSection id="species" title={t("rules.list")}>
      {total === 0 && <p className="text-muted">{t("rules.list.none")}</p>}
      {species.length > 0 && (
        <RecordTable
          caption={t("rules.list")}
          rows={species}
          columns={[
            {
              name: "species",
              label: t("rules.list.species"),
              cell: ({ id, common_name, latin_name }) => (
                <>
                  <Link className="link" to={ruleOf(id)}>
                    {common_name}
                  </Link>
                  <i className="block text-sm text-muted">{latin_name}</i>
                </>
              ),
            },
            ...(first ? [first, ...others] : []),
          ]}
        />
      )}
      {total_pages > 1 && <PageLinks page={page} total_pages={total_pages} />}
    </RulesSection>
  );
}
