/** What a browser keeps that has not been sent stands under keys that begin so; the reader's own name comes behind. */
export const unsentPrefix = "unsent:";

/** How many presses wait in this browser; none where it keeps nothing. */
export function unsentCount(): number {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(unsentPrefix));
    return kept.reduce((sum, key) => sum + JSON.parse(localStorage[key]).waiting.length, 0);
  } catch {
    return 0;
  }
}
