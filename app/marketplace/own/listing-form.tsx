import { Button, LinkButton } from "#app/controls/button.tsx";
import { CheckboxField } from "#app/controls/choice-fields.tsx";
import { ErrorSummary, faultsOf } from "#app/controls/error-summary.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextareaField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { ListingKind } from "#db/words/market.ts";
import type { ListingPhoto, ListingShare } from "#worker/marketplace/listings/listing-json.ts";
import type { ListingBird } from "#worker/marketplace/offered/offered-json.ts";
import { BroodField, MoreOfListing } from "./more-of-listing.tsx";
import { PhotoChoice } from "./photo-choice.tsx";

/** What the form is of, new or at hand, and what it holds before somebody types. */
export type FormOf = {
  /** The listing that is changed; null of a new one. */
  id: string | null;
  kind: ListingKind;
  isDraft: boolean;
  /** Whether nothing but what is typed here keeps it from being published. */
  isPublishable: boolean;
  isPriced: boolean;
  currency: string;
  birds: readonly ListingBird[];
  photos: readonly ListingPhoto[];
  shares: readonly ListingShare[];
  item_id: string | null;
  /** Where it is seen where nothing else is said. */
  district: string | null;
  asksBrood: boolean;
  start: Readonly<Record<string, string>>;
  version: number | null;
};
/** What comes back with a form that was refused: what was ticked beside what was typed. */
export type ListingAnswer = { reply: Reply; photo_ids: string[]; papers: string[] };
type ListingLimits = { title: number; text: number; photos: number };
type Props = {
  of: FormOf;
  limits: ListingLimits;
  answer: ListingAnswer | undefined;
  idempotencyKey: string;
  papers: readonly string[];
};

const names = ["title", "text", "price", "is_free", "brood", "share_id", "district", "sets_status"] as const;

/** A listing as its seller writes it: title, photos, text, a price where the law allows one; the rest is folded. */
export function ListingForm({ of, limits, answer, idempotencyKey, papers }: Props) {
  const { t } = useWords();
  const constraint = {
    title: { required: true, maxLength: limits.title },
    text: { maxLength: limits.text },
  };
  const fields = plainFields(names, { reply: answer?.reply, start: of.start, constraint });
  const others = Object.entries(answer?.reply.error ?? {}).flatMap(([name, errors]) =>
    (names as readonly string[]).includes(name) || name === "photo_ids" ? [] : (errors ?? []),
  );
  const photoErrors = answer?.reply.error?.photo_ids ?? undefined;
  const photoField = fieldFacts("photo_ids", { ...(photoErrors && { errors: photoErrors }) });
  const ticked = answer?.photo_ids ?? of.photos.filter(({ is_chosen }) => is_chosen).map(({ id }) => id);
  return (
    <Form idempotencyKey={idempotencyKey} guarded id="listing">
      <ErrorSummary faults={faultsOf([...Object.values(fields), photoField], others)} />
      <input type="hidden" name="kind" value={of.kind} />
      <input type="hidden" name="currency" value={of.currency} />
      {of.version !== null && <input type="hidden" name="version" value={of.version} />}
      {of.item_id && <input type="hidden" name="item_id" value={of.item_id} />}
      {of.birds.map(({ id }) => (
        <input key={id} type="hidden" name="bird_ids" value={id} />
      ))}
      <TextField field={fields.title} label={t("listingform.title")} autoComplete="off" dir="auto" />
      {of.asksBrood && <BroodField field={fields.brood} />}
      <PhotoChoice birds={of.birds} photos={of.photos} ticked={ticked} most={limits.photos} errors={photoErrors} />
      <TextareaField
        field={fields.text}
        label={t("listingform.text")}
        hint={t("listingform.text.hint")}
        rows={6}
        dir="auto"
      />
      {of.isPriced && (
        <TextField
          field={fields.price}
          label={t("listingform.price", { currency: of.currency })}
          hint={t("listingform.price.hint")}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <CheckboxField field={fields.is_free} label={t("listingform.free")} />
      <MoreOfListing of={of} fields={fields} papers={papers} ticked={answer?.papers} />
      <div className="actions">
        <Buttons of={of} />
        <LinkButton kind="ghost" to={of.id ? `/marketplace/${of.id}` : "/marketplace"}>
          {t("ui.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}

function Buttons({ of }: { of: FormOf }) {
  const { t } = useWords();
  if (!of.isDraft) return <Button kind="primary">{t("listingform.save")}</Button>;
  return (
    <>
      {of.isPublishable && (
        <Button kind="primary" name="do" value="publish">
          {t("listings.do.publish")}
        </Button>
      )}
      <Button kind={of.isPublishable ? "quiet" : "primary"} name="do" value="draft">
        {t("listingform.draft")}
      </Button>
    </>
  );
}
