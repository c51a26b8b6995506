import { type ComponentPropsWithoutRef, useEffect, useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import { controlProps, FieldFrame, type FieldWords } from "./field.tsx";

type PasswordProps = FieldWords & {
  autoComplete: "current-password" | "new-password";
} & Omit<ComponentPropsWithoutRef<"input">, "id" | "name" | "form" | "className" | "type">;

/** A password. The button that shows it appears only where a script can answer it; nothing typed is ever sent back. */
export function PasswordField({ field, label, hint, ...rest }: PasswordProps) {
  const { t } = useWords();
  const [canReveal, setCanReveal] = useState(false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setCanReveal(true), []);
  const { key, minLength, maxLength } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="input-row">
        <input
          key={key}
          className="input"
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          {...controlProps(field, hint)}
          minLength={minLength}
          maxLength={maxLength}
          {...rest}
        />
        <button
          type="button"
          className="button"
          data-kind="ghost"
          data-reveal={t("ui.conceal")}
          aria-controls={field.id}
          hidden={!canReveal}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? "ui.conceal" : "ui.reveal")}
        </button>
      </div>
    </FieldFrame>
  );
}
