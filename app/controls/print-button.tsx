import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "#app/marks/icon.tsx";
import { Button } from "./button.tsx";

/** Prints the page. Without a script the browser's own menu does. */
export function PrintButton({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return (
    <Button type="button" onClick={() => print()}>
      <Icon of="printer" />
      {children}
    </Button>
  );
}
