import { randomUUID } from "node:crypto";
import { register } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";

/** A manager who is mailed at once of who leaves, and an owner who lets somebody go. */
export async function managerToNotify(server: TestServer) {
  const { org_id, email: owner, token } = await register(server);
  const database = directDatabase(server.databaseUrl);
  const add = async (role: string) => {
    const id = `user_${randomUUID().replaceAll("-", "")}`;
    const email = `${id}@voliera.test`;
    await database.execute({
      sql: `INSERT INTO users (id, org_id, first_name, last_name, email, password_hash, role, language, is_verified, created_at)
        VALUES (?, ?, 'Bia', 'Reis', ?, 'none', ?, 'pt', 1, '2026-01-01T00:00:00.000Z')`,
      args: [id, org_id, email, role],
    });
    return { id, email };
  };
  const [manager, keeper] = [await add("manager"), await add("keeper")];
  await database.execute({ sql: "UPDATE users SET is_verified = 1 WHERE email = ?", args: [owner] });
  await database.execute({
    sql: "INSERT INTO notification_choices (org_id, user_id, switch, is_on, mail, push) VALUES (?, ?, 'account', 1, 'at_once', 1)",
    args: [org_id, manager.id],
  });
  const removeSomebody = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.origin}/api/members/${keeper.id}`, { method: "DELETE", headers });
    if (!answer.ok) throw new Error(`members: ${answer.status} ${await answer.text()}`);
  };
  return { email: manager.email, removeSomebody };
}
