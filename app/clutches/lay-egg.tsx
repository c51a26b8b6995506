import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { plusDays } from "#worker/locales/calendar.ts";

type Props = { pair_id: string; formKey: string; children?: React.ReactNode };
type Day = { today: string };

const formOf = (pair_id: string) => `lay-${pair_id}`;

/** The form of one egg of a pair, today where its button names no other day. The clutch opens by itself. */
export function LayEgg({ pair_id, formKey, children }: Props) {
  return (
    <Form id={formOf(pair_id)} className="contents" action="/eggs" idempotencyKey={`${formKey}.${pair_id}.lay`}>
      <input type="hidden" name="pair_id" value={pair_id} />
      <input type="hidden" name="count" value="1" />
      <input type="hidden" name="every" value="1" />
      {children}
    </Form>
  );
}

/** One press: an egg was laid today, or yesterday (`today` is `YYYY-MM-DD`). */
export function LayButtons({ today }: Day) {
  const { t } = useWords();
  return (
    <>
      <Button>{t("clutches.lay")}</Button>
      <Button name="laid_on" value={plusDays(today, -1)}>
        {t("clutches.lay.yesterday")}
      </Button>
    </>
  );
}

/** The same at the end of a strip of eggs, in the middle of another form. */
export function LayTiles({ pair_id, today }: Pick<Props, "pair_id"> & Day) {
  const { t } = useWords();
  const common = { type: "submit", form: formOf(pair_id), className: "egg-pick egg-lay" } as const;
  return (
    <>
      <li>
        <button {...common}>
          <b aria-hidden="true">+</b>
          <span>{t("clutches.lay.tile.today")}</span>
        </button>
      </li>
      <li>
        <button {...common} name="laid_on" value={plusDays(today, -1)}>
          <b aria-hidden="true">+</b>
          <span>{t("clutches.lay.tile.yesterday")}</span>
        </button>
      </li>
    </>
  );
}
