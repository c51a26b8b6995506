import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

type Keys = { add?: string; isOn: boolean };

/**
 * The keys of every list, while nobody is typing and no dialog is open: `n` leads to a new one where one may be made,
 * `j` and `k` to the next row and the one before, `x` chooses the row.
 */
export function useListKeys({ add, isOn }: Keys): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    const actions: Record<string, () => void> = {
      ...(add && { n: () => navigate(add, { preventScrollReset: true }) }),
      j: () => step(1),
      k: () => step(-1),
      x: () => focusedRow()?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click(),
    };
    function press(event: KeyboardEvent) {
      const action = actions[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [add, isOn, navigate]);
}

const rows = () => [...document.querySelectorAll<HTMLElement>(".data-table tbody tr")];
const focusedRow = () => document.activeElement?.closest<HTMLElement>(".data-table tbody tr");

function step(by: number): void {
  const all = rows();
  const now = focusedRow();
  const at = now ? all.indexOf(now) : -1;
  const next = at < 0 ? all[0] : all[at + by];
  next?.querySelector<HTMLElement>("th a")?.focus();
}

// A checkbox takes no text input.
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]") !== null;
