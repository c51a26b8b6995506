import { expect, test } from "vitest";
import { planOf, scansOf } from "#tests/app/query-plan.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { understand } from "#worker/assistant/engine/understand.ts";
import type { Scope } from "#worker/scope.ts";

test("whatever a question names, no bird and no egg is looked at that it does not name", async () => {
  const { a, db } = await newWorld();
  const scope = { db, org_id: a.org_id, user_id: a.user_id, role: "owner", language: "pt", today: "2026-05-13" };
  for (const question of [
    "Que idade tem a Rubi do João Silva?",
    "Onde está o anel PT 2026 0417?",
    "Marca os ovos 1 e 2 do par 7 como férteis",
    "Quanta mistura há na gaiola B4?",
  ]) {
    const before = tripsOf(db).length;
    await understand(scope as Scope, question, null);
    const statements = tripsOf(db).slice(before).flat();
    const plans = await Promise.all(statements.map((it) => planOf(db, it)));
    for (const table of ["birds", "eggs", "clutches"])
      expect([question, ...plans.flatMap((plan) => scansOf(plan, table))]).toEqual([question]);
  }
});
