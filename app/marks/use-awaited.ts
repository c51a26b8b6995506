import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Milliseconds after which a page that is not there yet is drawn in outline: sooner it would only flicker. */
const patience = 60;

/** Whether another page was asked for a moment ago and is still on its way. `opensOver` tells of those that open over this one. */
export function useAwaitedPage(opensOver: (pathname: string) => boolean): boolean {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const next = state === "loading" && formMethod === undefined ? location.pathname : pathname;
  const isOnItsWay = next !== pathname && !opensOver(next);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return setLate(false);
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [isOnItsWay]);
  return isOnItsWay && isLate;
}
