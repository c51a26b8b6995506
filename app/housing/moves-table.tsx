import { Link } from "@remix-run/react";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { useClock } from "#app/locales/clock.ts";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { PlaceMove } from "#worker/housing/residents.ts";
import { dayInWords } from "#worker/locales/dates.ts";

/** Who came to a place and went from it, the latest first, with the reason where one was given. */
export function MovesTable({ moves }: { moves: readonly PlaceMove[] }) {
  const { t, language } = useWords();
  const clock = useClock();
  const columns = (["bird", "day", "what", "reason"] as const).map((name) => ({
    name,
    label: t(`places.field.${name}`),
  }));
  return (
    <>
      <Table caption={t("places.page.history")} columns={columns}>
        {moves.map((move) => (
          <Row key={move.id}>
            <RowHead>
              <Link to={`/birds/${move.bird_id}`}>
                <Ring>{move.ring}</Ring>
              </Link>
            </RowHead>
            <Cell label={t("places.field.day")}>
              {move.moved_on ? (
                <time dateTime={move.moved_on}>{dayInWords(move.moved_on, language)}</time>
              ) : (
                <time dateTime={move.at}>{clock.day(move.at)}</time>
              )}
            </Cell>
            <Cell label={t("places.field.what")}>
              <span>
                {happened(move, t)}
                {move.by && <span className="text-muted"> {t("places.page.by", { name: move.by.trim() })}</span>}
              </span>
            </Cell>
            <Cell label={t("places.field.reason")}>{move.reason}</Cell>
          </Row>
        ))}
      </Table>
      {moves.length >= 50 && <p className="field-hint">{t("places.page.latest")}</p>}
    </>
  );
}

function happened({ came, other }: PlaceMove, t: Translate): string {
  if (came) return other ? t("places.page.came_from", { place: other }) : t("places.page.came");
  return other ? t("places.page.left_to", { place: other }) : t("places.page.left");
}
