import { LinkButton } from "#app/controls/button.tsx";
import { RecordForm, type RecordFormProps } from "#app/kit/record-form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { LookNow } from "#worker/organization/look.ts";
import { logoPath } from "./logo-path.ts";

type Name = "look_name" | "look_accent";
type Props = Pick<RecordFormProps<Name>, "form" | "answer"> & { look: LookNow; samples: readonly Sample[] };
/** A ground and what is written on it. */
type Sample = { time: "day" | "night"; background: string; color: string };

/** The own look of an organisation whose plan has one: what it is now, and its form. */
export function LookSection({ look, samples, form, answer }: Props) {
  const { t } = useWords();
  const record = { look_name: look.look_name, look_accent: look.look_accent, version: look.version };
  return (
    <section className="grid gap-4" aria-labelledby="own-look">
      <h2 id="own-look">{t("look.own")}</h2>
      <p className="max-w-prose text-muted">{t("look.own.what")}</p>
      <Preview look={look} samples={samples} />
      <RecordForm
        form={form}
        answer={answer}
        record={record}
        fields={[
          {
            as: "text",
            name: "look_name",
            label: t("look.field.name"),
            dir: "auto",
            hint: t("look.hint.name", { name: look.organization }),
          },
          {
            as: "text",
            name: "look_accent",
            label: t("look.field.accent"),
            hint: t("look.hint.accent"),
          },
        ]}
        back="/settings"
        submit={t("look.save")}
        stale={t("look.stale")}
      />
    </section>
  );
}

/** How it is seen by day, by night and on paper. */
function Preview({ look, samples }: Pick<Props, "look" | "samples">) {
  const { t } = useWords();
  const { look_accent, night, logo } = look;
  const name = look.look_name ?? look.organization;
  return (
    <figure className="grid gap-4" style={{ maxWidth: "30rem" }}>
      {samples.map(({ time, ...style }) => (
        <div key={time} className="card grid gap-2" style={style}>
          {logo && (
            <img
              className="max-h-24 max-w-48 self-start rounded bg-white object-contain p-2"
              src={logoPath(logo)}
              alt=""
            />
          )}
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{t(`look.preview.${time}`)}</span>
        </div>
      ))}
      <figcaption className="field-hint">
        {look_accent && night ? t("look.preview", { accent: look_accent, night }) : t("look.preview.ours")}
      </figcaption>
    </figure>
  );
}

/** For whoever has no such plan: what an own look is, and which plan has it. */
export function LookOfPlan({ plan }: { plan: string }) {
  const { t } = useWords();
  return (
    <section className="grid gap-4" aria-labelledby="own-look">
      <h2 id="own-look">{t("look.own")}</h2>
      <p className="max-w-prose text-muted">{t("look.own.what")}</p>
      <p className="max-w-prose">{t("look.own.plan", { plan })}</p>
      <div className="actions">
        <LinkButton to="/pricing" reloadDocument>
          {t("look.own.plans")}
        </LinkButton>
      </div>
    </section>
  );
}
