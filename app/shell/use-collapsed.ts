import { useCallback, useEffect, useState } from "react";

const sevenDays = 604_800;

/**
 * Whether the sidebar shows icons only; the cookie remembers it for seven days. Ctrl or Cmd with B turns it over, or the
 * sheet in its place where the window is narrow.
 */
export function useCollapsed(atFirst: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(atFirst);
  const toggle = useCallback(() => {
    setIsCollapsed((before) => {
      remember(before);
      return !before;
    });
  }, []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!turnSheet()) toggle();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [toggle]);
  return { isCollapsed, toggle };
}

/** Opens or closes the sheet; false where it is not what stands for the sidebar. */
function turnSheet(): boolean {
  const sheet = document.querySelector<HTMLDetailsElement>("details.side-sheet");
  if (!sheet || sheet.getClientRects().length === 0) return false;
  sheet.open = !sheet.open;
  sheet.querySelector("summary")?.focus();
  return true;
}

function remember(isOpen: boolean) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in half of the browsers we serve
  document.cookie = `sidebar_state=${isOpen}; Path=/; Max-Age=${sevenDays}; SameSite=Lax${secure}`;
}
