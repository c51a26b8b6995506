import { useEffect, useRef, useSyncExternalStore } from "react";
import { browserMeans } from "./browser-io.ts";
import { fetchWhole, onWhole, type Whereabouts, wholeRound } from "./cached-round.ts";
import { closed, openPressSender, type PressSender } from "./press-sender.ts";

/** A round that was read so long ago is read anew when somebody comes back to it, in milliseconds. */
const oldMs = 5 * 60_000;

let open: { reader: string; office: PressSender } | undefined;

/** The one office of a reader in this browser. */
function officeOf(reader: string): PressSender {
  if (open?.reader !== reader) open = { reader, office: openPressSender(browserMeans(reader)) };
  return open.office;
}

const never = () => () => undefined;

/** What waits and what got through; on the server, and until the page is awake, nothing. */
export function usePressQueue(reader: string) {
  const isBrowser = typeof document !== "undefined";
  const sender = isBrowser ? officeOf(reader) : undefined;
  const state = useSyncExternalStore(sender?.subscribe ?? never, sender?.state ?? (() => closed), () => closed);
  return { office: sender, state };
}

/** The whole round, which is sent for when its first page is awake, and whenever it may have become another. */
export function useWhole(reader: string, { place, site_id }: Whereabouts) {
  const whole = useSyncExternalStore(onWhole, wholeRound, () => null);
  const here = useRef(place);
  here.current = place;
  useEffect(() => {
    const sender = officeOf(reader);
    const isIdle = () => sender.state().line.waiting.length === 0;
    const refresh = async () => {
      if (isIdle() && (await fetchWhole({ place: here.current, site_id }))) sender.refreshed(wholeRound()?.at ?? 0);
    };
    const isOld = () => performance.now() - (wholeRound()?.at ?? Number.NEGATIVE_INFINITY) > oldMs;
    const wake = () => {
      if (document.visibilityState !== "visible") return;
      if (isIdle()) {
        if (isOld()) void refresh();
      } else sender.send();
    };
    if (isIdle()) void refresh();
    else sender.send();
    // A refused press means that somebody else changed the eggs: the shown ones are outdated.
    let { length: refused } = sender.state().line.refused;
    const leave = sender.subscribe(() => {
      const { length: now } = sender.state().line.refused;
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
