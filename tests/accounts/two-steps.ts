import type { newSite } from "#tests/app/site.ts";
import { goodPassword } from "./signup.ts";

type Site = Awaited<ReturnType<typeof newSite>>;
type Visitor = ReturnType<Site["visitor"]>;
export const email = "ines@viveiro.pt";
export const details = {
  plan: "professional",
  organization_name: "Viveiro do Vale",
  first_name: "Inês",
  last_name: "Prata",
  password: goodPassword,
  confirm_password: goodPassword,
  terms: "on",
};

/** A breeder who has done the first two steps and waits for the code. */
export async function twoSteps(visitor: Visitor, address = email) {
  await visitor.post("/signup", { email: address });
  return visitor.post("/signup-details", details);
}
