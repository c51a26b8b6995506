/** The limit of which a failed write tells; undefined where it failed for something else. */
export function limitReached(message: string): { table: string; most: number } | undefined {
  const [, table, most] = /limit_reached (\w+) (\d+)/.exec(message) ?? [];
  return table && most ? { table, most: Number(most) } : undefined;
}
