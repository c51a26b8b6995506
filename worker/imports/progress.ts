import { eq } from "drizzle-orm";
import { imports } from "#db/schema/imports.ts";
import { turnUnderWay } from "#worker/effort/line.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { ImportProgress } from "./contract.ts";

/** Where the commit of a kept file stands, for a page that waits for it; `missing` when there is no such import. */
export async function progressOf(scope: Scope, id: string): Promise<ImportProgress> {
  const [row] = await scope.db
    .select({ committed_at: imports.committed_at })
    .from(imports)
    .where(owned(scope, imports, eq(imports.id, id)));
  if (!row) throw new Refusal("missing");
  if (row.committed_at) return { state: "done", place: 0 };
  const turn = await turnUnderWay(scope, "import");
  if (!turn) return { state: "idle", place: 0 };
  if (!turn.isBegun) return { state: "waiting", place: turn.place };
  return { state: turn.step === "writing" ? "writing" : "reading", place: 0 };
}
