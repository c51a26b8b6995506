import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Cell, Row, RowHead, Table } from "#app/ui/table.tsx";
import { type Translate, useWords, type WordKey } from "#app/ui/words.tsx";
import type { Bird } from "#worker/birds/details.ts";
import type { Status } from "./answers.ts";
import { birdFields } from "./bird-fields.tsx";

type Typed = Record<string, unknown>;
type Props = { current: Bird; typed: Typed; statuses: readonly Status[] };

/** Two people changed one bird: what is stored now beside what was typed, field by field where they differ. */
export function StaleEdit({ current, typed, statuses }: Props) {
  const { t } = useWords();
  const differing = differences(current, typed, (id) => statuses.find((it) => it.id === id)?.name ?? "", t);
  const columns = (["field", "stored", "typed"] as const).map((name) => ({ name, label: t(`birds.stale.${name}`) }));
  return (
    <>
      <ErrorSummary title={t("birds.stale.title")} faults={[{ message: t("birds.stale.detail") }]} />
      {differing.length > 0 && (
        <Table caption={t("birds.stale.title")} columns={columns}>
          {differing.map(({ label, stored, wanted }) => (
            <Row key={label}>
              <RowHead>{t(label)}</RowHead>
              <Cell label={t("birds.stale.stored")}>
                <span className="whitespace-pre-line">{stored || "—"}</span>
              </Cell>
              <Cell label={t("birds.stale.typed")}>
                <span className="whitespace-pre-line">{wanted || "—"}</span>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </>
  );
}

type Difference = { label: WordKey; stored: string; wanted: string };

function differences(bird: Bird, typed: Typed, statusName: (id: string) => string, t: Translate): Difference[] {
  const stored = storedValues(bird);
  return birdFields.flatMap((name) => {
    const before = stored[name];
    const now = typed[name];
    if (before === undefined) return [];
    const wanted = typeof now === "string" ? now.trim().replaceAll("\r\n", "\n") : "";
    if (before === wanted) return [];
    const inWords = (value: string) => {
      if (name === "sex") return t(`birds.sex.${value === "male" || value === "female" ? value : "unknown"}`);
      return name === "status_id" ? statusName(value) : value;
    };
    return [{ label: `birds.field.${name}`, stored: inWords(before), wanted: inWords(wanted) }];
  });
}

/** A stored bird as its form would be filled in; the species is missing because it never changes. */
export function storedValues(bird: Bird): Record<string, string> {
  return {
    identifier: bird.identifier,
    sex: bird.sex,
    birth_date: bird.birth_date ?? "",
    name: bird.name ?? "",
    status_id: bird.status_id ?? "",
    father_ring: bird.father?.identifier ?? "",
    mother_ring: bird.mother?.identifier ?? "",
    notes: bird.notes ?? "",
  };
}
