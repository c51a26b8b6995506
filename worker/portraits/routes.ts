import { bodyLimit } from "hono/body-limit";
import { authenticate, verified } from "#worker/accounts/authenticate.ts";
import { accepts, room, tooLarge } from "#worker/http.ts";
import { requires } from "#worker/rights.ts";
import { largestPortrait, portraitUpload } from "./contract.ts";
import { keepPortrait, portraitFile, removePortrait } from "./portrait.ts";

// Around the picture stands what multipart wraps around it.
const limit = bodyLimit({ maxSize: largestPortrait + 64 * 1024, onError: tooLarge });
const writing = requires("account.write");

/** Whether a request brings a picture of somebody, which has its own, larger limit. */
export const bringsPortrait = (method: string, path: string) =>
  method === "PUT" && /^\/api\/profile\/portrait\/?$/.test(path);

/** `/api/profile/portrait`: the caller's own picture. */
export const ownPortrait = room()
  .put("/portrait", authenticate, verified, writing, limit, accepts("form", portraitUpload), async (c) => {
    const portrait = await keepPortrait(c.var.scope, c.env, c.req.valid("form").portrait);
    return c.json({ data: { portrait } });
  })
  .delete("/portrait", authenticate, verified, writing, async (c) => {
    await removePortrait(c.var.scope);
    return c.body(null, 204);
  });

/** `/api/portraits`: pictures of the people of one's organisation. */
export const portraitFiles = room().get("/:id", requires("account.read"), (c) =>
  portraitFile(c.var.scope, c.env.FILES, { portrait: c.req.param("id"), has: c.req.header("If-None-Match") }),
);
