import { accepts, room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { contactChoices } from "./choices.ts";
import {
  birdPerson,
  contactChange,
  contactChoicesFilter,
  contactDraft,
  contactFilter,
  contactPageFilter,
  mergeInto,
  proposalsFilter,
  proposalsTaken,
} from "./contract.ts";
import { removeContact } from "./erasing.ts";
import { mergeContact, partContact } from "./merging.ts";
import { bindBird, peopleOfBird } from "./of-bird.ts";
import { contactPage } from "./page.ts";
import { proposals, takeProposals } from "./proposals.ts";
import { addContact, changeContact, listContacts } from "./queries.ts";

/** Whom a breeder buys of and sells to. */
export const contactRoutes = (slots: FilledSlots) =>
  room()
    .get("/", requires("money.read"), accepts("query", contactFilter), async (c) => {
      const filter = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, filter.org_id);
      return c.json(await listContacts(c.var.scope, filter));
    })
    .post("/", requires("money.write"), accepts("json", contactDraft), async (c) => {
      const draft = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, draft.org_id);
      return c.json({ data: await addContact(c.var.scope, draft) }, 201);
    })
    .get("/choices", requires("money.read"), accepts("query", contactChoicesFilter), async (c) => {
      const { org_id, q, exactly } = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json({ data: await contactChoices(c.var.scope, { q, exactly: exactly === "1" }) });
    })
    .get("/proposals", requires("money.read"), accepts("query", proposalsFilter), async (c) => {
      const { org_id, page } = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json(await proposals(c.var.scope, page));
    })
    .post("/proposals", requires("money.write"), accepts("json", proposalsTaken), async (c) => {
      const { org_id, names } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json({ data: await takeProposals(c.var.scope, names) });
    })
    .get("/birds/:id", requires("money.read"), async (c) =>
      c.json({ data: await peopleOfBird(c.var.scope, c.req.param("id")) }),
    )
    .put("/birds/:id", requires("money.write"), accepts("json", birdPerson), async (c) => {
      const { org_id, ...person } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json({ data: await bindBird(c.var.scope, c.req.param("id"), person) });
    })
    .get("/:id", requires("money.read"), accepts("query", contactPageFilter), async (c) => {
      const { org_id, page } = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, org_id);
      const input = { slots: slots.contactPage, page };
      return c.json({ data: await contactPage(c.var.scope, c.req.param("id"), input) });
    })
    .put("/:id", requires("money.write"), accepts("json", contactChange), async (c) => {
      const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, change.org_id);
      return c.json({ data: await changeContact(c.var.scope, c.req.param("id"), { ...change, version }) });
    })
    .delete("/:id", requires("money.write"), async (c) =>
      c.json({ data: await removeContact(c.var.scope, c.req.param("id")) }),
    )
    .post("/:id/merge", requires("money.write"), accepts("json", mergeInto), async (c) => {
      const { org_id, into_id } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json({ data: await mergeContact(c.var.scope, c.req.param("id"), into_id) });
    })
    .post("/:id/part", requires("money.write"), async (c) =>
      c.json({ data: await partContact(c.var.scope, c.req.param("id")) }),
    );
