import { type FormEvent, useState } from "react";
import type { PickQuestion } from "#app/birds/picker/pick.ts";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Kept } from "../actions/chosen.ts";
import { ChooseLinks } from "./choose-links.tsx";
import { EggPicks } from "./egg-picks.tsx";
import { NestBar } from "./nest-bar.tsx";
import type { ShownClutch } from "./shown.ts";

type Props = {
  page: ShownClutch;
  /** The numbers of the eggs that are ticked when the page opens. */
  chosen: readonly number[];
  typed?: Kept["typed"] | undefined;
  /** Which nest or place could be meant, by the box. */
  questions?: Record<string, PickQuestion> | undefined;
  formKey: string;
  /** The button that lays an egg; its form stands elsewhere. */
  children?: React.ReactNode;
};

/** One form for a clutch: its eggs, chosen by tapping, and a bar of what happened to them. */
export function NestForm({ page, chosen, typed = {}, questions, formKey, children }: Props) {
  const { t } = useWords();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(chosen));
  function readTicks({ currentTarget }: FormEvent<HTMLFormElement>) {
    const values = new FormData(currentTarget).getAll("chosen");
    setTicked(new Set(values.map((value) => Number.parseInt(String(value), 10))));
  }
  return (
    <Form className="nest-form grid gap-3" idempotencyKey={formKey} onChange={readTicks}>
      <input type="hidden" name="form" value="chosen" />
      <EggPicks eggs={page.eggs} chosen={chosen} mayWrite>
        {children}
      </EggPicks>
      <p className="text-muted text-sm">
        {t("clutches.pick.hint")} <ChooseLinks page={page} />
      </p>
      <NestBar page={page} chosen={ticked} typed={typed} questions={questions} />
    </Form>
  );
}
