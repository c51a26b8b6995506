import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

type MenuProps = {
  /** What is always seen and opens the rest. */
  summary: ReactNode;
  summaryClass?: string;
  /** How a summary that is a button looks, as in `Button`. */
  summaryKind?: "quiet";
  label?: string;
  className?: string;
  /** Menus of one group close each other; one that stands inside another needs a group of its own. */
  group?: string;
  children: ReactNode;
};

/**
 * A native `<details>` that floats, one of a group open at a time. It opens without a script; with one it also closes on
 * Escape, on a press elsewhere and after a navigation. Pages that do not hydrate get the same from enhance.js, by `data-menu`.
 */
export function Menu({ className = "menu", group = "menu", children, ...head }: MenuProps) {
  const { summary, summaryClass, summaryKind, label } = head;
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => {
    box.current?.removeAttribute("open");
  }, [key]);
  useEffect(() => {
    const details = box.current;
    if (!details) return;
    return closing(details);
  }, []);
  return (
    <details className={className} name={group} data-menu ref={box}>
      <summary className={summaryClass} data-kind={summaryKind} aria-label={label}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

function closing(details: HTMLDetailsElement): () => void {
  function closeOutside(event: PointerEvent) {
    if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  }
  document.addEventListener("pointerdown", closeOutside);
  document.addEventListener("keydown", closeOnEscape);
  return () => {
    document.removeEventListener("pointerdown", closeOutside);
    document.removeEventListener("keydown", closeOnEscape);
  };
}
