import { DropdownMenu } from "radix-ui";
import type { FocusEvent, ReactNode, RefObject } from "react";

/** How a menu was opened: by the keyboard its first item takes the focus. */
export type Opening = "pointer" | "keyboard";
/** A click without a pointer is a key. */
export const openingBy = ({ detail }: { detail: number }): Opening => (detail === 0 ? "keyboard" : "pointer");

export type MenuOverProps = {
  /** What opens it, a native control that stays where it is; it has the focus again afterwards. */
  opener: RefObject<HTMLElement>;
  opening: Opening;
  label: string;
  onClose: () => void;
};

// Where the menu hangs, and whose words name it: it lies over its opener, and no pointer meets it.
const unseen = { position: "absolute", inset: 0, opacity: 0, pointerEvents: "none" } as const;

/**
 * A menu over the page, which only a script opens: arrows and letters walk its items, and it stands where there is room. It
 * is drawn within the `.menu` it belongs to, whose place it takes for its own.
 */
export function MenuOver({ opener, opening, label, onClose, children }: MenuOverProps & { children: ReactNode }) {
  const first = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget && opening === "keyboard") currentTarget.querySelector<HTMLElement>("[role]")?.focus();
  };
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" style={unseen}>
          {label}
        </span>
      </DropdownMenu.Trigger>
      {/* Outside the row's own box, which would clip it, and still in the page's main part, where readers look for it. */}
      <DropdownMenu.Portal container={opener.current?.closest("main") ?? null}>
        <DropdownMenu.Content
          className="menu-panel"
          style={{ position: "static" }}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onFocus={first}
          // A second press of what opened it closes it, by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) opener.current?.focus();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One item: a link or a button. A button that sends a form keeps the menu until what it does has begun. */
export function MenuAction({ sends = false, children }: { sends?: boolean; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild {...(sends && { onSelect: (event: Event) => event.preventDefault() })}>
      {children}
    </DropdownMenu.Item>
  );
}

/** Words above those items that follow, which do nothing. */
export const MenuWords = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="menu-words">{children}</DropdownMenu.Label>
);

export const MenuLine = () => (
  <DropdownMenu.Separator asChild>
    <hr />
  </DropdownMenu.Separator>
);
