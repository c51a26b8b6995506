import { Button } from "#app/controls/button.tsx";
import { Cell, Row, RowActions, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { BirdFace } from "#app/marks/bird-face.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { DeletedBird } from "#worker/flock/trash-listing.ts";

/** Deleted birds, each with a box to choose it and a button to restore it alone; stands inside the form that does it. */
export function TrashTable({ items, mayRestore }: { items: DeletedBird[]; mayRestore: boolean }) {
  const { t } = useWords();
  const columns = [
    { name: "bird", label: t("trash.bird") },
    { name: "species", label: t("trash.species") },
    { name: "deleted", label: t("trash.deleted") },
    { name: "by", label: t("trash.deleted_by") },
    { name: "left", label: t("trash.left") },
    { name: "actions", label: <span className="unseen">{t("trash.actions")}</span> },
  ];
  return (
    <Table caption={t("trash.caption")} columns={columns}>
      {items.map((bird) => (
        <TrashRow key={bird.id} bird={bird} mayRestore={mayRestore} />
      ))}
    </Table>
  );
}

function TrashRow({ bird, mayRestore }: { bird: DeletedBird; mayRestore: boolean }) {
  const { t } = useWords();
  const clock = useClock();
  return (
    <Row>
      <RowHead>
        <label className="flex items-center gap-3">
          <input
            className="size-5 flex-none accent-green"
            type="checkbox"
            name="ids"
            value={bird.id}
            aria-label={t("trash.choose_bird", { ring: bird.identifier })}
          />
          <BirdFace drawing={bird.drawing} />
          <span>
            <Ring>{bird.identifier}</Ring> {bird.name && <span className="text-muted">{bird.name}</span>}
            {bird.ring_taken && <Pill tone="amber">{t("trash.ring_taken")}</Pill>}
          </span>
        </label>
      </RowHead>
      <Cell label={t("trash.species")}>{bird.species_name}</Cell>
      <Cell label={t("trash.deleted")}>
        <time dateTime={bird.deleted_at}>{clock.day(bird.deleted_at)}</time>
      </Cell>
      <Cell label={t("trash.deleted_by")}>
        {bird.deleted_by ?? <span className="text-muted">{t("trash.gone")}</span>}
      </Cell>
      <Cell label={t("trash.left")}>
        {bird.days_left > 0 ? t("trash.left_days", { count: bird.days_left }) : t("trash.left_today")}
      </Cell>
      <RowActions label={t("trash.actions")}>
        {mayRestore && (
          <Button name="only" value={bird.id} aria-label={t("trash.restore_bird", { ring: bird.identifier })}>
            {t("trash.restore")}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}
