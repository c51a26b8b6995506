import { useCallback, useState } from "react";
import { setCookie } from "./set-cookie.ts";

const aYear = 31_536_000;

/** The groups of the menu that the reader opened, as the cookie says and remembers them, and what opens or closes one. */
export function useOpened(atFirst: readonly string[]) {
  const [opened, setOpened] = useState(atFirst);
  const turn = useCallback((name: string, isOpen: boolean) => {
    setOpened((before) => {
      if (before.includes(name) === isOpen) return before;
      const after = isOpen ? [...before, name] : before.filter((it) => it !== name);
      setCookie("menu_open", after.join("."), aYear);
      return after;
    });
  }, []);
  return { opened, turn };
}
