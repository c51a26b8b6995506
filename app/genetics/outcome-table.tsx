import { roles } from "#app/lists/table-roles.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { OutcomeView } from "#worker/genetics/crosses.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import { CarriedByLook } from "./carried-genes.tsx";
import { type LookOfYoung, looksOf } from "./looks.ts";
import { ShareBar, ShareScale } from "./share-bar.tsx";
import { Swatch } from "./swatch.tsx";

type Props = {
  outcomes: readonly OutcomeView[];
  /** How many more are not told. */
  untold?: number;
  /** The likeliest looks alone; all of them without it. */
  most?: number;
};

const sexes = ["male", "female"] as const;
const signs = { male: "mars", female: "venus" } as const;

/** What comes of a pair, by look, the likeliest first: how many of all young, of the sons and of the daughters. */
export function OutcomeTable({ outcomes, untold = 0, most }: Props) {
  const { t } = useWords();
  const looks = looksOf(outcomes);
  const left = most === undefined ? 0 : looks.slice(most).length;
  return (
    <>
      <table className="tally outcomes figures" {...roles.table}>
        <caption className="unseen">{t("genetics.outcomes")}</caption>
        <thead>
          <tr {...roles.row}>
            <th scope="col" {...roles.head}>
              {t("genetics.colour")}
              <ShareScale />
            </th>
            <th scope="col" {...roles.head}>
              {t("genetics.of_all")}
            </th>
            {sexes.map((sex) => (
              <th scope="col" {...roles.head} key={sex} data-sex={sex}>
                <Icon of={signs[sex]} /> {t(`genetics.of_${sex}s`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {looks.slice(0, most).map((look) => (
            <LookRow key={look.key} look={look} />
          ))}
        </tbody>
      </table>
      {untold + left > 0 && <p className="text-muted">{t("genetics.untold", { count: untold + left })}</p>}
    </>
  );
}

function LookRow({ look }: { look: LookOfYoung }) {
  const { language } = useWords();
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowHead}>
        <span className="mb-1 flex gap-2">
          <Swatch of={look.swatch} />
          <span>
            <b>{look.name}</b>
            <CarriedByLook look={look} />
          </span>
        </span>
        <ShareBar shares={sexes.map((sex) => look[sex]?.chance.number ?? 0)} />
      </th>
      <td {...roles.cell}>{shareInWords(look.share, language)}</td>
      {sexes.map((sex) => (
        <td {...roles.cell} key={sex}>
          <OfSex of={look[sex]} />
        </td>
      ))}
    </tr>
  );
}

function OfSex({ of }: { of: OutcomeView | undefined }) {
  const { language } = useWords();
  if (!of) return <span className="text-muted">—</span>;
  const { fraction, number } = of.of_sex;
  return (
    <>
      {shareInWords(number, language)}
      {fraction.includes("/") && <span className="block text-sm text-muted">{fraction}</span>}
    </>
  );
}
