import { ErrorSummary } from "#app/controls/error-summary.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Species } from "#worker/species/queries.ts";
import type { Draft } from "./species-form.tsx";

const ticks = ["turning_enabled", "has_exception_profile"] as const;
const fields = [
  ...["common_name", "latin_name", "group", "ring_size_mm", "incubation_days", "lockdown_days_before_hatch"],
  ...["temperature_c", "humidity_start_pct", "humidity_lockdown_pct", ...ticks, "profile_notes"],
] as Array<keyof Draft>;

/** A stored species as its form would be filled in. */
export function storedSpecies(kind: Species): Draft {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  const tick = (value: boolean) => (value ? "on" : "");
  return Object.fromEntries(
    fields.map((name) => {
      const value = kind[name];
      return [name, typeof value === "boolean" ? tick(value) : text(value)];
    }),
  ) as Draft;
}

type Props = { current: Species; typed: Record<string, unknown> };

/** Two people changed one species: what is stored now beside what was typed, field by field where they differ. */
export function StaleSpecies({ current, typed }: Props) {
  const { t } = useWords();
  const stored = storedSpecies(current);
  const plain = (value: unknown) => (typeof value === "string" ? value.trim().replaceAll("\r\n", "\n") : "");
  const differing = fields.filter((name) => plain(stored[name]) !== plain(typed[name]));
  const words = (name: keyof Draft, value: string) => {
    if ((ticks as readonly string[]).includes(name)) return t(value === "on" ? "species.yes" : "species.no");
    return value || "—";
  };
  const columns = (["field", "stored", "typed"] as const).map((name) => ({ name, label: t(`species.stale.${name}`) }));
  return (
    <>
      <ErrorSummary title={t("species.stale.title")} faults={[{ message: t("species.stale.detail") }]} />
      {differing.length > 0 && (
        <Table caption={t("species.stale.title")} columns={columns}>
          {differing.map((name) => (
            <Row key={name}>
              <RowHead>{t(`species.field.${name}`)}</RowHead>
              <Cell label={t("species.stale.stored")}>
                <span className="whitespace-pre-line">{words(name, plain(stored[name]))}</span>
              </Cell>
              <Cell label={t("species.stale.typed")}>
                <span className="whitespace-pre-line">{words(name, plain(typed[name]))}</span>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </>
  );
}
