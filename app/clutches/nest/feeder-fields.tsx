import { keptPick, type PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { most } from "#worker/clutches/limits-contract.ts";
import { feederBox } from "../actions/feeder-box.ts";
import type { ShownClutch } from "./shown.ts";

type Props = {
  feeders: ShownClutch["clutch"]["feeders"];
  reply: Reply | undefined;
  questions?: Record<string, PickQuestion> | undefined;
};

/** Who else feeds the chicks: a box for each, and one more. An erased hen stays with her ring, and is not chosen anew. */
export function FeederFields({ feeders, reply, questions = {} }: Props) {
  const { t } = useWords();
  const here = feeders.flatMap(({ id, ring }) => (id ? [{ id, text: ring }] : []));
  const sent = reply?.initialValue;
  const typed = Array.from({ length: most.feeders }, (_, at) => feederBox(at)).filter((box) => sent?.[box]);
  const count = Math.min(most.feeders, Math.max(here.length, typed.length) + 1);
  const boxes = Array.from({ length: count }, (_, at) => feederBox(at));
  const start = Object.fromEntries(here.map(({ text }, at) => [feederBox(at), text]));
  const fields = plainFields(boxes, { reply, form: "nest", start });
  return (
    <>
      <input type="hidden" name="feeders_before" value={here.map(({ id }) => id).join(" ")} />
      {boxes.map((box, at) => (
        <PickField
          key={box}
          field={fields[box] ?? fieldFacts(box)}
          label={at === 0 ? t("clutches.feeders.label") : t("clutches.feeders.more")}
          hint={at === 0 ? t("birds.pick.hint") : undefined}
          from="of=birds&sex=female&who=flock"
          recent={[]}
          question={questions[box]}
          kept={sent ? keptPick(sent, box) : here[at]}
        />
      ))}
    </>
  );
}
