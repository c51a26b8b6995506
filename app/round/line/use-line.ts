import { useEffect, useRef, useSyncExternalStore } from "react";
import { browserMeans } from "./means.ts";
import { closed, type OpenOffice, openOffice } from "./office.ts";
import { fetchWhole, onWhole, type Whereabouts, wholeRound } from "./whole.ts";

/** A round that was read so long ago is read anew when somebody comes back to it, in milliseconds. */
const oldMs = 5 * 60_000;

let open: { reader: string; office: OpenOffice } | undefined;

/** The one office of a reader in this browser. */
function officeOf(reader: string): OpenOffice {
  if (open?.reader !== reader) open = { reader, office: openOffice(browserMeans(reader)) };
  return open.office;
}

const never = () => () => undefined;

/** What waits and what got through; on the server, and until the page is awake, nothing. */
export function useLine(reader: string) {
  const isBrowser = typeof document !== "undefined";
  const office = isBrowser ? officeOf(reader) : undefined;
  const state = useSyncExternalStore(office?.subscribe ?? never, office?.state ?? (() => closed), () => closed);
  return { office, state };
}

/** The whole round, which is sent for when its first page is awake, and whenever it may have become another. */
export function useWhole(reader: string, { place, site_id }: Whereabouts) {
  const whole = useSyncExternalStore(onWhole, wholeRound, () => null);
  const here = useRef(place);
  here.current = place;
  useEffect(() => {
    const office = officeOf(reader);
    const isIdle = () => office.state().line.waiting.length === 0;
    const refresh = async () => {
      if (isIdle() && (await fetchWhole({ place: here.current, site_id }))) office.refreshed(wholeRound()?.at ?? 0);
    };
    const isOld = () => performance.now() - (wholeRound()?.at ?? Number.NEGATIVE_INFINITY) > oldMs;
    const wake = () => {
      if (document.visibilityState !== "visible") return;
      if (isIdle()) {
        if (isOld()) void refresh();
      } else office.send();
    };
    if (isIdle()) void refresh();
    else office.send();
    // Whoever was quicker has left other eggs behind than those that are shown.
    let { length: refused } = office.state().line.refused;
    const leave = office.subscribe(() => {
      const { length: now } = office.state().line.refused;
      if (now > refused) void refresh();
      refused = now;
    });
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      leave();
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [reader, site_id]);
  return whole?.round.reader === reader ? whole.round : null;
}
