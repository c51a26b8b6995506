import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useFormPending } from "./pending.tsx";

type Look = {
  /** One primary per screen; the rest stay quiet. */
  kind?: "primary" | "quiet" | "danger" | "ghost";
  size?: "normal" | "large" | "icon";
};
type ButtonProps = ComponentPropsWithoutRef<"button"> & Look & { pending?: boolean };

// A space after each: in a row the style keeps them apart, and where no style is shown the space does.
/** A button. Inside a `<Form>` that is being sent, a submit button waits and says so. */
export function Button({ kind = "quiet", size = "normal", type = "submit", pending, children, ...rest }: ButtonProps) {
  const { t } = useWords();
  const formPending = useFormPending();
  const waits = pending ?? (type === "submit" && formPending);
  return (
    <>
      <button
        type={type}
        className="button"
        data-kind={kind}
        data-size={size}
        data-pending={waits || undefined}
        aria-disabled={waits || undefined}
        {...rest}
      >
        {waits && <Icon of="loader-circle" className="spin" />}
        {children}
        {waits && <span className="unseen">{t("ui.pending")}</span>}
      </button>{" "}
    </>
  );
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ kind = "quiet", size = "normal", ...rest }: LinkProps & Look) {
  return (
    <>
      {/* Every route is known from the start: nothing is there to be discovered. */}
      <Link className="button" data-kind={kind} data-size={size} discover="none" {...rest} />{" "}
    </>
  );
}
