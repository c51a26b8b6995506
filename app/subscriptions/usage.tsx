import { useWords } from "#app/locales/words.tsx";
import { numberFormat } from "#worker/locales/formats.ts";
import type { BillingView, Meter } from "#worker/subscriptions/contract.ts";

/** What is used of the plan, each against its limit. */
export function Usage({ usage }: { usage: BillingView["usage"] }) {
  const { t } = useWords();
  const names = ["birds", "members", "sites", "keys", "storage"] as const;
  return (
    <section className="grid gap-3" aria-labelledby="usage">
      <h2 id="usage" className="font-serif text-xl font-bold">
        {t("subscriptions.usage")}
      </h2>
      <dl className="stats">
        {names.map((name) => (
          <Used key={name} name={name} meter={usage[name]} />
        ))}
      </dl>
      <p className="text-muted">{t("subscriptions.usage.note")}</p>
    </section>
  );
}

function Used({ name, meter: { used, most } }: { name: keyof BillingView["usage"]; meter: Meter }) {
  const { t, language } = useWords();
  const shape = name === "storage" ? ({ maximumFractionDigits: 1 } as const) : {};
  const figure = (n: number) => numberFormat(language, shape).format(name === "storage" ? n / 1024 ** 2 : n);
  const value = name === "storage" ? `${figure(used)} MB` : figure(used);
  return (
    <div className="stat">
      <dt>{t(`subscriptions.usage.${name}`)}</dt>
      <dd>{value}</dd>
      <dd>{most === null ? t("subscriptions.usage.any") : t("subscriptions.usage.of", { most: figure(most) })}</dd>
    </div>
  );
}
