import { Button, LinkButton } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { fieldFacts } from "#app/controls/field.tsx";
import { Form } from "#app/controls/form.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Egg } from "#worker/clutches/egg-view.ts";
import type { Nest } from "#worker/clutches/page.ts";

type Props = { egg: Egg; today: string; nests: readonly Nest[]; formKey: string };

/** Whatever else can be done to an egg: another state on another day, another nest, a correction, a step back. */
export function EggMore({ egg, today, nests, formKey }: Props) {
  const { t } = useWords();

  const { id, number, next: states } = egg;
  const field = (name: string, given = {}) => fieldFacts(name, { id: `${id}-${name}`, ...given });
  const others = nests.filter((nest) => nest.id !== egg.nest.pair_id);
  const isNew = egg.version === 1;
  return (
    <details className="egg-more">
      <summary className="button" data-kind="ghost" aria-label={t("clutches.more.of", { egg: number })}>
        {t("clutches.more")}
      </summary>
      <div className="egg-more-panel">
        {states.length > 0 && (
          <Form className="grid gap-3" idempotencyKey={`${formKey}.${id}.state`}>
            <input type="hidden" name="egg_ids" value={id} />
            <SelectField
              field={field("state", { required: true })}
              label={t("clutches.state.new")}
              choices={states.map((state) => ({ value: state, label: t(`clutches.state.${state}`) }))}
              empty={t("clutches.state.choose")}
            />
            <DateField field={field("on", { initialValue: today, max: today })} label={t("clutches.day")} />
            <div className="actions">
              <Button>{t("clutches.save")}</Button>
            </div>
          </Form>
        )}
        {egg.may_foster && others.length > 0 && (
          <Form className="grid gap-3" idempotencyKey={`${formKey}.${id}.foster`}>
            <input type="hidden" name="egg_ids" value={id} />
            <SelectField
              field={field("foster_pair_id", { required: true })}
              label={t("clutches.foster")}
              choices={others.map((nest) => ({ value: nest.id, label: nestWords(nest, egg, t) }))}
              empty={t("clutches.state.choose")}
            />
            <div className="actions">
              <Button>{t("clutches.foster.go")}</Button>
            </div>
          </Form>
        )}
        {egg.chick?.id && !egg.chick.is_gone && (
          <Form className="grid gap-3" idempotencyKey={`${formKey}.${id}.lost`}>
            <input type="hidden" name="lost" value={egg.chick.id} />
            <p className="font-semibold">{t("clutches.lost", { ring: egg.chick.ring })}</p>
            <DateField
              field={field("on", {
                id: `${id}-lost-on`,
                initialValue: today,
                min: egg.hatched_on ?? undefined,
                max: today,
              })}
              label={t("clutches.day")}
            />
            <TextField field={field("cause", { maxLength: 200 })} label={t("clutches.lost.cause")} autoComplete="off" />
            <div className="actions">
              <Button kind="danger">{t("clutches.lost.go")}</Button>
            </div>
          </Form>
        )}
        <div className="actions">
          <LinkButton kind="ghost" to={`/eggs/${id}/edit`}>
            {t("clutches.edit")}
          </LinkButton>
          <Form className="contents" action={`?undo=${id}`} idempotencyKey={`${formKey}.${id}.undo.${egg.version}`}>
            {isNew ? (
              <Button kind="ghost" name="unlay" value="true">
                {t("clutches.deed.unlay")}
              </Button>
            ) : (
              <Button kind="ghost">{t("clutches.deed.undo")}</Button>
            )}
          </Form>
        </div>
      </div>
    </details>
  );
}

type Label = ReturnType<typeof useWords>["t"];
function nestWords({ id, number, place }: Nest, { pair }: Egg, t: Label): string {
  if (id === pair.id) return t("clutches.foster.home", { pair: number });
  return place ? `${number} · ${place}` : number;
}
