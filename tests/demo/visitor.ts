import { expect } from "vitest";
import { demoIds } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import type { newWorld, Resident } from "#tests/app/world.ts";
import { lastSeason } from "#worker/demo/flock/keeper.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask">;

/** Somebody who looks at the demo in a language. */
export async function visitor({ ask }: World, language: Language = "en", headers = {}): Promise<Resident> {
  const answer = await ask("/api/demo/", { method: "POST", headers: { "Accept-Language": language, ...headers } });
  const opened = (await answer.json()) as { access_token: string; token_type: string; expires_in: number };
  expect([answer.status, opened]).toMatchObject([200, { token_type: "bearer", expires_in: 12 * 3600 }]);
  return { ...demoIds(language, lastSeason(new Date())), email: "", token: opened.access_token };
}
