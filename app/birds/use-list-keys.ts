import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

/** `/` goes to the search box and `n` to a new bird, while nobody is typing and no dialog is open. */
export function useListKeys({ searchId, newBird, isOn }: { searchId: string; newBird: string; isOn: boolean }): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "/") document.getElementById(searchId)?.focus();
      else if (event.key === "n") navigate(newBird, { preventScrollReset: true });
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [searchId, newBird, isOn, navigate]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, select, textarea, [contenteditable]") !== null;
