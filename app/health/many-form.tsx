import { keptPick } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import type { FreshForm } from "#app/kit/fresh-form.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { HealthKind } from "#db/care-words.ts";
import type { choicesOf } from "#worker/health/queries.ts";
import { EventForm, type Refused } from "./event-form.tsx";

type Props = {
  form: FreshForm;
  answer: Refused | undefined;
  choices: Awaited<ReturnType<typeof choicesOf>>;
  kind: HealthKind | undefined;
  /** What there is to choose of. */
  kinds: readonly HealthKind[];
  /** The number of the pair whose birds they are. */
  pair: string | undefined;
};

/** A new entry for many birds, each of which can be left out; without any, for the one whose ring is typed. */
export function ManyForm({ form, answer, choices, kind, kinds, pair }: Props) {
  const { t } = useWords();
  const { birds, more, place, places, today, quarantine_until } = choices;
  const sent = answer?.reply.initialValue;
  const ticked = sent ? new Set([sent.ids ?? []].flat().map(String)) : undefined;
  const ringFaults = answer?.reply.error?.ring ?? undefined;
  const ring = fieldFacts("ring", {
    initialValue: sent?.ring,
    required: birds.length === 0,
    ...(ringFaults && { errors: ringFaults }),
  });
  return (
    <>
      <PageHeader title={t("health.new.title")} lead={place?.name ?? pair} />
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
        {birds.length > 0 ? (
          <fieldset className="grid min-w-0 gap-2">
            <legend className="mb-1 font-semibold">{t("health.field.birds")}</legend>
            {ringFaults?.map((it) => (
              <p key={it} className="field-error" id="ring">
                {it}
              </p>
            ))}
            <ul className="flex flex-wrap gap-x-6">
              {birds.map(({ id, identifier }) => (
                <li key={id}>
                  <label className="touch">
                    <input type="checkbox" name="ids" value={id} defaultChecked={ticked?.has(id) ?? true} />{" "}
                    <Ring>{identifier}</Ring>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : (
          <PickField
            field={ring}
            label={t("health.field.ring")}
            hint={t("birds.pick.hint")}
            from="of=birds&who=flock"
            recent={[]}
            question={answer?.question}
            kept={keptPick(sent ?? undefined, "ring")}
          />
        )}
      </EventForm>
    </>
  );
}
