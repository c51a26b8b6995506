import { Form, Link, useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { PopupProps } from "./search-popup.tsx";
import { useSearchKey } from "./use-search-key.ts";

/** Above every page: a form that leads to `/search`; with a script it shows below what is found. On phones a link there. */
export function SearchBox() {
  const { t } = useWords();
  const { key } = useLocation();
  const box = useRef<HTMLInputElement>(null);
  const begun = useRef(key);
  const [Popup, setPopup] = useState<ComponentType<PopupProps>>();
  useSearchKey(box);
  useEffect(() => {
    // Keeps what was typed before hydration.
    if (key !== begun.current && box.current) box.current.value = "";
    begun.current = key;
  }, [key]);
  // Loaded only when the search is used.
  async function fetchPopup() {
    const { SearchPopup } = await import("./search-popup.tsx");
    setPopup(() => SearchPopup);
  }
  return (
    <>
      <Form role="search" action="/search" className="search-box" aria-label={t("ui.search")}>
        <Icon of="search" />
        <input
          ref={box}
          className="input"
          type="search"
          name="q"
          aria-label={t("ui.search")}
          placeholder={t("ui.search.hint")}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/ Control+K Meta+K"
          onFocus={() => void fetchPopup()}
        />
        {Popup && <Popup key={key} box={box} />}
      </Form>
      <Link
        className="button search-opener"
        data-kind="ghost"
        data-size="icon"
        to="/search"
        aria-label={t("ui.search")}
      >
        <Icon of="search" />
      </Link>
    </>
  );
}
