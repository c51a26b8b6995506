import { useMay } from "#app/accounts/use-may.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { Cell, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import type { SaidBook } from "#worker/genetics/said.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import { type Listed, listedIn } from "./answers.ts";
import { EvidenceMark } from "./evidence.tsx";

/** Everything known of a species' colours: how each is inherited, how sure that is, and who says so. */
export function MutationsTable({ book }: { book: SaidBook }) {
  const { t, language } = useWords();
  const all = listedIn(book, language);
  const names = ["name", "inheritance", "series", "evidence"] as const;
  const columns = names.map((name) => ({ name, label: t(`genetics.column.${name}`) }));
  const deeds = { name: "actions", label: <span className="unseen">{t("genetics.column.actions")}</span> };
  const hasOwn = all.some(({ allele }) => allele.own);
  return (
    <Table caption={t("genetics.mutations.title")} columns={hasOwn ? [...columns, deeds] : columns}>
      {all.map((it) => (
        <MutationRow key={it.allele.key} {...it} hasDeeds={hasOwn} />
      ))}
    </Table>
  );
}

function MutationRow({ allele, locus, hasDeeds }: Listed & { hasDeeds: boolean }) {
  const { t, language } = useWords();
  const may = useMay();
  const { name, names, inheritance, lethal, note, source, own, evidence } = allele;
  const other = names[language === "pt" ? "en" : "pt"];
  return (
    <Row>
      <RowHead>
        <div>
          <b className="font-semibold">{name}</b> {own && <Pill tone="sky">{t("genetics.own")}</Pill>}
          {other !== name && <i className="block text-sm text-muted">{other}</i>}
          {lethal !== "none" && (
            <Pill tone="amber">
              {t(allele.lethal_evidence === "disputed" ? "genetics.lethal.disputed" : `genetics.lethal.${lethal}`)}
            </Pill>
          )}
          {note && <span className="block text-sm text-muted">{note}</span>}
        </div>
      </RowHead>
      <Cell label={t("genetics.column.inheritance")}>{t(`genetics.inheritance.${inheritance}`)}</Cell>
      <Cell label={t("genetics.column.series")}>{locus.alleles.length > 1 ? locus.name : ""}</Cell>
      <Cell label={t("genetics.column.evidence")}>
        <div>
          <EvidenceMark of={evidence} />
          {source && <span className="block text-sm text-muted">{source}</span>}
        </div>
      </Cell>
      {hasDeeds && (
        <RowActions label={t("genetics.column.actions")}>
          {own && may.write && (
            <>
              <LinkButton kind="ghost" to={`/genetics/mutations/${own.id}/edit`}>
                {t("genetics.mutations.edit")} <span className="unseen">{name}</span>
              </LinkButton>
              <LinkButton kind="ghost" to={`/genetics/mutations/${own.id}/delete`}>
                {t("genetics.mutations.delete")} <span className="unseen">{name}</span>
              </LinkButton>
            </>
          )}
        </RowActions>
      )}
    </Row>
  );
}

/** How often linked loci come apart. */
export function LinksTable({ links }: { links: SaidBook["links"] }) {
  const { t, language } = useWords();
  const columns = (["pair", "apart", "evidence"] as const).map((name) => ({
    name,
    label: t(`genetics.links.${name}`),
  }));
  return (
    <section aria-labelledby="links" className="grid gap-2">
      <h2 id="links" className="font-serif text-xl font-bold">
        {t("genetics.links.title")}
      </h2>
      <p className="text-muted">{t("genetics.links.lead")}</p>
      <Table caption={t("genetics.links.title")} columns={columns}>
        {links.map(({ loci, names, r, evidence, source }) => (
          <Row key={loci.join(" ")}>
            <RowHead>{names.join(" – ")}</RowHead>
            <Cell label={t("genetics.links.apart")}>{shareInWords(Number(r), language)}</Cell>
            <Cell label={t("genetics.links.evidence")}>
              <div>
                <EvidenceMark of={evidence} />
                <span className="block text-sm text-muted">{source}</span>
              </div>
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}

/** What is bred for and follows no single gene: told, never calculated. */
export function TraitsList({ traits }: { traits: SaidBook["traits"] }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="traits" className="grid gap-2">
      <h2 id="traits" className="font-serif text-xl font-bold">
        {t("genetics.traits.title")}
      </h2>
      <ul className="gene-doubts">
        {traits.map(({ key, name, inheritance, evidence, source }) => (
          <li key={key}>
            {name}: {t(`genetics.traits.${inheritance}`)} <EvidenceMark of={evidence} />
            {source && <span className="block text-sm text-muted">{source}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
