import { LinkButton } from "#app/controls/button.tsx";
import { RecordTable } from "#app/kit/record-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { AlleleView, BookView } from "#worker/genetics/gene-views.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import { listedIn } from "./api-types.ts";
import { EvidenceMark } from "./evidence.tsx";
import { SourceMark } from "./footnotes.tsx";

/** Everything known of a species' colours: how each is inherited, how sure that is, and who says so. */
export function MutationsTable({ book }: { book: BookView }) {
  const { t, language } = useWords();
  const rows = listedIn(book, language).map((it) => ({ id: it.allele.key, ...it }));
  const hasOwn = rows.some(({ allele }) => allele.own);
  return (
    <RecordTable
      caption={t("genetics.mutations.title")}
      rows={rows}
      columns={[
        { name: "name", label: t("genetics.column.name"), cell: ({ allele }) => <MutationName allele={allele} /> },
        {
          name: "inheritance",
          label: t("genetics.column.inheritance"),
          cell: ({ allele }) => t(`genetics.inheritance.${allele.inheritance}`),
        },
        {
          name: "series",
          label: t("genetics.column.series"),
          cell: ({ locus }) => (locus.alleles.length > 1 ? locus.name : ""),
        },
        {
          name: "evidence",
          label: t("genetics.column.evidence"),
          cell: ({ allele }) => <Evidence {...allele} sources={book.sources} />,
        },
      ]}
      actions={hasOwn && { label: t("genetics.column.actions"), cell: ({ allele }) => <OwnActions allele={allele} /> }}
    />
  );
}

function MutationName({ allele }: { allele: AlleleView }) {
  const { t, language } = useWords();
  const { name, names, lethal, note, own } = allele;
  const other = names[language === "pt" ? "en" : "pt"];
  return (
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
  );
}

type EvidenceProps = Pick<AlleleView, "evidence" | "source"> & { sources: readonly string[] };

function Evidence({ evidence, source, sources }: EvidenceProps) {
  return (
    <div className="whitespace-nowrap">
      <EvidenceMark of={evidence} />
      <SourceMark source={source} sources={sources} />
    </div>
  );
}

function OwnActions({ allele: { own, name } }: { allele: AlleleView }) {
  const { t } = useWords();
  const may = useMay();
  if (!own || !may("flock.write")) return null;
  return (
    <>
      <LinkButton kind="ghost" to={`/genetics/mutations/${own.id}/edit`}>
        {t("genetics.mutations.edit")} <span className="unseen">{name}</span>
      </LinkButton>
      <LinkButton kind="ghost" to={`/genetics/mutations/${own.id}/delete`}>
        {t("genetics.mutations.delete")} <span className="unseen">{name}</span>
      </LinkButton>
    </>
  );
}

/** How often linked loci come apart. */
export function LinksTable({ links, sources }: Pick<BookView, "links" | "sources">) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="links" className="grid gap-2">
      <h2 id="links" className="font-serif text-xl font-bold">
        {t("genetics.links.title")}
      </h2>
      <p className="text-muted">{t("genetics.links.lead")}</p>
      <RecordTable
        caption={t("genetics.links.title")}
        rows={links.map((link) => ({ id: link.loci.join(" "), ...link }))}
        columns={[
          { name: "pair", label: t("genetics.links.pair"), cell: ({ names }) => names.join(" – ") },
          { name: "apart", label: t("genetics.links.apart"), cell: ({ r }) => shareInWords(Number(r), language) },
          {
            name: "evidence",
            label: t("genetics.links.evidence"),
            cell: (link) => <Evidence {...link} sources={sources} />,
          },
        ]}
      />
    </section>
  );
}

/** What is bred for and follows no single gene: told, never calculated. */
export function TraitsList({ traits, sources }: Pick<BookView, "traits" | "sources">) {
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
            <SourceMark source={source} sources={sources} />
          </li>
        ))}
      </ul>
    </section>
  );
}
