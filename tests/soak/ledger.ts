import { createClient } from "@libsql/client/web";

/** What was sent, and what was answered with "it is kept". */
type Ledger = { sent: Set<string>; acknowledged: Set<string> };

export const newLedger = (): Ledger => ({ sent: new Set(), acknowledged: new Set() });

/** What the ledger and the flock disagree on: nothing acknowledged may be missing, nothing may be there unsent or twice. */
export function disagreements({ sent, acknowledged }: Ledger, stored: readonly string[]) {
  const known = new Set(stored);
  return {
    lost: [...acknowledged].filter((ring) => !known.has(ring)),
    unsent: stored.filter((ring) => !sent.has(ring)),
    twice: stored.length - known.size,
  };
}

/** Every ring of an organisation, read straight from the database. */
export async function storedRings(databaseUrl: string, org_id: string): Promise<string[]> {
  const database = createClient({ url: databaseUrl });
  const { rows } = await database.execute({ sql: "SELECT identifier FROM birds WHERE org_id = ?", args: [org_id] });
  return rows.map(({ identifier }) => String(identifier));
}
