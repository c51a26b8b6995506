import { type RefObject, useEffect, useState } from "react";

type Props = {
  box: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Ids of options are this and their place. */
  id: string;
  isShown: boolean;
  /** What the options are of: of another the choice begins anew. */
  of: unknown;
  /** Which option is chosen before a key is pressed; -1 for the box itself. */
  first?: number;
  open: () => void;
  close: () => void;
};

/**
 * Makes of a box and the list below it a combobox of ARIA 1.2: arrows choose, Enter presses what is chosen, Escape closes.
 * Answers which option is chosen, -1 for none.
 */
export function useOptionKeys({ box, list, id, isShown, of, first = -1, open, close }: Props): number {
  const [chosen, setChosen] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are the reason to choose anew
  useEffect(() => setChosen(first), [of, first]);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const fields = { role: "combobox", "aria-autocomplete": "list", "aria-controls": `${id}list` };
    for (const [name, value] of Object.entries(fields)) input.setAttribute(name, value);
    input.setAttribute("aria-expanded", String(isShown));
    if (isShown && chosen >= 0) input.setAttribute("aria-activedescendant", `${id}${chosen}`);
    else input.removeAttribute("aria-activedescendant");
  }, [box, id, isShown, chosen]);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    function press(event: KeyboardEvent) {
      const options = list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [];
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by !== undefined && !event.altKey) {
        event.preventDefault();
        open();
        // One more place than there are options: the box itself.
        const places = options.length + 1;
        const next = ((chosen + 1 + by + places) % places) - 1;
        setChosen(next);
        options[next]?.scrollIntoView({ block: "nearest" });
      } else if (event.key === "Enter" && isShown && options[chosen]) {
        event.preventDefault();
        options[chosen].click();
      } else if (event.key === "Escape" && isShown) {
        event.preventDefault();
        close();
      }
    }
    input.addEventListener("keydown", press);
    return () => input.removeEventListener("keydown", press);
  }, [box, list, chosen, isShown, open, close]);
  return chosen;
}
