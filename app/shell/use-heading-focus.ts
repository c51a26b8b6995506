import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

type Heading = { heading: Element | null; words: string | null | undefined };
// Of the whole visit, not of a component: an error swaps the frame, and that is a new page too.
let lastHeading: Heading | undefined;

/**
 * After a navigation in the browser the focus goes to the heading of the page that came, as a fresh page would begin
 * there. A dialog over a page leaves the page's heading as it was, and so keeps the focus; so does a refused form.
 */
export function useHeadingFocus(): void {
  const { key } = useLocation();
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("main h1");
    const words = heading?.textContent;
    const isNew = lastHeading && (lastHeading.heading !== heading || lastHeading.words !== words);
    lastHeading = { heading, words };
    const isLost = document.activeElement === document.body;
    const isTaken = document.activeElement?.closest("[role=dialog], [role=alert], main [role=search]");
    if (key !== "default" && (isNew || isLost) && !isTaken) heading?.focus({ preventScroll: true });
  }, [key]);
}
