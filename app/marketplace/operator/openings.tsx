import { Button } from "#app/controls/button.tsx";
import type { Choice } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import type { OpeningRow } from "#worker/marketplace/gate/openings.ts";
import type { Again } from "./act-on-market.ts";
import { OpeningForm } from "./opening-form.tsx";

type OpeningsProps = { openings: OpeningRow[]; countries: Choice[]; today: string; again: Again | undefined };

/** What was opened or closed, where, of which species and on what ground, with what takes it back. */
export function Openings({ openings, countries, today, again }: OpeningsProps) {
  const { t, language } = useWords();
  const nameOf = (code: string) => countries.find(({ value }) => value === code)?.label ?? code;
  const placeOf = ({ country, region }: OpeningRow) =>
    [
      country ? nameOf(country) : t("operator.everywhere"),
      region && t(`operator.region.${region as "mainland" | "azores" | "madeira"}`),
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <section aria-labelledby="openings" className="grid gap-4">
      <h2 id="openings">
        {t("operator.openings")} ({openings.length})
      </h2>
      {openings.length === 0 && <p className="text-muted">{t("operator.openings_none")}</p>}
      <ul className="lines">
        {openings.map((it) => (
          <li key={it.id} className="grid gap-2 py-2">
            <p>
              <strong>{it.latin_name ? <i>{it.latin_name}</i> : t("operator.every_species")}</strong> · {placeOf(it)} ·{" "}
              {t(`operator.level.${it.level}`)}
            </p>
            <p className="text-sm text-muted">
              {it.reason} · {it.source} · {dayInWords(it.on_day, language)}
            </p>
            <Form className="actions">
              <input type="hidden" name="intent" value="take_back" />
              <input type="hidden" name="id" value={it.id} />
              <Button>{t("operator.take_back")}</Button>
            </Form>
          </li>
        ))}
      </ul>
      <OpeningForm countries={countries} today={today} reply={again?.form === "open" ? again.reply : undefined} />
    </section>
  );
}
