import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { keptPick, type PickQuestion } from "./pick.ts";
import { PickField } from "./pick-field.tsx";

type Props = {
  field: FieldFacts;
  reply: Reply | undefined;
  question: PickQuestion | undefined;
  /** Whether the typing begins here. */
  isFirst: boolean;
};

/** The bird of a round, which goes from one to the next: any of the flock by any part of its ring. */
export function SoughtBirdField({ field, reply, question, isFirst }: Props) {
  const { t } = useWords();
  return (
    <PickField
      field={{ ...field, required: true, maxLength: 200 }}
      label={t("birds.field.identifier")}
      hint={t("birds.pick.hint")}
      from="of=birds&who=flock"
      recent={[]}
      question={question}
      kept={keptPick(reply?.initialValue, field.name)}
      isFirst={isFirst}
    />
  );
}
