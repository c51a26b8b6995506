import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword, logIn } from "#tests/accounts/signup.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { challengeOf, codeBefore, codeNow, withPassword } from "#tests/factors/factor-of.ts";
import { codeFor, mailsTo, otherThan, resetTokenFor } from "#tests/mail/postbox.ts";
import { bytesOfBase32 } from "#worker/factors/base32.ts";
import { deliverMail } from "#worker/mail/deliver.ts";
import { everything, whereIs } from "./day.ts";

const second = "duas andorinhas no telhado";
const third = "tres melros na figueira";
const bias = "quatro cegonhas na torre";

test("R55: a day of comings and goings is told line by line, and no password, code, key or token of it stands anywhere", async () => {
  const taken: string[] = [];
  const EMAIL = { send: async ({ to }: { to: string }) => void taken.push(to) };
  const world = await newWorld({ RATE_LIMITS: "relaxed", MAIL_TRANSPORT: "cloudflare", EMAIL } as never);
  const { a, ask, db, env } = world;
  const hidden = new Map<string, string>();
  const keep = (what: string, value: string) => void hidden.set(what, value);
  const later = () => db.run(sql`DELETE FROM rate_counters`);
  await withPassword(world, a);
  for (const [what, value] of Object.entries({ goodPassword, second, third, bias })) keep(what, value);

  // In, and out, and not in.
  await logIn(world, a.email, "uma frase que nao e esta");
  keep("a wrong password", "uma frase que nao e esta");
  await logIn(world, "nobody@voliera.test", goodPassword);
  const session = (await (await logIn(world, a.email)).json()) as { access_token: string };
  keep("a token", session.access_token);
  const rita: Resident = { ...a, token: session.access_token };
  // A password, asked for and changed.
  await ask("/api/auth/forgot-password", { json: { email: "nobody@voliera.test" } });
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  const reset = await resetTokenFor(db, a.email);
  keep("a reset token", reset);
  await ask("/api/auth/reset-password", { json: { token: reset, password: second } });
  await ask("/api/auth/reset-password", { json: { token: reset, password: third } });
  rita.token = ((await (await logIn(world, a.email, second)).json()) as { access_token: string }).access_token;
  const change = (current_password: string) =>
    ask("/api/auth/password", { as: rita, json: { current_password, password: third } });
  await change("uma frase que nao e esta");
  expect((await change(second)).status).toBe(200);
  // An address, and back.
  await later();
  await ask("/api/profile/email", { as: rita, json: { email: "nova@voliera.test" } });
  const code = await codeFor(db, "nova@voliera.test");
  keep("a code", code);
  const confirm = (code: string) => ask("/api/profile/email/confirm", { as: rita, json: { code } });
  await confirm(otherThan(code));
  expect((await confirm(code)).status).toBe(200);
  const wayBack = /\/email-back\/([\w-]+)/.exec((await mailsTo(db, a.email))[0]?.text ?? "")?.[1] ?? "";
  keep("a way back", wayBack);
  const back = await ask("/api/auth/email-back", { json: { token: wayBack } });
  const { data } = (await back.json()) as { data: { token: string } };
  keep("another reset token", data.token);
  await ask("/api/auth/reset-password", { json: { token: data.token, password: goodPassword } });
  rita.token = ((await (await logIn(world, a.email)).json()) as { access_token: string }).access_token;
  // A second factor, on and off.
  const begun = await ask("/api/profile/second-factor", { as: rita, method: "POST" });
  const { secret } = ((await begun.json()) as { data: { secret: string } }).data;
  keep("the key in base32", secret);
  keep("the key as bytes", Buffer.from(bytesOfBase32(secret)).toString("latin1"));
  keep("the key in hexadecimal", Buffer.from(bytesOfBase32(secret)).toString("hex"));
  keep("the key in base64", Buffer.from(bytesOfBase32(secret)).toString("base64"));
  const proof = { code: await codeBefore(secret), password: goodPassword };
  const on = await ask("/api/profile/second-factor/confirm", { as: rita, json: proof });
  const recovery = ((await on.json()) as { data: { recovery_codes: string[] } }).data.recovery_codes;
  for (const it of recovery) {
    keep(`recovery ${it}`, it);
    keep(`recovery ${it} in one`, it.replace("-", ""));
  }
  const answer = async (code: string) => {
    const challenge = await challengeOf(world, a);
    keep(`challenge for ${code}`, challenge);
    return ask("/api/auth/second-factor", { json: { challenge, code } });
  };
  await answer("000000");
  const opened = (await (await answer(await codeNow(secret))).json()) as { access_token: string };
  expect((await answer(recovery[0] ?? "")).status).toBe(200);
  rita.token = opened.access_token;
  const end = (code: string) =>
    ask("/api/profile/second-factor", { as: rita, method: "DELETE", json: { code, password: goodPassword } });
  await end("000000");
  expect((await end(recovery[1] ?? "")).status).toBe(204);
  // Somebody else.
  const invite = (email: string) => ask("/api/members/invitations", { as: rita, json: { email, role: "keeper" } });
  const invited = ((await (await invite("bia@voliera.test")).json()) as { data: { id: string } }).data;
  await ask(`/api/members/invitations/${invited.id}/again`, { as: rita, method: "POST" });
  const links = (await mailsTo(db, "bia@voliera.test")).map(({ text }) => /\/join\/([\w-]+)/.exec(text)?.[1] ?? "");
  for (const [at, it] of links.entries()) keep(`invitation ${at}`, it);
  const person = { first_name: "Bia", last_name: "Costa", password: bias };
  const joined = await Promise.all(links.map((token) => ask("/api/members/join", { json: { token, ...person } })));
  expect(joined.map(({ status }) => status).sort()).toEqual([201, 410]);
  const withdrawn = ((await (await invite("caio@voliera.test")).json()) as { data: { id: string } }).data;
  await ask(`/api/members/invitations/${withdrawn.id}`, { as: rita, method: "DELETE" });
  const [bia] = await db.all<{ id: string }>(sql`SELECT id FROM users WHERE email = 'bia@voliera.test'`);
  const put = (json: object) => ask(`/api/members/${bia?.id}`, { as: rita, method: "PUT", json });
  await put({ role: "viewer" });
  await put({ is_active: false });
  await ask(`/api/members/${bia?.id}`, { as: rita, method: "DELETE" });
  // What is taken along, and the end that does not come.
  await (await ask("/api/birds/export?format=csv", { as: rita })).text();
  await (await ask("/api/archive", { as: rita })).arrayBuffer();
  const close = (password: string) => ask("/api/closing", { as: rita, json: { password, name: "Viveiro A" } });
  await close(third);
  expect((await close(goodPassword)).status).toBe(201);
  await ask("/api/closing", { as: rita, method: "DELETE" });
  await ask("/api/auth/confirm", { as: rita, json: { password: third } });
  await ask("/api/auth/confirm", { as: rita, json: { password: goodPassword } });
  await ask("/api/auth/logout", { as: rita, method: "POST" });

  const lines = await db.all<{ line: string; network: string }>(sql`SELECT network, kind || ' ' || outcome || ' ' ||
    (SELECT coalesce(group_concat(value, ' '), '') FROM json_each(details) WHERE key NOT IN ('of', 'closes_on', 'invitation')) AS line
    FROM entries WHERE org_id = ${a.org_id} ORDER BY rowid`);
  expect(lines.map(({ line }) => line.trim())).toEqual([
    ...["login failed", "login ok", "code_sent ok reset", "reset ok", "reset failed", "login ok"],
    ...["password failed", "password ok", "code_sent ok email", "code failed email", "email ok", "code ok email"],
    ...["email_back ok", "reset ok", "login ok", "second_factor_on ok", "login failed second_factor"],
    ...["login ok second_factor", "login ok recovery_code", "recovery_code ok", "second_factor_off failed"],
    ...["recovery_code ok", "second_factor_off ok", "invitation ok keeper", "invitation ok keeper again"],
    ...["member ok joined keeper", "invitation ok keeper", "invitation ok keeper withdrawn", "role ok viewer"],
    ...["member ok deactivated", "member ok removed", "exported ok birds", "archive_taken ok", "closing failed"],
    ...["closing ok", "closing ok yes", "confirmed failed", "confirmed ok", "logout ok"],
  ]);
  expect(new Set(lines.map(({ network }) => network))).toEqual(new Set(["192.0.2.0/24"]));
  expect(await db.all(sql`SELECT id FROM entries WHERE org_id <> ${a.org_id}`)).toEqual([]);

  // Codes and links wait in the outbox alone, and leave it with the mail.
  const before = await everything(db);
  expect([whereIs(before, wayBack), whereIs(before, data.token)]).toEqual([["mails"], []]);
  for (const { id } of await db.all<{ id: string }>(sql`SELECT id FROM mails`))
    expect(await deliverMail(db, env, id, new Date().toISOString())).toEqual({ outcome: "sent" });
  expect(taken.length).toBeGreaterThan(10);
  const rows = await everything(db);
  expect(hidden.size).toBeGreaterThan(35);
  // Six digits stand by chance in ids and instants: of codes their own tables are asked.
  const listed = [...hidden].map(([what, value]) => {
    const tables = whereIs(rows, value);
    return [what, what === "a code" ? tables.filter((it) => /codes|mails|entries|audit/.test(it)) : tables];
  });
  expect(listed.filter(([, tables]) => (tables as string[]).length > 0)).toEqual([]);
});

test("R55: no route changes an access log line or forges one", async () => {
  const { a, db, ask } = await newWorld();
  await ask("/api/auth/logout", { as: a, method: "POST" });
  await expect(db.run(sql`UPDATE entries SET outcome = 'failed'`)).rejects.toThrow();
  const { detailsOf } = await import("#worker/entries/noting.ts");
  expect(detailsOf({ of: "Rita\r\n2026 login ok\u2028" })).not.toMatch(/\\[rn]|\\u|\u2028|[\r\n]/);
});
