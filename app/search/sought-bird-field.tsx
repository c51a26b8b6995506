import type { FieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { FoundBird } from "#worker/search/found-birds.ts";

type Props = {
  field: FieldFacts;
  reply: Reply | undefined;
  /** Of whom one has to be chosen. */
  found: readonly FoundBird[];
  /** Whether the typing begins here. */
  isFirst: boolean;
};

/** Asks for a bird by any part of its ring, and below it which of several is meant. */
export function SoughtBirdField({ field, reply, found, isFirst }: Props) {
  const { t } = useWords();
  const isRequested = found.length > 0;
  return (
    <>
      <TextField
        field={{ ...field, errors: isRequested ? undefined : field.errors, required: true, maxLength: 200 }}
        label={t("search.sought.ring")}
        hint={t("search.sought.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        autoFocus={isFirst}
      />
      {isRequested && (
        <fieldset className="which">
          <legend>{field.errors?.join(" ")}</legend>
          <input type="hidden" name="asked" value={String(reply?.initialValue?.ring ?? "")} />
          {found.map((bird, at) => (
            <label key={bird.id}>
              {/* biome-ignore lint/a11y/noAutofocus: the question that was just asked is answered here */}
              <input type="radio" name="bird_id" value={bird.id} autoFocus={at === 0} />
              <span>
                <Ring colour={bird.ring_colour}>{bird.identifier}</Ring> {bird.name}{" "}
                <span className="field-hint">
                  {[bird.species_name, bird.status_name, bird.place_name].filter(Boolean).join(" · ")}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
