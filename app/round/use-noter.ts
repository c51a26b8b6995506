import { useMemo, useState } from "react";
import type { Fields } from "./line/fields.ts";
import type { Office, OpenOffice } from "./line/office.ts";
import { type Pressed, pressedOf } from "./line/overlay.ts";
import type { Noter } from "./noter.tsx";

/** Notes presses in the line of this browser; nobody where no script runs. */
export function useNoterOf(office: OpenOffice | undefined, state: Office): Noter | null {
  const [last, setLast] = useState<string | null>(null);
  return useMemo(() => {
    if (!office) return null;
    return {
      last,
      note: (fields: Fields) => setLast(office.note(fields)),
      pressedOf: (subject: string) => pressedOf(state, subject),
      takeBack({ undo }: Pressed) {
        setLast(null);
        if (undo && "note" in undo) office.note(undo.note);
        else if (undo) office.withdraw(undo.withdraw);
      },
    };
  }, [office, state, last]);
}
