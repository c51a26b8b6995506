import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Demands } from "#worker/legal/papers/demanded.ts";
import type { WrittenKind } from "#worker/legal/papers/kinds-contract.ts";
import { Why } from "./why.tsx";

type Props = {
  /** Of which birds: themselves, or those of a sale. */
  of: { ids: string } | { sale_id: string };
  demands: Demands;
  /** What was issued already: it is still said to be demanded, and no longer pressed first. */
  made?: readonly WrittenKind[];
  /** Which are offered beside what is demanded. */
  kinds: readonly WrittenKind[];
  today: string;
  idempotency_key: string;
};

/** One press for each kind of paper: it begins the draft and shows it. What is demanded comes first, with why. */
export function Starts({ of, demands: { demanded, is_unknown }, made = [], kinds, today, idempotency_key }: Props) {
  const { t } = useWords();
  const papers = [...new Map(demanded.map((it) => [it.paper, it])).values()];
  const others = kinds.filter((kind) => made.includes(kind) || !papers.some(({ paper }) => paper === kind));
  const to = `/legal-forms/new?${new URLSearchParams(of)}`;
  const press = (kind: WrittenKind, isFirst: boolean) => (
    <Button key={kind} kind={isFirst ? "primary" : "quiet"} name="kind" value={kind}>
      {t(`forms.kind.${kind}`)}
    </Button>
  );
  return (
    <Form action={to} idempotencyKey={idempotency_key} className="grid gap-4">
      {Object.entries({ ...of, do: "draft" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {papers.length > 0 && (
        <section className="grid gap-2">
          <h3>{t("forms.start.demanded")}</h3>
          {papers.map((it) => (
            <div key={it.paper} className="grid gap-2">
              {made.includes(it.paper) ? (
                <p>{t("forms.start.made", { paper: t(`forms.kind.${it.paper}`) })}</p>
              ) : (
                <div className="actions">{press(it.paper, true)}</div>
              )}
              <Why of={it} about={t(`forms.kind.${it.paper}`)} today={today} />
            </div>
          ))}
        </section>
      )}
      {is_unknown && <p>{t("forms.start.unknown")}</p>}
      <section className="grid gap-2">
        {papers.length > 0 && <h3>{t("forms.start.others")}</h3>}
        <div className="actions">
          {others.map((kind) => press(kind, false))}
          {"sale_id" in of && <LinkButton to={to}>{t("forms.start.more")}</LinkButton>}
        </div>
      </section>
      <p className="field-hint">{t("forms.start.no_advice")}</p>
    </Form>
  );
}
