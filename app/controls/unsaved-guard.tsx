import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { type MutableRefObject, useEffect } from "react";
import { useWords } from "#app/locales/words.tsx";

/** How far a form is: nothing typed, something typed, or on its way. */
export type FormState = "clean" | "typed" | "sent";
type GuardProps = { form: MutableRefObject<FormState>; isIdle: boolean };

/**
 * Asks before typed words are lost. A component and not a hook, because the router knows a single blocker: a page may
 * hold many forms but guard one.
 */
export function UnsavedGuard({ form, isIdle }: GuardProps) {
  const { t } = useWords();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return form.current === "typed" && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(t("ui.unsaved"))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useBeforeUnload((event) => {
    if (form.current === "typed") event.preventDefault();
  });
  // A form that was sent and is still here came back with errors: its words are unsaved again.
  useEffect(() => {
    if (isIdle && form.current === "sent") form.current = "typed";
  }, [isIdle, form]);
  return null;
}
