import { Fragment, type ReactNode } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Language } from "#db/vocabulary.ts";

export type Theme = "light" | "dark" | "system";
const themes = [
  { theme: "light", icon: "sun" },
  { theme: "dark", icon: "moon" },
  { theme: "system", icon: "monitor" },
] as const;
const names = { pt: "Português", en: "English" } as const satisfies Record<Language, string>;
// Named here and not read from the vocabulary, which every page would then carry whole.
const languages = Object.keys(names) as Language[];

// Plain forms, never Remix's: a new language or theme concerns the whole document.
type ChoicesProps = { legend: string; isBare?: boolean; children: ReactNode };

function Choices({ legend, isBare = false, children }: ChoicesProps) {
  return (
    <form method="post" action="/preferences">
      <fieldset className="choices">
        <legend className={isBare ? "unseen" : undefined}>{legend}</legend> {children}
      </fieldset>
    </form>
  );
}

/** Portuguese or English, as two buttons, with a space before each for readers of plain text. `short` writes PT and EN. */
export function LanguageChoice({ short = false, bare = short }: { short?: boolean; bare?: boolean }) {
  const { t, language } = useWords();
  return (
    <Choices legend={t("ui.language")} isBare={bare}>
      {languages.map((it) => (
        <Fragment key={it}>
          {" "}
          <button type="submit" className="choice" name="language" value={it} aria-pressed={it === language} lang={it}>
            {short ? it.toUpperCase() : names[it]}
            {short && <span className="unseen"> {names[it]}</span>}
          </button>
        </Fragment>
      ))}
    </Choices>
  );
}

/** Light, dark, or as the device says. */
export function ThemeChoice({ theme, bare = false }: { theme: Theme; bare?: boolean }) {
  const { t } = useWords();
  return (
    <Choices legend={t("ui.theme")} isBare={bare}>
      {themes.map((it) => (
        <Fragment key={it.theme}>
          <button
            type="submit"
            className="choice"
            name="theme"
            value={it.theme}
            aria-pressed={it.theme === theme}
            title={t(`ui.theme.${it.theme}`)}
          >
            <Icon of={it.icon} />
            <span className="unseen">{t(`ui.theme.${it.theme}`)}</span>
          </button>{" "}
        </Fragment>
      ))}
    </Choices>
  );
}
