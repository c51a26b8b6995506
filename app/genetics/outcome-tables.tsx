import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Crossed, SaidOutcome } from "#worker/genetics/crosses.ts";
import { shareInWords } from "#worker/locales/shares.ts";

/** What comes of a pair: sons and daughters beside each other, the likeliest first. */
export function OutcomeTables({ crossed }: { crossed: Crossed }) {
  const { t } = useWords();
  return (
    <>
      <div className="gene-sides">
        <OutcomeTable sex="male" crossed={crossed} />
        <OutcomeTable sex="female" crossed={crossed} />
      </div>
      {crossed.untold > 0 && <p className="text-muted">{t("genetics.untold", { count: crossed.untold })}</p>}
    </>
  );
}

function OutcomeTable({ sex, crossed }: { sex: "male" | "female"; crossed: Crossed }) {
  const { t } = useWords();
  const all = crossed.outcomes.filter((it) => it.sex === sex);
  const most = Math.max(0, ...all.map(({ of_sex }) => of_sex.number));
  return (
    <table className="tally outcomes figures">
      <caption>
        <Icon of={sex === "male" ? "mars" : "venus"} />
        {t(`genetics.${sex}s`)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("genetics.colour")}</th>
          <th scope="col">{t("genetics.of_all")}</th>
          <th scope="col">{t(`genetics.of_${sex}s`)}</th>
        </tr>
      </thead>
      <tbody>
        {all.map((outcome) => (
          <OutcomeRow key={outcome.key} outcome={outcome} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function OutcomeRow({ outcome, most }: { outcome: SaidOutcome; most: number }) {
  const { language } = useWords();
  const { name, chance, of_sex } = outcome;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <Carried of={outcome} />
        <svg className="gene-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={most > 0 ? (of_sex.number / most) * 100 : 0} height="4" />
        </svg>
      </th>
      <td>{chance.fraction}</td>
      <td>{shareInWords(of_sex.number, language)}</td>
    </tr>
  );
}

/** What they carry unseen: `/azul` when all do, and how many when only some do. */
function Carried({ of: { carries } }: { of: SaidOutcome }) {
  const { t, language } = useWords();
  const splits = carries.filter(({ kind }) => kind === "split");
  const certain = splits.filter(({ chance }) => chance.number === 1);
  const perhaps = splits.filter(({ chance }) => chance.number < 1);
  const others = carries.filter(({ kind }) => kind !== "split");
  return (
    <>
      {certain.length > 0 && <span className="gene-splits"> /{certain.map((it) => it.name).join(" ")}</span>}
      {[...perhaps, ...others].map(({ kind, name, chance }) => (
        <span key={`${kind} ${name}`} className="block text-sm text-muted">
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
