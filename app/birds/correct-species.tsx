import { Link, Form as PlainForm, useSearchParams } from "@remix-run/react";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { type Profile, useProfileWords } from "#app/species/profile.tsx";
import type { SpeciesCheck } from "#worker/birds/species-check.ts";
import { listQuery } from "./list-query.ts";

type Change = NonNullable<SpeciesCheck["change"]>;

/** What the bird is recorded as, and the question what it is; the answer is looked at before anything is changed. */
export function SpeciesChoice({ check: { from, species, change } }: { check: SpeciesCheck }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const others = species.filter(({ id }) => id !== from?.id);
  if (others.length === 0)
    return (
      <Banner>
        {t("birds.correct.alone", { species: from?.common_name ?? "" })}{" "}
        <Link className="link" to="/species/catalogue">
          {t("birds.list.first.catalogue")}
        </Link>
      </Banner>
    );
  return (
    <PlainForm method="get" className="form" preventScrollReset>
      {Object.entries(listQuery(params)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={change?.to.id}
        field={fieldFacts("to", { initialValue: change?.to.id ?? "", required: true })}
        label={t("birds.correct.to")}
        hint={t("birds.correct.now", { species: from?.common_name ?? "" })}
        empty={t("birds.form.choose_species")}
        choices={others.map(({ id, common_name }) => ({ value: id, label: common_name }))}
      />
      <div className="actions">
        <Button kind={change ? "quiet" : "primary"}>{t("birds.correct.look")}</Button>
      </div>
    </PlainForm>
  );
}

type Props = { check: SpeciesCheck; change: Change; faults: string[]; back: string; idempotencyKey: string };

/** All that a correction changes, and the one yes; no yes where the genotype cannot be in that species. */
export function SpeciesChanges({ check, change, faults, back, idempotencyKey }: Props) {
  const { t } = useWords();
  const { bird, from } = check;
  const { to, colours } = change;
  const species = to.common_name;
  return (
    <Form idempotencyKey={idempotencyKey}>
      <ErrorSummary faults={faults.map((message) => ({ message }))} />
      <h2>{t("birds.correct.changes", { from: from?.common_name ?? "", to: species })}</h2>
      {from && <ProfileChange from={from} to={to} />}
      <Colours colours={colours} species={species} />
      <Family change={change} />
      <p className="field-hint">{t("birds.correct.kept")}</p>
      <input type="hidden" name="species_id" value={to.id} />
      <input type="hidden" name="version" value={bird.version} />
      {colours.fault && (
        <Banner tone="error" title={t("birds.correct.impossible", { species })}>
          <p>{colours.fault}</p>
          <Link className="link" to={`/birds/${bird.id}/edit`}>
            {t("birds.correct.genotype_first")}
          </Link>
        </Banner>
      )}
      <div className="actions">
        {!colours.fault && <Button kind="primary">{t("birds.correct.yes", { species })}</Button>}
        <LinkButton kind="ghost" to={back} preventScrollReset>
          {t("birds.form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}

type Figures = Profile & { ring_size_mm: number | null };

function ProfileChange({ from, to }: Record<"from" | "to", Figures & { common_name: string }>) {
  const { t, language } = useWords();
  const words = useProfileWords();
  const ring = ({ ring_size_mm: size }: Figures) =>
    size === null ? t("species.unknown") : formatNumber(size, language);
  const rows = [
    [t("species.field.incubation_days"), words.incubation],
    [t("species.column.temperature"), words.temperature],
    [t("species.column.humidity"), words.humidity],
    [t("species.field.lockdown_days_before_hatch"), words.lockdown],
    [t("species.field.ring_size_mm"), ring],
  ] as const;
  const [before, after] = [from.common_name, to.common_name];
  const columns = [
    { name: "fact", label: t("birds.correct.fact") },
    { name: "before", label: before },
    { name: "after", label: after },
  ];
  return (
    <section>
      <h3 className="mb-2">{t("birds.correct.profile")}</h3>
      <Table caption={t("birds.correct.profile")} columns={columns}>
        {rows.map(([label, stated]) => (
          <Row key={label}>
            <RowHead>{label}</RowHead>
            <Cell label={before}>{stated(from)}</Cell>
            <Cell label={after}>{stated(from) === stated(to) ? stated(to) : <strong>{stated(to)}</strong>}</Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}

function Colours({ colours, species }: { colours: Change["colours"]; species: string }) {
  const { t } = useWords();
  const { mutation, genotype, has_book, unread } = colours;
  const written = [mutation, genotype].filter(Boolean).join(" · ");
  if (!written) return null;
  const view = has_book ? (unread.length > 0 ? "unread" : "read") : "no_book";
  return (
    <Banner tone={view === "read" ? "info" : "warning"} title={t("birds.correct.colours", { written })}>
      {t(`birds.correct.colours.${view}`, { species, words: unread.join(", ") })}
    </Banner>
  );
}

function Family({ change: { kin, young } }: { change: Change }) {
  const { t } = useWords();
  if (kin.length === 0) return <p>{t("birds.correct.no_kin")}</p>;
  const listed = kin.filter(({ relation }) => relation === "young").length;
  const columns = (["relation", "bird", "species", "after"] as const).map((name) => ({
    name,
    label: t(`birds.correct.kin.${name}`),
  }));
  return (
    <section>
      <h3 className="mb-2">{t("birds.correct.kin")}</h3>
      <Table caption={t("birds.correct.kin")} columns={columns}>
        {kin.map(({ relation, id, identifier, species_name, was_same, is_same }) => (
          <Row key={`${relation} ${id}`}>
            <RowHead>{t(`birds.correct.kin.${relation}`)}</RowHead>
            <Cell label={t("birds.correct.kin.bird")}>
              <Link className="link" to={`/birds/${id}`}>
                <Ring>{identifier}</Ring>
              </Link>
            </Cell>
            <Cell label={t("birds.correct.kin.species")}>{species_name}</Cell>
            <Cell label={t("birds.correct.kin.after")}>{t(`birds.correct.kin.${fateOf(was_same, is_same)}`)}</Cell>
          </Row>
        ))}
      </Table>
      {young > listed && <p className="field-hint">{t("birds.correct.more_young", { count: young - listed })}</p>}
    </section>
  );
}

function fateOf(wasSame: boolean, isSame: boolean) {
  if (isSame) return "becomes_same" as const;
  return wasSame ? ("becomes_hybrid" as const) : ("stays_hybrid" as const);
}
