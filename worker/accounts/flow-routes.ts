import { type ApiContext, accepts, room } from "#worker/http.ts";
import { flowStep } from "./contract.ts";
import { completeStep, endFlow, findFlow } from "./flows.ts";
import { visitorOf } from "./visitor.ts";

const tokenOf = (c: ApiContext) => (c.req.header("Signup-Flow") ?? "").slice(0, 100);

/** `/api/signup-flow`: where a visitor stands in sign-up, found by the opaque token in the header `Signup-Flow`. */
export const signupFlow = room()
  .get("/", async (c) => c.json({ data: await findFlow(visitorOf(c), tokenOf(c)) }))
  .put("/", accepts("json", flowStep), async (c) => {
    const { flow, token } = await completeStep(visitorOf(c), tokenOf(c), c.req.valid("json"));
    return c.json({ data: flow, ...(token && { token }) });
  })
  .delete("/", async (c) => {
    await endFlow(visitorOf(c), tokenOf(c));
    return c.body(null, 204);
  });
