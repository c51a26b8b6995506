import { Link } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  /** The page where the same can be done; without a script the way leads there. */
  to: string;
  /** What it is called, with the row's name. */
  label: string;
  children: ReactNode;
};

/** What can be done to a row, under "⋯". The menu is drawn once it is asked for, so a hundred rows weigh a link each. */
export function RowMenu({ to, label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.querySelector<HTMLElement>("a, button")?.focus();
    function closeOutside({ target }: Event) {
      const isInside = target instanceof Node && (panel.current?.contains(target) || button.current?.contains(target));
      if (!isInside) setOpen(false);
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    }
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);
  function press(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  }
  return (
    <>
      <Link
        className="row-more"
        to={to}
        discover="none"
        ref={button}
        aria-label={label}
        aria-expanded={isOpen || undefined}
        onClick={press}
      />
      {isOpen && (
        <div className="menu-panel" ref={panel}>
          {children}
        </div>
      )}
    </>
  );
}
