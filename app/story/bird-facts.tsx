import { ageOn, type Born } from "#app/birds/birth/age.ts";
import { ageWords } from "#app/birds/birth/age-in-words.tsx";
import { optionKey } from "#app/birds/fact-words.ts";
import { Sex } from "#app/birds/sex.tsx";
import { useClock } from "#app/locales/clock.ts";
import { useWords } from "#app/locales/words.tsx";
import { Fact, FactIfKnown, factsClass } from "#app/marks/fact.tsx";
import { StatusPill } from "#app/marks/pill.tsx";
import { Way } from "#app/places/place-path.tsx";
import { KnownFacts } from "#app/record/known-facts.tsx";
import { birdColumnsWith, type Fact as FactName } from "#db/bird-columns.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { partDayInWords, typedPart } from "#worker/locales/part-days.ts";
import type { birdPage } from "#worker/story/page.ts";
import { BirdParts } from "./bird-parts.tsx";

// Since when it has its status is said with that, how the sex is known with it, and the diameter with what the ring says.
const elsewhere: readonly FactName[] = ["status_since", "sexing_method", "ring_size_mm"];
const shown = (["daily", "colour", "ring"] as const)
  .flatMap((section): FactName[] => birdColumnsWith({ section, isFact: true }))
  .filter((name) => !elsewhere.includes(name));

type Page = Awaited<ReturnType<typeof birdPage>>;

/** What is known of a bird, each thing with its name. */
export function BirdFacts({ page }: { page: Page }) {
  const { bird, way, today, head } = page;
  const { t, language } = useWords();
  const clock = useClock();
  return (
    <dl className={factsClass}>
      <Fact label="birds.field.species_id">
        {bird.species.common_name}
        <i className="block text-sm text-muted">{bird.species.latin_name}</i>
      </Fact>
      <Fact label="birds.field.sex">
        {bird.sex === "unknown" ? <Unknown /> : <Sex sex={bird.sex} spoken />}
        {bird.sexing_method && (
          <span className="block text-sm text-muted">{t(optionKey("sexing_method", bird.sexing_method))}</span>
        )}
      </Fact>
      <Fact label="birds.field.age">
        <Birth of={bird} today={bird.status?.key === "deceased" ? bird.status_since : today} />
      </Fact>
      <Fact label="birds.field.status_id">
        {bird.status ? <StatusPill status={bird.status}>{bird.status.name}</StatusPill> : <Unknown />}
        {bird.status_since && (
          <span className="block text-sm text-muted">
            {t("story.since", { day: dayInWords(bird.status_since, language) })}
          </span>
        )}
      </Fact>
      <FactIfKnown label="birds.field.place_id">{way.length > 0 ? <Way marks={way} /> : null}</FactIfKnown>
      <KnownFacts bird={bird} names={shown} currency={head.currency} />
      <BirdParts place="facts" page={page} />
      <Fact label="birds.field.added">{clock.day(bird.created_at)}</Fact>
      {bird.notes && (
        <Fact label="birds.field.notes" isWide>
          <p className="max-w-prose whitespace-pre-line">{bird.notes}</p>
        </Fact>
      )}
    </dl>
  );
}

function Unknown() {
  const { t } = useWords();
  return <span className="text-muted">{t("birds.unknown")}</span>;
}

function Birth({ of: { birth_date, birth_precision }, today }: { of: Born; today: string | null }) {
  const { t, language } = useWords();
  if (!birth_date) return <Unknown />;
  const age = today ? ageOn({ birth_date, birth_precision }, today) : undefined;
  return (
    <time dateTime={typedPart(birth_date, birth_precision)}>
      {age && <span className="block">{ageWords(age, t)}</span>}
      <span className={age && "text-sm text-muted"}>{partDayInWords(birth_date, birth_precision, language)}</span>
    </time>
  );
}
