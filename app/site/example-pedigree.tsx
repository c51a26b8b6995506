import { Sex } from "#app/birds/sex.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Songbird } from "#app/marks/illustrations.tsx";
import { Pill } from "#app/marks/pill.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { shareInWords } from "#worker/locales/shares.ts";
import { type Example, exampleBird, exampleInbreeding } from "./examples.ts";

/** A small pedigree, to show what Voliera draws: a list in a list, which a wide card lays out as a tree. */
export function ExamplePedigree() {
  const { t, language } = useWords();
  const { ring, share } = exampleInbreeding;
  return (
    <div className="example">
      <Songbird />
      <Card title={t("home.example_title")} aside={<Pill>{t("home.example")}</Pill>}>
        <p className="text-muted">{t("home.example_species")}</p>
        <ul className="family">
          <Member {...exampleBird} />
        </ul>
        <p className="example-f">
          {t("home.example_f", { ring: ring.replaceAll(" ", "\u00a0"), share: shareInWords(share, language) })}
        </p>
      </Card>
    </div>
  );
}

function Member({ ring, sex, name, parents }: Example) {
  const { t } = useWords();
  return (
    <li>
      <p>
        <Sex sex={sex} />{" "}
        <span>
          <Ring>{ring}</Ring> {name && <small>{name}</small>}
        </span>
      </p>
      {parents && (
        <ul aria-label={t("home.example_parents", { ring })}>
          {parents.map((parent) => (
            <Member key={parent.ring} {...parent} />
          ))}
        </ul>
      )}
    </li>
  );
}
