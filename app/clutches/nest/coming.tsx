import { useWords } from "#app/locales/words.tsx";
import { dueLines } from "./due-lines.ts";
import { DueList } from "./due-list.tsx";
import type { ShownClutch } from "./shown.ts";

type Props = { page: Pick<ShownClutch, "eggs" | "page" | "today" | "clutch">; mayWrite: boolean };

/** What comes next in a clutch, by its days; a tap ticks the eggs it is about. */
export function Coming({ page: { eggs, page, today, clutch }, mayWrite }: Props) {
  const { t } = useWords();
  const lines = dueLines(eggs, today);
  if (lines.length === 0) return null;
  return (
    <section className="nest-coming">
      <h2>{t("clutches.coming")}</h2>
      <DueList lines={lines} clutch_id={clutch.id} page={page} today={today} mayWrite={mayWrite} />
    </section>
  );
}
