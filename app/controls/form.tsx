import { type FormProps, Form as RemixForm, useFormAction, useNavigation } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import { PendingProvider } from "./pending.tsx";
import { type FormState, UnsavedGuard } from "./unsaved-guard.tsx";

type Props = Omit<FormProps, "method"> & {
  /** Made by the loader; sent with the form, it makes a second click the same action. */
  idempotencyKey?: string;
  /** Asks before leaving with something typed and not sent. On for forms worth losing. */
  guarded?: boolean;
};

/** A POST form that is sent once, waits visibly, and works the same without a script. */
export function Form({ idempotencyKey, guarded = false, className = "form", children, onSubmit, ...rest }: Props) {
  const { state, formAction } = useNavigation();
  const ownAction = useFormAction(rest.action);
  const isPending = state !== "idle" && formAction === ownAction;
  const progress = useRef<FormState>("clean");
  function submit(event: FormEvent<HTMLFormElement>) {
    if (isPending) return event.preventDefault();
    onSubmit?.(event);
    if (!event.defaultPrevented) progress.current = "sent";
  }
  return (
    <PendingProvider value={isPending}>
      <RemixForm
        method="post"
        className={className}
        data-once
        aria-busy={isPending || undefined}
        {...rest}
        onSubmit={submit}
        onInput={() => {
          progress.current = "typed";
        }}
      >
        {idempotencyKey && <input type="hidden" name="idempotency_key" value={idempotencyKey} />}
        {guarded && <UnsavedGuard form={progress} isIdle={state === "idle"} />}
        {children}
      </RemixForm>
    </PendingProvider>
  );
}
