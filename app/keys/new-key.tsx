import { useEffect, useRef } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";

/** A key that was just made, how it is called, and an address that it opens. */
export type MadeKey = { key: string; name: string; address: string };

/** The key, the only time that it is seen, and how a program calls by it. */
export function NewKey({ made: { key, name, address } }: { made: MadeKey }) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  // The form that asked for it stands below.
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  return (
    <section className="grid gap-3 min-w-0" aria-live="polite" tabIndex={-1} ref={box}>
      <Banner tone="success" title={t("apikeys.made", { name })}>
        <label className="grid gap-1">
          <span className="field-label">{t("apikeys.key")}</span>
          <input className="input" readOnly value={key} dir="ltr" spellCheck={false} />
        </label>
        <p>{t("apikeys.once")}</p>
      </Banner>
      <p>{t("apikeys.example")}</p>
      <label className="grid gap-1">
        <span className="unseen">{t("apikeys.example")}</span>
        <input
          className="input"
          readOnly
          value={`curl -H "Authorization: Bearer ${key}" ${address}`}
          dir="ltr"
          spellCheck={false}
        />
      </label>
    </section>
  );
}
