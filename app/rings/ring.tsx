/** A ring number: monospaced, in its own direction, never cut short. */
export function Ring({ children }: { children: string }) {
  return <bdi className="ring-number">{children}</bdi>;
}
