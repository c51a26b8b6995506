import { attachmentUpload } from "#worker/attachments/contract.ts";
import { attachmentLimit } from "#worker/attachments/upload-limit.ts";
import { listQuestion, ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { Refusal } from "#worker/refusal.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { addExpense } from "./adding.ts";
import { bookBoughtBirds } from "./bought-birds.ts";
import { bookMove, purchaseDraft } from "./buying-stock.ts";
import { changeExpense } from "./changing.ts";
import { expenseChoices } from "./choices.ts";
import { confirmExpense } from "./confirming.ts";
import {
  expenseChange,
  expenseConfirmed,
  expenseDraft,
  expenseFilter,
  recurringChange,
  recurringDraft,
} from "./contract.ts";
import { readingExpense, serializeExpense } from "./expense-rows.ts";
import { listExpenses } from "./queries.ts";
import { keepReceipt, readReceipt, removeReceipt } from "./receipts.ts";
import { addRecurring, changeRecurring, findRecurring, listRecurring, removeRecurring } from "./recurring.ts";
import { removeExpense } from "./removing.ts";

/** Whether a request brings a receipt, which has its own, larger limit. */
export const bringsReceipt = (method: string, path: string) =>
  method === "PUT" && /^\/api\/expenses\/[^/]+\/receipt\/?$/.test(path);

/** What was spent, and what is expected to be. */
export const expenseRoutes = room()
  .get("/", requires("money.read"), accepts("query", expenseFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listExpenses(c.var.scope, filter));
  })
  .post("/", requires("money.write"), accepts("json", expenseDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addExpense(c.var.scope, draft) }, 201);
  })
  .get("/choices", requires("money.read"), accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await expenseChoices(c.var.scope) });
  })
  .post("/bought-birds", requires("money.write"), accepts("json", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("json").org_id);
    return c.json({ data: await bookBoughtBirds(c.var.scope) });
  })
  .put("/:id", requires("money.write"), accepts("json", expenseChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeExpense(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("money.write"), async (c) => {
    await removeExpense(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/confirm", requires("money.write"), accepts("json", expenseConfirmed), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    return c.json({ data: await confirmExpense(c.var.scope, c.req.param("id"), input) });
  })
  .get("/:id/receipt", requires("money.read"), (c) => readReceipt(c.var.scope, c.env.FILES, c.req.param("id")))
  .put("/:id/receipt", requires("money.write"), attachmentLimit, accepts("form", attachmentUpload), async (c) => {
    const { file } = c.req.valid("form");
    return c.json({ data: await keepReceipt(c.var.scope, c.env, c.req.param("id"), file) });
  })
  .delete("/:id/receipt", requires("money.write"), async (c) => {
    await removeReceipt(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });

/** What comes to the stock or leaves it, where a purchase may be an expense too. */
export const stockMoves = room().post(
  "/:id/moves",
  requires("stock.write"),
  accepts("json", purchaseDraft),
  async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await bookMove(c.var.scope, c.req.param("id"), draft) }, 201);
  },
);

/** An expense with what later rooms say of it, in one trip. */
export const expensePageRoutes = (slots: FilledSlots) =>
  room().get("/:id", requires("money.read"), async (c) => {
    const { scope } = c.var;
    const id = c.req.param("id");
    const added = joined(scope, slots.expensePage, { id });
    const found = await batch(scope.db, { own: readingExpense(scope, id), ...added.statements });
    const [row] = found.own;
    if (!row) throw new Refusal("missing");
    return c.json({ data: { ...serializeExpense(row), ...added.serialize(found, undefined), today: scope.today } });
  });

/** `/api/expenses/recurring`: what comes every so many weeks, months or years. */
export const recurringRoutes = room()
  .get("/", requires("money.read"), accepts("query", listQuestion), async (c) => {
    const { page, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json(await listRecurring(c.var.scope, page));
  })
  .post("/", requires("money.write"), accepts("json", recurringDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addRecurring(c.var.scope, draft) }, 201);
  })
  .get("/:id", requires("money.read"), async (c) =>
    c.json({ data: await findRecurring(c.var.scope, c.req.param("id")) }),
  )
  .put("/:id", requires("money.write"), accepts("json", recurringChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeRecurring(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("money.write"), async (c) => {
    await removeRecurring(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
