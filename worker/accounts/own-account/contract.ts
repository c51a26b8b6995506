import * as z from "zod";
import { typedCode } from "../second-factor/contract.ts";

const secret = z.string("fields.invalid").max(1024, "fields.long").optional();

/** It is still the same person: one of the two. */
export const confirmation = z
  .object({ password: secret, code: z.union([z.literal("").transform(() => undefined), typedCode]).optional() })
  .refine(({ password, code }) => !!password || !!code, { path: ["password"], message: "accounts.password.required" });
