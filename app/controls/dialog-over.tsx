import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Button } from "./button.tsx";

export type DialogOverProps = { title: string; onClose: () => void; wide: boolean; children: ReactNode };

/** A dialog over the page that is there; only a script opens it, so no server ever draws it. */
export function DialogOver({ title, onClose, wide, children }: DialogOverProps) {
  const { t } = useWords();
  const focus = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content className="dialog" data-wide={wide || undefined} aria-describedby={undefined} {...focus}>
          <div className="dialog-head">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <Button type="button" kind="ghost" size="icon" aria-label={t("ui.close")}>
                <Icon of="x" />
              </Button>
            </Radix.Close>
          </div>
          <div className="dialog-body">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

// A route opens without a trigger that Radix could know, so the way back is remembered here. A mouse goes straight to
// the first field; on a phone that would throw up the keyboard over a form nobody has read yet.
function useDialogFocus() {
  const [opener] = useState(() => document.activeElement);
  return {
    // The first Escape closes a list that is open below its box, the next one the dialog.
    onEscapeKeyDown(event: Event) {
      if (document.activeElement?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
    },
    onOpenAutoFocus(event: Event) {
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      event.preventDefault();
      const field = content.querySelector(".dialog-body :is(input:not([type=hidden]), select, textarea)");
      const starts = matchMedia("(pointer: fine)").matches && field instanceof HTMLElement ? field : content;
      starts.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const back = opener?.isConnected && opener !== document.body ? opener : document.querySelector("h1[tabindex]");
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
