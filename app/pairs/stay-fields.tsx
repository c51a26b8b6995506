import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Pair, PairBird } from "#worker/pairs/reading.ts";

/** The days that were typed of birds in a pair, by the names of their boxes. */
type TypedStays = Record<string, string>;

const nameOf = (end: "from" | "until", { entry_id }: PairBird) => `${end}-${entry_id}`;

// Of a bird that was in it twice the API is told of the last time; who stays leaves by its ring, on a day of its own.
const pairBirds = ({ cocks, hens }: Pair): PairBird[] => {
  const all = [...cocks, ...hens].filter(({ id }) => id !== null);
  return all.filter((bird) => !all.some((it) => it.id === bird.id && it.entry_id > bird.entry_id));
};

/** What a form says of the days of a pair's birds. */
export const typedStays = (form: FormData): TypedStays =>
  Object.fromEntries([...form].flatMap(([name, day]) => (/^(from|until)-/.test(name) ? [[name, String(day)]] : [])));

/** What the API is told of them: only what is other than it was, for a day that is left alone may follow the pair's. */
export function sentStays(pair: Pair, typed: TypedStays) {
  const birds = pairBirds(pair).flatMap((bird) => {
    const other = (end: "from" | "until", was: string | null) => {
      const day = typed[nameOf(end, bird)];
      return day === undefined || day === (was ?? "") ? {} : { [`${end}_on`]: day };
    };
    const days = { ...other("from", bird.from_on), ...other("until", bird.until_on) };
    return Object.keys(days).length > 0 ? [{ bird_id: bird.id, ...days }] : [];
  });
  return birds.length > 0 ? { birds } : {};
}

type Props = { pair: Pair; typed: TypedStays | undefined; isWrong: boolean; today: string };

/** From when each bird was in the pair, and until when those that have left. */
export function Stays({ pair, typed, isWrong, today }: Props) {
  const { t } = useWords();
  const box = (end: "from" | "until", bird: PairBird) => {
    const initialValue = typed?.[nameOf(end, bird)] ?? bird[`${end}_on`] ?? "";
    return (
      <DateField
        field={fieldFacts(nameOf(end, bird), { initialValue, max: today })}
        label={t(`pairs.stay.${end}`, { ring: bird.identifier })}
        min="1900-01-01"
      />
    );
  };
  return (
    <details className="pair-stays" open={isWrong}>
      <summary className="button" data-kind="ghost">
        {t("pairs.stay.title")}
      </summary>
      <div className="grid gap-4">
        {pairBirds(pair).map((bird) => (
          <div key={bird.entry_id} className="grid gap-4 sm:grid-cols-2">
            {box("from", bird)}
            {bird.until_on !== null && box("until", bird)}
          </div>
        ))}
      </div>
    </details>
  );
}
