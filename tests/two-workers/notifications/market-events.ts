import { expect } from "vitest";
import { directDatabase } from "#tests/servers/direct-database.ts";
import type { TestServer } from "#tests/servers/test-server.ts";
import { addBird, type Keeper } from "#tests/storms/storm.ts";

/** What the owner is notified of below: of who asks, what ends, and what rests. */
export const marketEvents: Record<string, number> = {
  "enquiry.new": 1,
  "enquiry.answered": 1,
  "reservation.lapsed": 1,
  "listing.expiring": 1,
  "listing.paused": 1,
};

/** Lists things and a bird, is asked and answered, reserves; the clock is about to find what is over. */
export async function provokeMarket(server: TestServer, owner: Keeper): Promise<void> {
  const ask = async <Data>(path: string, json?: object, method = "POST", token: string | undefined = owner.token) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), "Content-Type": "application/json" };
    const answer = await fetch(server.origin + path, { method, headers, body: JSON.stringify(json) });
    const text = await answer.text();
    expect([path, answer.ok, answer.ok || text]).toEqual([path, true, true]);
    return (text ? (JSON.parse(text) as { data: Data }).data : undefined) as Data;
  };
  const database = directDatabase(server.databaseUrl);
  const cage = async (title: string) => {
    const { id } = await ask<{ id: string }>("/api/listings", { kind: "goods", title, price_cents: 4000 });
    await ask(`/api/listings/${id}/state`, { state: "published" });
    return id;
  };
  const [listing, ending] = [await cage("Gaiola"), await cage("Ninho")];
  const email = `rui.${owner.org_id.toLowerCase()}@mail.test`;
  const question = { listing_id: listing, name: "Rui", email, text: "Ainda está livre?" };
  await ask("/api/market/enquiries", question, "POST", "");
  const [mail] = await server.mails(email);
  const [, token] = /\/market\/enquiries\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
  await ask("/api/market/enquiries/confirm", { token }, "POST", "");
  await ask(`/api/market/enquiries/${token}/messages`, { text: "Posso ir hoje." }, "POST", "");
  const { rows } = await database.execute({ sql: "SELECT id FROM enquiries WHERE org_id = ?", args: [owner.org_id] });
  await ask(`/api/enquiries/${rows[0]?.id}/reserve`, {});
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const inSix = new Date(Date.now() + 6 * 86_400_000).toISOString();
  const over = "UPDATE listings SET reserved_until = ? WHERE org_id = ? AND state = 'reserved'";
  await database.execute({ sql: over, args: [hourAgo, owner.org_id] });
  await database.execute({ sql: "UPDATE listings SET expires_at = ? WHERE id = ?", args: [inSix, ending] });
  // A bird that is listed and then falls ill.
  const bird = (await (await addBird(server, owner, "PT M 1")).json()) as { data: { id: string } };
  const resting = await ask<{ id: string }>("/api/listings", {
    kind: "bird",
    bird_ids: [bird.data.id],
    title: "Canário",
  });
  const publish = "UPDATE listings SET state = 'published', expires_at = '2099-01-01T00:00:00.000Z' WHERE id = ?";
  await database.execute({ sql: publish, args: [resting.id] });
  const sick = `UPDATE birds SET status_id = (SELECT id FROM statuses WHERE org_id = ?1 AND key = 'sick') WHERE org_id = ?1 AND id = ?2`;
  await database.execute({ sql: sick, args: [owner.org_id, bird.data.id] });
}
