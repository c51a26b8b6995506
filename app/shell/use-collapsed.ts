import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { cookieSeconds } from "#app/web/cookies.ts";
import { setCookie } from "./menu/set-cookie.ts";

/**
 * Whether the sidebar shows icons only; the cookie remembers it for seven days. Ctrl or Cmd with B turns it over, or opens
 * and leaves the page that stands for it where the window is narrow.
 */
export function useCollapsed(atFirst: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(atFirst);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toggle = useCallback(() => {
    setIsCollapsed((before) => {
      setCookie("sidebar_state", String(before), cookieSeconds.sidebar_state);
      return !before;
    });
  }, []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!matchMedia("(width < 48rem)").matches) toggle();
      else if (pathname === "/more") navigate(-1);
      else navigate("/more");
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [toggle, navigate, pathname]);
  return { isCollapsed, toggle };
}
