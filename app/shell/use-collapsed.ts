import { useCallback, useEffect, useState } from "react";
import { setCookie } from "./menu/set-cookie.ts";

const sevenDays = 604_800;

/**
 * Whether the sidebar shows icons only; the cookie remembers it for seven days. Ctrl or Cmd with B turns it over, or opens
 * and leaves the page that stands for it where the window is narrow.
 */
export function useCollapsed(atFirst: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(atFirst);
  const toggle = useCallback(() => {
    setIsCollapsed((before) => {
      setCookie("sidebar_state", String(before), sevenDays);
      return !before;
    });
  }, []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!matchMedia("(width < 48rem)").matches) toggle();
      else if (location.pathname === "/more") history.back();
      else location.assign("/more");
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [toggle]);
  return { isCollapsed, toggle };
}
