import type { FieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";
import { type ParentRole, sexOf } from "./field-names.ts";
import type { Candidate } from "./picker/pick.ts";
import { PickField } from "./picker/pick-field.tsx";
import { UnknownRing, useAnswer } from "./unknown-ring.tsx";

type Props = {
  field: FieldFacts;
  parent: ParentRole;
  /** Birds of that sex, those last used. */
  recent: readonly Candidate[];
  /** The bird at hand, which is no parent of its own. */
  child?: string | undefined;
  /** The bird has this parent, but it is in the trash. */
  isAway?: boolean | undefined;
  /** Where another hint fits better. */
  hint?: string;
};

/** A parent by any part of its ring, or by a ring that no bird has yet. Works for a flock of any size. */
export function ParentField({ field, parent, recent, child, isAway = false, hint }: Props) {
  const { t } = useWords();
  const { found } = useAnswer() ?? {};
  const wanted = new URLSearchParams({ of: "birds", sex: sexOf[parent], ...(child && { not: child }) });
  return (
    <>
      <PickField
        field={field}
        label={t(`birds.field.${parent}_ring`)}
        hint={isAway ? t("birds.form.parent_away") : (hint ?? t("birds.pick.hint"))}
        from={wanted.toString()}
        recent={recent}
        question={found?.[field.name]}
        mayFind
      />
      <UnknownRing parent={parent} of={field} />
    </>
  );
}
