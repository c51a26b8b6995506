import { type RefObject, useEffect } from "react";

/** `/` while nobody is typing, and Ctrl or Cmd with K anywhere but over a page, lead to the box. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isRequested = altKey
        ? false
        : ctrlKey || metaKey
          ? key.toLowerCase() === "k"
          : key === "/" && !isTyping(event);
      if (!isRequested || document.querySelector("dialog[open], [role=dialog]")) return;
      const input = box.current;
      // On a phone the box is a link.
      if (!input?.offsetParent) return;
      event.preventDefault();
      input.focus();
      input.select();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [box]);
}

// A checkbox takes no text input.
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]") !== null;
