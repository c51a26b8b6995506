import type { Picked, PickQuestion } from "#app/birds/picker/pick.ts";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { birdBox } from "#app/health/whom/bird-box.ts";
import { BirdsField } from "#app/health/whom/birds-field.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { HandoverKind } from "#worker/legal/handover/content.ts";
import type { HandoverTake } from "#worker/legal/handover/contract.ts";
import type { OfferedSale } from "#worker/legal/handover/from-sale.ts";
import { SaleBirds } from "./sale-birds.tsx";

/** What the form of an offer is shown with again. */
export type OfferAgain = {
  listed: Picked[];
  ticked: Picked[];
  question: PickQuestion | undefined;
  reply: Reply;
  takes: unknown[];
};

/** How birds may go, what may go along, and how many at once: of the loader, so that no page brings their lists. */
export type OfferChoices = { kinds: readonly HandoverKind[]; takes: readonly HandoverTake[]; most: number };
type NewOfferProps = {
  birds: readonly Picked[];
  /** Whose birds go to its buyer. */
  sale: OfferedSale | null;
  choices: OfferChoices;
  sent: OfferAgain | undefined;
  idempotencyKey: string;
};

const generations = ["0", "1", "2", "3", "4", "5", "6"] as const;

/** Which birds are offered, how, with what of theirs, and to whom a mail goes. */
export function NewOffer({ birds, sale, choices, sent, idempotencyKey }: NewOfferProps) {
  const { t } = useWords();
  const reply = sent?.reply;
  const start = { kind: "sale", generations: "4", email: sale?.email ?? "" };
  const fields = plainFields(["kind", "generations", "email"], { reply, start });
  const { bird_ids: errors, sale_id } = (reply?.error ?? {}) as Record<string, string[] | undefined>;
  const birdField = fieldFacts("bird_ids", { ...(errors && { errors }) });
  const listed = sent?.listed ?? birds;
  const ticked = sent?.ticked ?? birds.slice(0, choices.most);
  return (
    <Form idempotencyKey={idempotencyKey}>
      <ErrorSummary
        faults={faultsOf([birdField, ...Object.values(fields)], [...(reply?.error?.[""] ?? []), ...(sale_id ?? [])])}
      />
      {sale ? (
        <>
          <input type="hidden" name="sale_id" value={sale.id} />
          <input type="hidden" name="kind" value="sale" />
          <SaleBirds listed={listed} ticked={ticked} most={choices.most} errors={errors} />
        </>
      ) : (
        <>
          <BirdsField
            listed={listed}
            ticked={ticked}
            typed={reply?.initialValue?.[birdBox] as string | undefined}
            question={sent?.question}
            errors={errors}
            save={t("handover.offer")}
          />
          {listed.length > choices.most && <p className="field-hint">{t("handover.some", { count: choices.most })}</p>}
          <SelectField
            field={fields.kind}
            label={t("handover.field.kind")}
            choices={choices.kinds.map((kind) => ({ value: kind, label: t(`handover.kind.${kind}`) }))}
          />
        </>
      )}
      <SelectField
        field={fields.generations}
        label={t("handover.field.generations")}
        hint={t("handover.field.generations_hint")}
        choices={generations.map((it) => ({ value: it, label: it }))}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">{t("handover.field.takes")}</legend>
        <ul className="flex flex-wrap gap-x-6">
          {choices.takes.map((it) => (
            <li key={it}>
              <label className="touch">
                <input type="checkbox" name="takes" value={it} defaultChecked={!sent || sent.takes.includes(it)} />{" "}
                {t(`handover.takes.${it}`)}
              </label>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{t("handover.stays")}</p>
      </fieldset>
      <TextField
        field={fields.email}
        type="email"
        label={t("handover.field.email")}
        hint={t("handover.field.email_hint")}
        autoComplete="off"
      />
      <div className="actions">
        <Button kind="primary">{t("handover.offer")}</Button>
      </div>
    </Form>
  );
}
