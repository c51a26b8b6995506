import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newIds } from "#db/ids.ts";
import { keyedDigest } from "#worker/accounts/secrets.ts";
import { type Env, keysOf } from "#worker/env.ts";
import { base32 } from "./base32.ts";

/** How many codes are given out at once. */
const recoveryCount = 10;

type Person = { id: string; org_id: string };

/** Fifty random bits, in two halves that can be copied by hand. */
function newRecoveryCode(): string {
  const signs = base32(crypto.getRandomValues(new Uint8Array(7)));
  return `${signs.slice(0, 5)}-${signs.slice(5, 10)}`;
}

const digestOf = (pepper: string, user_id: string, code: string): Promise<string> =>
  keyedDigest(pepper, `${user_id}\nrecovery\n${code.replace(/[\s-]/g, "").toUpperCase()}`);

/** What a recovery code may be kept as, however it was typed: under the pepper in force, and under the one before. */
export const recoveryDigests = (env: Env, user_id: string, code: string): Promise<string[]> =>
  Promise.all(keysOf(env, "CODE_PEPPER").map((pepper) => digestOf(pepper, user_id, code)));

/** Ten new codes in the place of all before, and the statements that keep their digests while a condition holds. */
export async function newRecovery(db: Database, env: Env, person: Person, now: string, onlyIf = sql`1 = 1`) {
  const codes = Array.from({ length: recoveryCount }, newRecoveryCode);
  const ids = newIds("recovery_code", codes.length);
  const rows = await Promise.all(
    codes.map(async (code, at) => ({ id: ids[at], digest: await digestOf(env.CODE_PEPPER, person.id, code) })),
  );
  const statements = {
    struck: db.run(
      sql`DELETE FROM recovery_codes WHERE org_id = ${person.org_id} AND user_id = ${person.id} AND ${onlyIf}`,
    ),
    kept: db.run(sql`INSERT INTO recovery_codes (id, org_id, user_id, digest, created_at)
      SELECT value ->> 'id', ${person.org_id}, ${person.id}, value ->> 'digest', ${now}
      FROM json_each(${JSON.stringify(rows)}) WHERE ${onlyIf}`),
  };
  return { codes, statements };
}
