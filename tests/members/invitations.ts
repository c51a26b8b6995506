import { sql } from "drizzle-orm";
import type { newWorld, Resident } from "#tests/app/world.ts";
import { password } from "./colleagues.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

export const invite = ({ ask }: World, as: Resident, email: string, role = "keeper") =>
  ask("/api/members/invitations", { as, json: { email, role } });
export const idOf = async (answer: Response) => ((await answer.json()) as { data: { id: string } }).data.id;

export async function mailsTo({ db }: World, email: string) {
  return db.all<{ subject: string; text: string }>(sql`
    SELECT subject, text FROM mails WHERE recipient = ${email} ORDER BY created_at DESC, rowid DESC`);
}
/** The token of the newest link mailed to an address. */
export async function tokenFor(world: World, email: string): Promise<string> {
  const [mail] = await mailsTo(world, email);
  return /\/join\/([^\s]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const person = { first_name: "Bia", last_name: "Costa", password };
export const join = ({ ask }: World, token: string, given: object = {}) =>
  ask("/api/members/join", { json: { token, ...person, ...given } });
export const look = ({ ask }: World, token: string) => ask("/api/members/join", { headers: { Invitation: token } });
