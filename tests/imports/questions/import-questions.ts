import { aviary } from "#tests/app/spreadsheet-world.ts";
import { formOf } from "#tests/spreadsheets/sheets.ts";
import type { ImportCheck } from "#worker/imports/report-contract.ts";

/** A desk at which files are checked and questions about them answered. */
export async function desk() {
  const world = await aviary();
  async function send<Data>(path: string, given: { json?: unknown; form?: FormData }, as = world.a) {
    const answer = await world.ask(`/api/birds/import${path}`, { as, ...given });
    return {
      status: answer.status,
      ...((await answer.json()) as { data: Data; errors?: Array<{ code: string; path: string }> }),
    };
  }
  const check = async (name: string, bytes: Uint8Array) =>
    (await send<ImportCheck>("/checks", { form: formOf(name, bytes) })).data;
  const again = async (id: string, search = "") =>
    (
      (await (await world.ask(`/api/birds/import/checks/${id}${search}`, { as: world.a })).json()) as {
        data: ImportCheck;
      }
    ).data;
  const describe = (json: unknown, as = world.a) => send<unknown>("/words", { json }, as);
  return { ...world, post: send, check, again, say: describe };
}

export const dry = { fields: { dry_run: "true" } };
