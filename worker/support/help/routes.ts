import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { searchDraft, voteDraft } from "./contract.ts";
import { countSearch, countVote } from "./counts.ts";

/** `/api/help`: what readers of the help did not find, and what was of use to them; nobody's name is kept with it. */
export const help = room()
  .post("/searches", accepts("json", searchDraft), async (c) => {
    await countSearch(visitorOf(c), c.req.valid("json").text);
    return c.json({ data: { is_kept: true } }, 202);
  })
  .post("/votes", accepts("json", voteDraft), async (c) => {
    await countVote(visitorOf(c), c.req.valid("json"));
    return c.json({ data: { is_kept: true } }, 202);
  });
