import * as z from "zod";
import { contactRoles } from "#db/words/trade.ts";
import { contactDraft } from "./contract.ts";

/** A contact as its form sends it: a box for each role, and one that is always sent, so that none can be said too. */
export const contactForm = contactDraft.omit({ org_id: true }).extend({
  roles: z.preprocess(
    (given) => [given].flat().filter((it) => typeof it === "string" && it !== ""),
    z.array(z.enum(contactRoles, "fields.invalid")),
  ),
});
