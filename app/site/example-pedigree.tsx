import { Card } from "#app/ui/card.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { Ring } from "#app/ui/ring.tsx";
import { Sex } from "#app/ui/sex.tsx";
import { useWords } from "#app/ui/words.tsx";
import type { Sex as SexWord } from "#db/vocabulary.ts";

type Example = { ring: string; sex: SexWord; name?: string };
// A drawing of what the register shows, and marked as one: these birds are nobody's.
const generations: readonly { key: "bird" | "parents" | "grandparents"; birds: readonly Example[] }[] = [
  { key: "bird", birds: [{ ring: "PT 2026 0417", sex: "female", name: "Flauta" }] },
  {
    key: "parents",
    birds: [
      { ring: "PT 2024 0322", sex: "male" },
      { ring: "PT 2025 0318", sex: "female", name: "Prata" },
    ],
  },
  {
    key: "grandparents",
    birds: [
      { ring: "FOP 21 884 07", sex: "male" },
      { ring: "FOP 21 884 11", sex: "female", name: "Rubi" },
      { ring: "0012345", sex: "male" },
      { ring: "COM 22 1B 553", sex: "female" },
    ],
  },
];

/** A small pedigree, to show what Voliera draws. */
export function ExamplePedigree() {
  const { t } = useWords();
  return (
    <div className="example">
      <Card title={t("home.example_title")} aside={<Pill>{t("home.example")}</Pill>}>
        <p className="text-muted">{t("home.example_species")}</p>
        <div className="example-tree">
          {generations.map(({ key, birds }) => (
            <div key={key}>
              <h3>{t(`home.example_${key}`)}</h3>
              <ul>
                {birds.map((bird) => (
                  <ExampleBird key={bird.ring} {...bird} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}

function ExampleBird({ ring, sex, name }: Example) {
  return (
    <li>
      <Sex sex={sex} />
      <span>
        <Ring>{ring}</Ring>
        {name && <small>{name}</small>}
      </span>
    </li>
  );
}
