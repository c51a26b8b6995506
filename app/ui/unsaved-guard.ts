import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useWords } from "./words.tsx";

/** Asks before typed words are lost. A form that was sent and came back with errors counts as typed again. */
export function useUnsavedGuard(isOn: boolean, isIdle: boolean) {
  const { t } = useWords();
  const state = useRef<"clean" | "typed" | "sent">("clean");
  const holdsBack = useCallback(() => isOn && state.current === "typed", [isOn]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return holdsBack() && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(t("ui.unsaved"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useBeforeUnload((event) => {
    if (holdsBack()) event.preventDefault();
  });
  useEffect(() => {
    if (isIdle && state.current === "sent") state.current = "typed";
  }, [isIdle]);
  return {
    typed: () => {
      state.current = "typed";
    },
    sent: () => {
      state.current = "sent";
    },
  };
}
