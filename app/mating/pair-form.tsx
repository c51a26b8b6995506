import { Form } from "@remix-run/react";
import type { Candidate } from "#app/birds/api-types.ts";
import { Button } from "#app/controls/button.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";

export type PairSide = "cock" | "hen";
type Side = {
  /** What was typed. */
  ring: string;
  errors: string[] | undefined;
  /** The newest birds of the sex; any other is named by its ring. */
  candidates: ReadonlyArray<Pick<Candidate, "identifier" | "name">>;
};
export type PairInput = Record<PairSide, Side>;

/** Which two birds: their rings, typed or chosen from a list, in a GET form; above an answer it is a single line. */
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
      <Form method="get" action="/birds/pair" className={isAnswered ? "pair-again" : "form"}>
        {(["cock", "hen"] as const).map((side) => (
          <div key={side}>
            <TextField
              field={facts(side)}
              label={t(`kinship.pair.${side}`)}
              hint={isAnswered ? undefined : t("kinship.pair.hint")}
              list={`${side}-candidates`}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <datalist id={`${side}-candidates`}>
              {input[side].candidates.map(({ identifier, name }) => (
                <option key={identifier} value={identifier}>
                  {name}
                </option>
              ))}
            </datalist>
          </div>
        ))}
        <div className="actions">
          <Button kind="primary">{t("kinship.pair.show")}</Button>
        </div>
      </Form>
    </div>
  );
}
