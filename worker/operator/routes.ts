import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { listActions } from "./action-list.ts";
import { freeAddress } from "./address-freeing.ts";
import { answerContact, findContact, listContact } from "./contact-messages.ts";
import { addressDraft, answerDraft, contactFilter, pageQuery } from "./contract.ts";
import { listFailedMails, sendMailAgain } from "./failed-mails.ts";
import { overview } from "./overview.ts";
import { appState, helpNeeds } from "./state.ts";

/** `/api/operator`: how much waits, what operators did, and how the app stands. */
export const overviewRoutes = room()
  .get("/overview", async (c) => c.json({ data: await overview(c.var.scope.db) }))
  .get("/actions", accepts("query", pageQuery), async (c) =>
    c.json({ data: await listActions(c.var.scope.db, c.req.valid("query")) }),
  )
  .get("/help", async (c) => c.json({ data: await helpNeeds(c.var.scope.db, c.var.now) }))
  .get("/state", async (c) => c.json({ data: await appState(c.var.scope.db, c.env, c.var.now) }))
  .post("/addresses", accepts("json", addressDraft), async (c) =>
    c.json({ data: await freeAddress(c.var.scope, c.env, c.req.valid("json").email) }),
  );

/** `/api/operator/contact`: what visitors wrote, and its answers. */
export const contactRoutes = room()
  .get("/", accepts("query", contactFilter), async (c) =>
    c.json({ data: await listContact(c.var.scope.db, c.req.valid("query")) }),
  )
  .get("/:id", async (c) => c.json({ data: await findContact(c.var.scope.db, c.req.param("id")) }))
  .post("/:id/answer", accepts("json", answerDraft), async (c) => {
    const { text } = c.req.valid("json");
    const { message, mail_id } = await answerContact(c.var.scope, c.req.param("id"), text, c.env.CONTACT_EMAIL);
    announce(c, mail_id);
    return c.json({ data: message }, 201);
  });

/** `/api/operator/mails`: mails that were given up. */
export const mailRoutes = room()
  .get("/", accepts("query", pageQuery), async (c) =>
    c.json({ data: await listFailedMails(c.var.scope.db, c.req.valid("query")) }),
  )
  .post("/:id/again", async (c) => {
    const id = c.req.param("id");
    await sendMailAgain(c.var.scope, id);
    announce(c, id);
    return c.json({ data: { id } });
  });
