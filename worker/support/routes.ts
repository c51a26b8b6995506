import { newId } from "#db/ids.ts";
import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { contactDraft } from "./contract.ts";
import { receiveMessage } from "./queries.ts";

/** `/api/contact`: the public contact form. */
export const contact = room().post("/", accepts("json", contactDraft), async (c) => {
  const draft = c.req.valid("json");
  // Only a machine fills in what people do not see; it is thanked and forgotten.
  if (draft.website) return c.json({ data: { id: newId("message") } }, 201);
  const { id, mail_ids } = await receiveMessage(visitorOf(c), draft);
  announce(c, ...mail_ids);
  return c.json({ data: { id } }, 201);
});
