import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { StatusPill } from "#app/ui/pill.tsx";
import { Ring } from "#app/ui/ring.tsx";
import { Sex } from "#app/ui/sex.tsx";
import { useWords, type WordKey } from "#app/ui/words.tsx";
import type { Bird } from "#worker/birds/details.ts";
import { ageOn } from "./age.ts";
import { ageWords, dayInWords } from "./age-in-words.tsx";

/** What is known of a bird, each thing with its name. */
export function BirdFacts({ bird, today }: { bird: Bird; today: string }) {
  const { language } = useWords();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      <Fact label="birds.field.species_id">
        {bird.species.common_name}
        <i className="block text-sm text-muted">{bird.species.latin_name}</i>
      </Fact>
      <Fact label="birds.field.sex">
        <Sex sex={bird.sex} spoken />
      </Fact>
      <Fact label="birds.field.age">
        <Birth birthDate={bird.birth_date} today={today} />
      </Fact>
      <Fact label="birds.field.status_id">
        {bird.status ? <StatusPill status={bird.status}>{bird.status.name}</StatusPill> : <Unknown />}
      </Fact>
      <Parents bird={bird} />
      <Fact label="birds.field.added">{dayInWords(bird.created_at.slice(0, 10), language)}</Fact>
      {bird.notes && (
        <Fact label="birds.field.notes" isWide>
          <p className="max-w-prose whitespace-pre-line">{bird.notes}</p>
        </Fact>
      )}
    </dl>
  );
}

function Parents({ bird }: { bird: Bird }) {
  return (
    <>
      <Fact label="birds.field.father_ring">
        <Parent parent={bird.father} isRecorded={bird.father_id !== null} />
      </Fact>
      <Fact label="birds.field.mother_ring">
        <Parent parent={bird.mother} isRecorded={bird.mother_id !== null} />
      </Fact>
    </>
  );
}

function Fact({ label, isWide = false, children }: { label: WordKey; isWide?: boolean; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className={isWide ? "min-w-0 col-span-full" : "min-w-0"}>
      <dt className="text-sm text-muted">{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Unknown() {
  const { t } = useWords();
  return <span className="text-muted">{t("birds.unknown")}</span>;
}

function Birth({ birthDate, today }: { birthDate: string | null; today: string }) {
  const { t, language } = useWords();
  if (!birthDate) return <Unknown />;
  const age = ageOn(birthDate, today);
  return (
    <time dateTime={birthDate}>
      {age && <span className="block">{ageWords(age, t)}</span>}
      <span className={age && "text-sm text-muted"}>{dayInWords(birthDate, language)}</span>
    </time>
  );
}

/** A parent as a link to its own page; one in the trash has no page to go to. */
function Parent({ parent, isRecorded }: { parent: Bird["father"]; isRecorded: boolean }) {
  const { t } = useWords();
  if (!parent) return isRecorded ? <span className="text-muted">{t("birds.page.parent_away")}</span> : <Unknown />;
  return (
    <>
      <Link className="link" to={`/birds/${parent.id}`}>
        <Ring>{parent.identifier}</Ring>
      </Link>{" "}
      <span className="text-muted">{parent.name}</span>
    </>
  );
}
