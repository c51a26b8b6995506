import { type RefObject, useCallback, useEffect, useState } from "react";

/** Milliseconds without a key before anything is asked: whoever types on does not want the answer. */
const pause = 120;

type Box = RefObject<HTMLInputElement | null>;

/**
 * What the text of a box finds, asked of `address`, which ends where `q=` goes, while it is typed; an answer that comes
 * behind a newer question is dropped.
 */
export function useFound<Found>(box: Box, address: string) {
  const [found, setFound] = useState<Found>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    let confirming = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    async function ask(q: string) {
      confirming.abort();
      confirming = new AbortController();
      const { signal } = confirming;
      try {
        const answer = q && (await fetch(`${address}${new URLSearchParams({ q })}`, { signal }));
        // Nothing to look for, a session that has ended, or a way that broke: Enter still leads to the page.
        const isAnswered = answer && answer.status === 200 && !answer.redirected;
        const read = isAnswered ? ((await answer.json()) as Found) : undefined;
        if (!signal.aborted) setFound(read);
      } catch {
        if (!signal.aborted) setFound(undefined);
      }
    }
    function type() {
      clearTimeout(waiting);
      open();
      waiting = setTimeout(() => void ask(input?.value.trim() ?? ""), pause);
    }
    input.addEventListener("input", type);
    input.addEventListener("focus", open);
    input.addEventListener("blur", close);
    // Text typed before hydration is searched at once.
    if (document.activeElement === input) {
      open();
      if (input.value.trim() !== "") type();
    }
    return () => {
      confirming.abort();
      clearTimeout(waiting);
      input.removeEventListener("input", type);
      input.removeEventListener("focus", open);
      input.removeEventListener("blur", close);
    };
  }, [box, address, open, close]);
  return { found, isOpen, open, close };
}
