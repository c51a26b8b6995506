import { useEffect, useRef } from "react";

/** Pixels a pointer may tremble during a click. */
const tremble = 4;

/** Lets a mouse drag what scrolls; fingers and wheels scroll by themselves. A drag is not a click on what lies below. */
export function usePanning() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = box.current;
    if (!frame) return;
    const done = new AbortController();
    frame.dataset.pans = "true";
    frame.addEventListener("pointerdown", (down) => startDrag(frame, down), { signal: done.signal });
    return () => done.abort();
  }, []);
  return { box };
}

function startDrag(frame: HTMLElement, down: PointerEvent): void {
  if (down.pointerType !== "mouse" || down.button !== 0) return;
  const from = { left: frame.scrollLeft, top: frame.scrollTop };
  const done = new AbortController();
  const { signal } = done;
  let isDrag = false;
  function move({ clientX, clientY }: PointerEvent) {
    const [right, below] = [clientX - down.clientX, clientY - down.clientY];
    isDrag ||= Math.hypot(right, below) > tremble;
    if (!isDrag) return;
    frame.dataset.dragged = "true";
    frame.scrollTo({ left: from.left - right, top: from.top - below, behavior: "instant" });
  }
  function up() {
    done.abort();
    delete frame.dataset.dragged;
    if (isDrag) frame.addEventListener("click", stop, { capture: true, once: true });
    // The click follows at once, or never.
    setTimeout(() => frame.removeEventListener("click", stop, { capture: true }));
  }
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
