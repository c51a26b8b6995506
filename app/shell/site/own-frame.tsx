import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useWords } from "#app/locales/words.tsx";
import { useNonce } from "#app/web/nonce.tsx";
import { LanguageChoice, type Theme, ThemeChoice } from "../preferences.tsx";

/** How a page looks that is a breeder's own. Colours as `#rrggbb`; null where ours stay. */
export type PageLook = { name: string; accent: string | null; night: string | null; logo: string | null };

const isColour = (text: string | null): text is string => /^#[0-9a-f]{6}$/.test(text ?? "");

/** A breeder's colour in the place of ours, by day and by night. */
export function LookStyle({ look: { accent, night } }: { look: PageLook }) {
  const nonce = useNonce();
  if (!isColour(accent) || !isColour(night)) return null;
  const wearing = (colour: string) => `{--deep:${colour};--ring:${colour};--leaf:var(--stone-soft)}`;
  const dark = `:root:not([data-theme="light"])${wearing(night)}`;
  const sheet = [
    `:root${wearing(accent)}`,
    `@media screen{:root[data-theme="dark"]${wearing(night)}}`,
    `@media screen and (prefers-color-scheme:dark){${dark}}`,
  ];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities, and these are colours only
  return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheet.join("") }} />;
}

const nameStyle: CSSProperties = {
  display: "flex",
  gap: "0.75rem",
  alignItems: "center",
  minWidth: 0,
  overflowWrap: "anywhere",
  color: "var(--deep)",
  fontFamily: "var(--display-face)",
  fontSize: "var(--type-part)",
  fontWeight: 600,
};
const logoStyle: CSSProperties = { flex: "none", maxWidth: "9rem", maxHeight: "3rem" };

/** The bar of a page that is a breeder's own: whose it is, and nothing of ours. */
export function OwnHeader({ look }: { look: PageLook }) {
  const { t } = useWords();
  return (
    <header className="site-bar">
      <a className="skip" href="#main">
        {t("ui.skip")}
      </a>
      <div>
        <p style={nameStyle}>
          {look.logo && <img src={look.logo} alt="" style={logoStyle} />}
          <bdi>{look.name}</bdi>
        </p>
      </div>
    </header>
  );
}

/** Its foot: what the law asks for, and the reader's language and theme. */
export function OwnFooter({ theme = "system" }: { theme?: Theme | undefined }) {
  const { t } = useWords();
  return (
    <footer className="site-foot">
      <div>
        <nav aria-label={t("site.foot.legal")}>
          <ul>
            <li>
              <Link to="/privacy">{t("ui.nav.privacy")}</Link>
            </li>
            <li>
              <Link to="/terms">{t("ui.nav.terms")}</Link>
            </li>
          </ul>
        </nav>
        <div className="site-foot-choices">
          <LanguageChoice />
          <ThemeChoice theme={theme} />
        </div>
      </div>
    </footer>
  );
}
