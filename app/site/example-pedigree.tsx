import { Card } from "#app/ui/card.tsx";
import { Songbird } from "#app/ui/illustrations.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { Ring } from "#app/ui/ring.tsx";
import { Sex } from "#app/ui/sex.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { Sex as SexWord } from "#db/vocabulary.ts";

type Example = { ring: string; sex: SexWord; name?: string; parents?: readonly Example[] };
// A drawing of what the register shows, and marked as one: these birds are nobody's.
const bird: Example = {
  ring: "PT 2026 0417",
  sex: "female",
  name: "Flauta",
  parents: [
    {
      ring: "PT 2024 0322",
      sex: "male",
      parents: [
        { ring: "FOP 21 884 07", sex: "male" },
        { ring: "FOP 21 884 11", sex: "female", name: "Rubi" },
      ],
    },
    {
      ring: "PT 2025 0318",
      sex: "female",
      name: "Prata",
      parents: [
        { ring: "0012345", sex: "male" },
        { ring: "COM 22 1B 553", sex: "female" },
      ],
    },
  ],
};

/** A small pedigree, to show what Voliera draws: a list in a list, which a wide card lays out as a tree. */
export function ExamplePedigree() {
  const { t } = useWords();
  return (
    <div className="example">
      <Songbird />
      <Card title={t("home.example_title")} aside={<Pill>{t("home.example")}</Pill>}>
        <p className="text-muted">{t("home.example_species")}</p>
        <ul className="family">
          <Member {...bird} />
        </ul>
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
