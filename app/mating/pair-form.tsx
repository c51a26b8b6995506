import { Form } from "@remix-run/react";
import type { Candidate, PickQuestion } from "#app/birds/picker/pick.ts";
import { PickField } from "#app/birds/picker/pick-field.tsx";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";

export type PairSide = "cock" | "hen";
type Side = {
  /** What was typed. */
  ring: string;
  errors: string[] | undefined;
  /** The birds of the sex that were used last; any other is found by a part of its ring. */
  recent: readonly Candidate[];
  /** Who could be meant. */
  question?: PickQuestion | undefined;
};
export type PairInput = Record<PairSide, Side>;

/** Which two birds, by any part of their rings, in a GET form; above an answer it is a single line. */
export function PairForm({ input, isAnswered = false }: { input: PairInput; isAnswered?: boolean }) {
  const { t } = useWords();
  const facts = (side: PairSide) => {
    const { ring, errors } = input[side];
    return fieldFacts(side, { key: `${side} ${ring}`, initialValue: ring, required: true, errors });
  };
  const fields = [facts("cock"), facts("hen")];
  return (
    <div className="grid gap-6">
      <ErrorSummary faults={faultsOf(fields)} title={t("kinship.pair.faults")} />
      <Form method="get" action="/birds/pair" className={isAnswered ? "pair-again print:hidden" : "form"}>
        {(["cock", "hen"] as const).map((side) => (
          <PickField
            key={`${side} ${input[side].ring}`}
            field={{ ...facts(side), maxLength: 100 }}
            label={t(`kinship.pair.${side}`)}
            hint={isAnswered ? undefined : t("birds.pick.hint")}
            from={`of=birds&sex=${side === "cock" ? "male" : "female"}`}
            recent={input[side].recent}
            question={input[side].question}
            isUnfolded={!isAnswered && input[side].ring === ""}
          />
        ))}
        <div className="actions">
          <Button kind="primary">{t("kinship.pair.show")}</Button>
        </div>
      </Form>
    </div>
  );
}
