import { useMemo, useState } from "react";
import type { Noter } from "./noter-context.tsx";
import type { Fields } from "./queue/fields.ts";
import { type Pressed, pressedOf } from "./queue/overlay.ts";
import type { PressSender, PressSenderOptions } from "./queue/press-sender.ts";

/** Notes presses in the queue of this browser; nobody where no script runs. */
export function useNoterOf(sender: PressSender | undefined, state: PressSenderOptions): Noter | null {
  const [last, setLast] = useState<string | null>(null);
  return useMemo(() => {
    if (!sender) return null;
    return {
      last,
      note: (fields: Fields) => setLast(sender.note(fields)),
      pressedOf: (subject: string) => pressedOf(state, subject),
      takeBack({ undo }: Pressed) {
        setLast(null);
        if (undo && "note" in undo) sender.note(undo.note);
        else if (undo) sender.withdraw(undo.withdraw);
      },
    };
  }, [sender, state, last]);
}
