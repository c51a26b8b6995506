import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { GateLevel } from "#db/words/market.ts";
import type { ListingGate } from "#worker/marketplace/offered/offered-json.ts";

const tones: Readonly<Record<GateLevel, Tone>> = { closed: "red", own_page: "amber", contact: "sky", open: "green" };

/** What the law lets be shown, in two words. */
export function LevelPill({ level }: { level: GateLevel }) {
  const { t } = useWords();
  return <Pill tone={tones[level]}>{t(`marketgate.level.${level}`)}</Pill>;
}

/** The rules that decide a level, each with where it was read and what nobody could settle. */
export function LawReasons({ gate }: { gate: ListingGate }) {
  const { t, language } = useWords();
  return (
    <ul className="grid gap-2">
      {gate.why.map(({ rule, words, source, doubt }) => (
        <li key={`${rule} ${source}`} className="max-w-prose">
          {words}
          {source && <span className="block text-sm text-muted">{t("marketgate.source", { source })}</span>}
          {doubt && (
            <span className="block text-sm text-muted">{t("marketgate.doubt", { doubt: doubt[language] })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the law lets a listing show, and why: said before anything is written. */
export function LawCard({ gate }: { gate: ListingGate }) {
  const { t } = useWords();
  const may = useMay();
  const isGoods = gate.why.some(({ rule }) => rule === "goods");
  return (
    <Card title={t("marketgate.title")} aside={<LevelPill level={gate.level} />}>
      <div className="grid gap-2">
        {!isGoods && <p>{t(`marketgate.means.${gate.level}`)}</p>}
        <LawReasons gate={gate} />
        {!isGoods && may("papers.issue") && (
          <p>
            <Link className="link" to="/legal-forms/rules">
              {t("marketgate.rules")}
            </Link>
          </p>
        )}
      </div>
    </Card>
  );
}
