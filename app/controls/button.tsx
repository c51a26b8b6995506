import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useFormPending } from "./pending.tsx";

type Look = {
  /** One primary per screen; the rest stay quiet. */
  kind?: "primary" | "quiet" | "danger" | "ghost";
  size?: "large" | "icon";
};
type ButtonProps = ComponentPropsWithoutRef<"button"> &
  Look & {
    pending?: boolean;
    /** What a button of plain words says while its form is being sent; of primary ones always something. */
    busy?: string;
  };

// A space after each: in a row the style keeps them apart, and where no style is shown the space does.
/** A button. Inside a `<Form>` that is being sent, a submit button waits and says so, and keeps its width. */
export function Button({ kind = "quiet", size, type = "submit", ...given }: ButtonProps) {
  const { t } = useWords();
  const { pending, busy = t("ui.pending"), children, ...rest } = given;
  const formPending = useFormPending();
  const waits = pending ?? (type === "submit" && formPending);
  const speaks = type === "submit" && typeof children === "string" && (kind === "primary" || given.busy !== undefined);
  const other = waits ? String(children) : busy;
  return (
    <>
      <button
        type={type}
        className="button"
        data-kind={kind}
        data-size={size}
        data-pending={waits || undefined}
        data-busy={speaks ? other : undefined}
        aria-disabled={waits || undefined}
        {...rest}
      >
        {waits && !speaks && <Icon of="loader-circle" className="spin" />}
        {waits && speaks ? busy : children}
        {waits && !speaks && <span className="unseen">{t("ui.pending")}</span>}
      </button>{" "}
    </>
  );
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ kind = "quiet", size, ...rest }: LinkProps & Look) {
  return (
    <>
      <Link className="button" data-kind={kind} data-size={size} {...rest} />{" "}
    </>
  );
}
