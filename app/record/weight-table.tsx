import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { Cell, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";
import { inGrams, inPercent } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { Weight } from "#worker/record/weights.ts";

/** Every weighing, newest first, with how much it differs from the one before. */
export function WeightTable({ items }: { items: Weight[] }) {
  const { t, language } = useWords();
  const may = useMay();
  const hasNotes = items.some(({ note }) => note !== null);
  const columns = [
    { name: "day", label: t("birds.weights.day") },
    { name: "grams", label: t("birds.field.weight"), align: "end" as const },
    { name: "change", label: t("birds.weights.change"), align: "end" as const },
    ...(hasNotes ? [{ name: "note", label: t("birds.weights.note") }] : []),
    ...(may("flock.write") ? [{ name: "actions", label: t("birds.field.actions"), align: "end" as const }] : []),
  ];
  return (
    <Table caption={t("birds.weights.caption")} columns={columns} cards="weight">
      {items.map((item) => {
        const day = dayInWords(item.weighed_on, language);
        return (
          <Row key={item.id}>
            <RowHead>
              <time dateTime={item.weighed_on}>{day}</time>
            </RowHead>
            <Cell name="grams" align="end">
              {inGrams(item.grams, language)}
            </Cell>
            <Cell name="change" align="end">
              <Change item={item} />
            </Cell>
            {hasNotes && <Cell name="note">{item.note}</Cell>}
            {may("flock.write") && (
              <RowActions label={t("birds.field.actions")}>
                <Form className="contents">
                  <input type="hidden" name="delete" value={item.id} />
                  <Button kind="ghost" size="icon" aria-label={t("birds.weights.delete_of", { day })}>
                    <Icon of="trash-2" />
                  </Button>
                </Form>
              </RowActions>
            )}
          </Row>
        );
      })}
    </Table>
  );
}

function Change({ item: { change, is_jump, is_drop } }: { item: Weight }) {
  const { t, language } = useWords();
  if (change === null) return "—";
  const words = inPercent(change, language);
  if (!is_jump && !is_drop) return words;
  return (
    <strong className="inline-flex items-center gap-1 text-clay">
      <Icon of="circle-alert" /> {words}
      <span className="unseen">{t(is_jump ? "birds.weights.jump" : "birds.weights.drop_mark")}</span>
    </strong>
  );
}
