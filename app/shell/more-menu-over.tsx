import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Form } from "#app/controls/form.tsx";
import { MenuAction, MenuOver, MenuWords, type Opening, openingBy } from "#app/controls/menu-over.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { MoreItem } from "./more-menu.tsx";

/** The items of "⋯" as a menu over the page, opened by the summary beside it; what is open natively closes so. */
export function MoreMenuOver({ items }: { items: readonly MoreItem[] }) {
  const { t } = useWords();
  const place = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [opening, setOpening] = useState<Opening>();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => setOpening(undefined), [key]);
  useEffect(() => {
    const details = place.current?.parentElement?.querySelector("details");
    const summary = details?.querySelector("summary");
    if (!details || !summary) return;
    opener.current = summary;
    function press(event: MouseEvent) {
      if (details?.open) return;
      event.preventDefault();
      setOpening((now) => (now ? undefined : openingBy(event)));
    }
    summary.addEventListener("click", press);
    return () => summary.removeEventListener("click", press);
  }, []);
  return (
    <>
      <span ref={place} hidden />
      {opening && (
        <MenuOver opener={opener} opening={opening} label={t("ui.more")} onClose={() => setOpening(undefined)}>
          {items.map((item) =>
            "words" in item ? (
              <MenuWords key={item.words}>{item.words}</MenuWords>
            ) : (
              <MoreAction key={item.label} {...item} />
            ),
          )}
        </MenuOver>
      )}
    </>
  );
}

function MoreAction(item: Exclude<MoreItem, { words: string }>) {
  const words = (
    <>
      {item.icon && <Icon of={item.icon} />}
      {item.label}
    </>
  );
  if ("to" in item)
    return (
      <MenuAction>
        <Link className="menu-item" to={item.to} preventScrollReset={item.keepsPlace}>
          {words}
        </Link>
      </MenuAction>
    );
  if ("file" in item)
    return (
      <MenuAction>
        <a className="menu-item" href={item.file}>
          {words}
        </a>
      </MenuAction>
    );
  return (
    <Form className="contents" action={item.post}>
      {Object.entries(item.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <MenuAction sends>
        <button type="submit" className="menu-item">
          {words}
        </button>
      </MenuAction>
    </Form>
  );
}
