import { sql } from "drizzle-orm";
import * as z from "zod";
import { savedViews } from "#db/schema/accounts.ts";
import { archived, type Homecoming } from "#worker/kit/archived.ts";
import { instant, rowId, word } from "#worker/kit/archived-fields.ts";
import { mostViews } from "./views/saved-views.ts";

/** Lists as people like them; those of people who are not here become the reader's own, as many as a person keeps. */
export const archivedViews = archived(savedViews, {
  kind: "view",
  unread: ["user_id"],
  mentions: true,
  row: z.strictObject({
    id: rowId,
    user_id: rowId,
    list: z.string("fields.invalid").regex(/^[a-z_]{1,40}$/, "fields.invalid"),
    name: word,
    query: z.string("fields.invalid").max(8000, "fields.long"),
    created_at: instant,
  }),
  beside: sql``,
  returned(_rows, home) {
    const names = new Map<string, Set<string>>();
    return ({ user_id: author, list, name: called, query }) => {
      const user_id = home.members.has(author) ? author : home.scope.user_id;
      const key = `${user_id} ${list}`;
      const taken = names.get(key) ?? new Set<string>();
      names.set(key, taken);
      if (taken.size >= mostViews) return null;
      // Two people may have called theirs the same.
      let name = called;
      for (let n = 2; taken.has(name); n += 1) name = `${called} (${n})`;
      taken.add(name);
      return { user_id, name, query: queryHere(query, home) };
    };
  },
});

/** A list's question with the ids of this organisation; what it named elsewhere and nobody brought along is left out. */
function queryHere(query: string, { anywhere }: Homecoming): string {
  const params = [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const here = anywhere(value);
    if (here !== undefined) return [[name, here]];
    return name.endsWith("_id") && value !== "" && /_/.test(value) ? [] : [[name, value]];
  });
  return new URLSearchParams(params).toString();
}
