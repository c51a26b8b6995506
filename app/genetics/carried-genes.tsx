import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { OutcomeView } from "#worker/genetics/crosses.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { LookOfYoung } from "./looks.ts";

/** What the young of a look carry unseen: said once where sons and daughters carry the same, else under each one's sign. */
export function CarriedByLook({ look: { male, female } }: { look: LookOfYoung }) {
  if (male && female && alike(male, female)) return <Carried of={male} />;
  return (
    <>
      {male && <Carried of={male} sign="mars" />}
      {female && <Carried of={female} sign="venus" />}
    </>
  );
}

const alike = (one: OutcomeView, other: OutcomeView) => JSON.stringify(one.carries) === JSON.stringify(other.carries);

type Props = { of: OutcomeView; sign?: "mars" | "venus" };

/** `/azul` when all do, and how many when only some do. */
function Carried({ of: { carries, sex }, sign }: Props) {
  const { t, language } = useWords();
  const splits = carries.filter(({ kind }) => kind === "split");
  const certain = splits.filter(({ chance }) => chance.number === 1);
  const perhaps = splits.filter(({ chance }) => chance.number < 1);
  const others = carries.filter(({ kind }) => kind !== "split");
  if (carries.length === 0) return null;
  const mark = sign && (
    <>
      <Icon of={sign} />
      <span className="unseen">{t(`genetics.${sex}s`)}:</span>{" "}
    </>
  );
  return (
    <>
      {certain.length > 0 && (
        <span className={mark ? "carried block text-sm text-muted" : "text-muted"}>
          {mark} /{certain.map((it) => it.name).join(" ")}
        </span>
      )}
      {[...perhaps, ...others].map(({ kind, name, chance }) => (
        <span key={`${kind} ${name}`} className="carried block text-sm text-muted">
          {mark}
          {t(`genetics.carries.${kind}`, {
            name,
            percent: shareInWords(chance.number, language),
            fraction: chance.fraction,
          })}
        </span>
      ))}
    </>
  );
}
