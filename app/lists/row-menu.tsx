import { Link } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import type { MenuOverProps, Opening } from "#app/controls/menu-over.tsx";

type Props<Given> = {
  /** The page where the same can be done; without a script the way leads there. */
  to: string;
  /** What it is called, with the row's name. */
  label: string;
  /** Sends for the menu, once somebody points at it: it is `MenuOver` with the row's actions. */
  fetchMenu: () => Promise<ComponentType<Given & MenuOverProps>>;
  /** What it must know of the row. */
  given: Given;
};

/** What can be done to a row, under "⋯". The menu is drawn once it is asked for, so a hundred rows weigh a link each. */
export function RowMenu<Given extends object>({ to, label, fetchMenu, given }: Props<Given>) {
  const [RowActions, setMenu] = useState<ComponentType<Given & MenuOverProps>>();
  const [opening, setOpening] = useState<Opening>();
  const link = useRef<HTMLAnchorElement>(null);
  const fetched = () => fetchMenu().then((it) => setMenu(() => it));
  const fetchSoon = () => void fetched().catch(() => undefined);
  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpening(opening ? undefined : event.detail === 0 ? "keyboard" : "pointer");
    // Where its script does not come, the page does.
    if (!RowActions) fetched().catch(() => location.assign(to));
  }
  return (
    <span className="menu block">
      <Link
        className="row-more"
        to={to}
        ref={link}
        aria-label={label}
        aria-haspopup={RowActions && "menu"}
        aria-expanded={opening !== undefined || undefined}
        onPointerEnter={fetchSoon}
        onFocus={fetchSoon}
        onClick={press}
      />
      {opening && RowActions && (
        <RowActions {...given} opener={link} opening={opening} label={label} onClose={() => setOpening(undefined)} />
      )}
    </span>
  );
}
