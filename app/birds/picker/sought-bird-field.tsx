import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { type Asked, keptPick } from "./pick.ts";
import { PickField } from "./pick-field.tsx";

type Props = {
  field: FieldFacts;
  reply: Reply | undefined;
  asked: Asked | undefined;
  /** Whether the typing begins here. */
  isFirst: boolean;
};

/** The bird of a round, which goes from one to the next: any of the flock by any part of its ring. */
export function SoughtBirdField({ field, reply, asked, isFirst }: Props) {
  const { t } = useWords();
  return (
    <PickField
      field={{ ...field, required: true, maxLength: 200 }}
      label={t("birds.field.identifier")}
      hint={t("birds.pick.hint")}
      from="of=birds&who=flock"
      recent={[]}
      asked={asked}
      kept={keptPick(reply?.initialValue, field.name)}
      isFirst={isFirst}
    />
  );
}
