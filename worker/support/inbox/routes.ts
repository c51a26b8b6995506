import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { accepts, room, tooLarge } from "#worker/http.ts";
import { outsideProduction } from "#worker/mail/routes.ts";
import { readMail } from "./reading.ts";
import { receiveMail } from "./receiving.ts";

const handed = z.object({
  from: z.string("fields.required").max(320, "fields.long"),
  to: z.string("fields.required").max(320, "fields.long"),
  message: z.instanceof(File, { error: "fields.required" }),
});
const largestMail = 48 * 1024 ** 2;
const mailLimit = bodyLimit({ maxSize: largestMail, onError: tooLarge });

/** `/dev/mail/in`: a raw mail, as the mail service would hand it to `email()`; in production it does not exist. */
export const incomingMail = room()
  .use(outsideProduction)
  .post("/", mailLimit, accepts("form", handed), async (c) => {
    const { from, to, message } = c.req.valid("form");
    const mail = await readMail({ from, to, raw: message.stream(), size: message.size });
    const outcome = await receiveMail({ db: c.var.opened.db, env: c.env, now: c.var.now }, mail);
    return c.json({ data: { outcome: outcome === "full" ? "ignored" : outcome } });
  });

/** Whether a request brings a mail, which has its own, larger limit. */
export const bringsMail = (method: string, path: string) => method === "POST" && /^\/dev\/mail\/in\/?$/.test(path);
