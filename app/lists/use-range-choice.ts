import { useEffect } from "react";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.data-table input[type="checkbox"][name="ids"]')];
const boxAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest("tr")?.querySelector<HTMLInputElement>('input[type="checkbox"][name="ids"]')
    : null;

/**
 * Rows chosen as files are in a folder: with Shift a click takes along all since the last one that was pressed, Shift and
 * an arrow key the next row, Shift and the space bar all since.
 */
export function useRangeChoice(): void {
  useEffect(() => {
    let last: HTMLInputElement | null = null;
    function takeAlong(to: HTMLInputElement, checked: boolean) {
      const all = boxes();
      const [one, other] = [all.indexOf(last ?? to), all.indexOf(to)];
      if (one < 0) return;
      for (const box of all.slice(Math.min(one, other), Math.max(one, other) + 1)) box.checked = checked;
      to.dispatchEvent(new Event("change", { bubbles: true }));
    }
    function click(event: MouseEvent) {
      const box = event.target instanceof HTMLInputElement ? boxAt(event.target) : null;
      if (!box || box !== event.target) return;
      if (event.shiftKey) takeAlong(box, box.checked);
      last = box;
    }
    function press(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1, " ": 0 }[event.key];
      const box = boxAt(document.activeElement);
      if (!event.shiftKey || step === undefined || !box) return;
      event.preventDefault();
      const next = boxes()[boxes().indexOf(box) + step];
      if (!next) return;
      if (step !== 0) {
        last = box;
        box.checked = true;
      }
      takeAlong(next, true);
      next.focus();
      last = next;
    }
    document.addEventListener("click", click);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("click", click);
      document.removeEventListener("keydown", press);
    };
  }, []);
}
