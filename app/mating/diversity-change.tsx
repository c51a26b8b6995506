import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "#worker/locales/formats.ts";

// What is below a thousandth of a percentage point is the noise of adding up many small numbers.
const noise = 1e-5;

/** Whether a chick brings diversity to the flock, takes some away, or neither. */
export const turnOf = (change: number) => (change < -noise ? "brings" : change > noise ? "takes" : "keeps");

/** A change of the mean kinship in percentage points, with its sign: `−0,12`. */
export const pointsInWords = (change: number, language: Language) =>
  numberFormat(language, { maximumSignificantDigits: 2, signDisplay: "exceptZero" })
    .format(100 * change)
    .replace("-", "−");

/** In words what one chick does to the diversity of the flock, and by how much its mean kinship changes. */
export function DiversityChange({ change, isUnderHeading }: { change: number; isUnderHeading?: boolean }) {
  const { t, language } = useWords();
  const turn = turnOf(change);
  return (
    <>
      <span className="diversity" data-turn={turn}>
        {turn === "brings" && <Icon of="sprout" />}
        {t(isUnderHeading ? `kinship.mates.${turn}` : `kinship.${turn}`)}
      </span>
      {turn !== "keeps" && (
        <span className="block text-sm text-muted">
          {t("kinship.points", { change: pointsInWords(change, language) })}
        </span>
      )}
    </>
  );
}
