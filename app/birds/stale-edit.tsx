import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { type Translate, useWords, type WordKey } from "#app/locales/words.tsx";
import { statusChoicesOnUse } from "#app/statuses/status-choices.ts";
import { birdColumns, birdColumnsWith, columnKinds, type Fact } from "#db/bird-columns.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { NewBirdForm } from "./api-types.ts";
import { typedBirth } from "./birth/birth.ts";
import { optionKey } from "./fact-words.ts";
import { birdFields, type FieldName } from "./field-names.ts";
import { keptPick } from "./picker/pick.ts";
import { meansTheSame, storedValues } from "./stored-values.ts";

type Typed = Record<string, unknown>;
type Speech = ReturnType<typeof useWords>;
type Props = { current: Bird; typed: Typed } & Pick<NewBirdForm, "statuses" | "places">;

/** Two people changed one bird: what is stored now beside what was typed, field by field where they differ. */
export function StaleEdit({ current, typed, statuses, places }: Props) {
  const speech = useWords();
  const { t } = speech;
  const place = keptPick(typed, "place_id");
  const ways = [
    ...places.items,
    ...(place ? [{ id: place.id, name: place.text }] : []),
    ...(current.place ? [current.place] : []),
  ];
  const names = {
    statusName: (id: string) =>
      statusChoicesOnUse(statuses, speech.language).find(({ value }) => value === id)?.label ?? "",
    placeName: (id: string) => ways.find((it) => it.id === id)?.name ?? "",
  };
  const differing = differences(current, typed, names, speech);
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
type Names = { statusName: (id: string) => string; placeName: (id: string) => string };

function differences(bird: Bird, typed: Typed, names: Names, { t, language }: Speech): Difference[] {
  const stored = withOneBirth(storedValues(bird, language));
  const wished = withOneBirth(typed);
  return birdFields.flatMap((name) => {
    // It never changes.
    if (name === "species_id") return [];
    const before = stored[name];
    const now = wished[name];
    const wanted = typeof now === "string" ? now.trim() : "";
    if (meansTheSame(before, wanted)) return [];
    const inWords = (value: string) => wordsFor(name, value, names, t);
    return [{ label: `birds.field.${name}`, stored: inWords(before), wanted: inWords(wanted) }];
  });
}

// A birth is typed in several boxes and is one fact.
const withOneBirth = <Values extends object>(values: Values): Values => {
  const born = typedBirth(values) ?? "";
  return { ...values, birth_date: born, birth_precision: "", birth_month: "", birth_year: "" };
};

function wordsFor(name: FieldName, value: string, { statusName, placeName }: Names, t: Translate): string {
  if (name === "sex") return t(`birds.sex.${value === "male" || value === "female" ? value : "unknown"}`);
  if (name === "status_id") return statusName(value);
  if (name === "place_id") return placeName(value);
  return isFact(name) ? factText(name, value, t) : value;
}

const facts: readonly string[] = birdColumnsWith({ isFact: true });
const isFact = (name: FieldName): name is FieldName & Fact => facts.includes(name);

function factText(name: Fact, value: string, t: Translate): string {
  const plan = birdColumns[name];
  const { display } = columnKinds[plan.kind];
  if (display === "answer") return t(value === "on" ? "birds.yes" : "birds.no");
  const isWord = display === "word" && "of" in plan && plan.of.some((it) => it === value);
  return isWord ? t(optionKey(name, value)) : value;
}
