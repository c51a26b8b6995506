import type { Language, Role } from "#db/vocabulary.ts";
import type { AssistantTool } from "#db/words/assistant.ts";
import type { newWorld, Resident } from "#tests/app/world.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { findBy } from "#worker/assistant/toolbox/finding.ts";
import type { Calling } from "#worker/assistant/tools/calling.ts";
import { speechIn } from "#worker/assistant/tools/speech.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask" | "db">;
type Write = { method: string; body?: unknown; key?: string; version?: number };
type Asks = { role?: Role; language?: Language; now?: string };

/** Uses tools as somebody, over the API as it is called from outside. */
export function toolsFor({ ask, db }: World, as: Resident, { role = "owner", language = "en", now }: Asks = {}) {
  const at = now ?? new Date().toISOString();
  const call: Calling = async <Answer>(path: string, write?: Write) => {
    const headers: Record<string, string> = {
      "Accept-Language": language,
      ...(write?.key && { "Idempotency-Key": write.key }),
      ...(write?.version && { "If-Match": `"${write.version}"` }),
    };
    const answer = await ask(path, {
      as,
      headers,
      ...(write && { method: write.method, ...(write.body !== undefined && { json: write.body }) }),
    });
    const body = answer.status === 204 ? undefined : await answer.json();
    if (!answer.ok) throw new Refusal((body as { code: ConstructorParameters<typeof Refusal>[0] }).code);
    return body as Answer;
  };
  const scope = {
    db,
    org_id: as.org_id,
    user_id: as.user_id,
    role,
    language,
    now: at,
    today: dayIn("Europe/Lisbon", at),
  };
  const context = { scope: scope as Scope, call, language, speech: speechIn(language) };
  return { context, find: (name: AssistantTool, input: unknown) => findBy(name, input, context) };
}
