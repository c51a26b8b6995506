import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { HealthKind } from "#db/words/care.ts";
import { CourseInstead } from "./courses/course-instead.tsx";
import { EventForm, type Refused } from "./event-form.tsx";
import { birdBox } from "./whom/bird-box.ts";
import { BirdsField } from "./whom/birds-field.tsx";
import { type Choices, pickedOf } from "./whom/choices.ts";

type Props = {
  form: FreshForm;
  answer: Refused | undefined;
  choices: Choices;
  kind: HealthKind | undefined;
  /** What there is to choose of. */
  kinds: readonly HealthKind[];
  /** The number of the pair whose birds they are. */
  pair: string | undefined;
  /** What leads to the same birds elsewhere. */
  named: string | null;
};

/** A new entry for many birds, each of which can be left out, and for those whose rings are typed. */
export function ManyForm({ form, answer, choices, kind, kinds, pair, named }: Props) {
  const { t } = useWords();
  const { more, place, places, today, quarantine_until } = choices;
  const given = pickedOf(choices);
  const sent = answer?.reply.initialValue;
  return (
    <>
      <PageHeader title={t("health.new.title")} lead={place?.name ?? pair} />
      <CourseInstead named={named} />
      {more && <Banner tone="warning" title={t("health.more_birds")} />}
      <EventForm
        form={form}
        answer={answer}
        kinds={kinds}
        places={places}
        today={today}
        quarantine_until={quarantine_until}
        back="/health"
        kind={kind}
      >
        <BirdsField
          listed={answer?.listed ?? given}
          ticked={answer?.ticked ?? given}
          typed={sent?.[birdBox] as string | undefined}
          question={answer?.question}
          errors={answer?.reply.error?.bird_ids ?? undefined}
          who="flock"
          save={t("health.save")}
        />
      </EventForm>
    </>
  );
}
