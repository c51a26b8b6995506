import { sql } from "drizzle-orm";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { audited } from "#worker/audit.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { isModelOffered } from "../model/availability.ts";
import { modelNotice } from "../model/notice.ts";
import type { ModelView } from "../tools/contract.ts";

const reading = ({ db, org_id }: Scope) =>
  db.all<ModelState>(sql`SELECT model.state AS model, model.set_at,
      (SELECT trim(users.first_name || ' ' || users.last_name) FROM users
        WHERE users.org_id = ${org_id} AND users.id = model.set_by) AS set_by
    FROM assistant_models model WHERE model.org_id = ${org_id}`);

type ModelState = Pick<ModelView, "model" | "set_by" | "set_at">;
const untouched: ModelState = { model: "off", set_by: null, set_at: null };

/** Whether a language model may help: not until the owner says so. */
export async function modelState(scope: Scope, env: Env): Promise<ModelView> {
  const [found] = await reading(scope);
  return viewOf(scope, env, found);
}

/** Lets a language model help, or no more, with a line in the trail where that is new. Refuses `unauthenticated` when the session has ended meanwhile. */
export async function setModelState(scope: Scope, env: Env, model: ModelView["model"]): Promise<ModelView> {
  const { db, org_id, user_id, now } = scope;
  const before = model === "on" ? "off" : "on";
  const { found, here } = await batch(db, {
    set: db.run(sql`INSERT INTO assistant_models (org_id, state, set_by, set_at)
      SELECT ${org_id}, ${model}, ${user_id}, ${now} WHERE ${stillSignedIn(scope)}
        AND (${model} = 'on' OR EXISTS (SELECT 1 FROM assistant_models WHERE org_id = ${org_id}))
      ON CONFLICT (org_id) DO UPDATE SET state = excluded.state, set_by = excluded.set_by, set_at = excluded.set_at
      WHERE state <> excluded.state`),
    line: audited(scope, {
      subject: "organization",
      subject_id: org_id,
      deed: "changed",
      changes: { assistant_model: [before, model] },
    }),
    found: reading(scope),
    here: signedInStatement(scope),
  });
  if (here.length === 0) throw signedOut();
  return viewOf(scope, env, found[0]);
}

const viewOf = ({ language, plan }: Scope, env: Env, state: ModelState = untouched): ModelView => ({
  ...state,
  is_offered: isModelOffered(env),
  notice: modelNotice(language, plan),
});
