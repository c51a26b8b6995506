import { RecordTable } from "#app/kit/record-table.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Balance } from "#worker/legal/register/balances.ts";

/** What the register says is owned, held and borrowed, species by species, and whether the flock says the same. */
export function BalanceTable({ balances }: { balances: readonly Balance[] }) {
  const { t } = useWords();
  if (balances.length === 0) return <p className="text-muted mt-4">{t("book.balances.none")}</p>;
  const rows = balances.map((it) => ({ ...it, id: it.species_id ?? "" }));
  const figure = (name: "owned" | "held" | "borrowed") => ({
    name,
    label: t(`book.balances.${name}`),
    align: "end" as const,
    cell: (it: Balance) => it[name],
  });
  return (
    <>
      <p className="text-muted max-w-prose mt-4 mb-4">{t("book.balances.why")}</p>
      <RecordTable
        caption={t("book.balances.caption")}
        rows={rows}
        columns={[
          { name: "species", label: t("book.balances.species"), cell: ({ name }) => name ?? t("book.gone_species") },
          figure("owned"),
          figure("held"),
          figure("borrowed"),
          { name: "flock", label: t("book.balances.flock"), align: "end", cell: ({ flock }) => flock ?? "—" },
          {
            name: "agrees",
            label: t("book.balances.agrees"),
            cell: ({ agrees }) => (agrees ? `✓ ${t("book.balances.yes")}` : <b>{t("book.balances.no")}</b>),
          },
        ]}
      />
    </>
  );
}
