import { randomUUID } from "node:crypto";
import { call, signUp } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { inQueue } from "./measures/measure.ts";

// Whether the time of a refused login tells if an address has an account (R3): medians of 30 in turn, at the cost of
// production. They may differ by a fifth, and none may be below 60 % of a login that succeeds.

const server = await openTestServer({ rate_limits: "relaxed", env: { PASSWORD_COST: "full" } });
try {
  const { email, password } = await signUp(server);
  const logIn = (username: () => string, typed: string, wanted: number) => async () => {
    const body = new URLSearchParams({ username: username(), password: typed, grant_type: "password" });
    const answer = await call(server, "/api/auth/login", { body });
    await answer.arrayBuffer();
    if (answer.status !== wanted) throw new Error(`login: ${answer.status}`);
  };
  const {
    known = 0,
    unknown = 0,
    right = 0,
  } = await inQueue(30, {
    unknown: logIn(() => `${randomUUID()}@voliera.test`, "not the password", 401),
    known: logIn(() => email, "not the password", 401),
    right: logIn(() => email, password, 200),
  });
  const apart = Math.abs(known - unknown) / Math.max(known, unknown);
  console.log(
    `wrong password ${known.toFixed(0)} ms, unknown address ${unknown.toFixed(0)} ms, right ${right.toFixed(0)} ms: ` +
      `${(apart * 100).toFixed(1)} % apart${apart < 0.2 ? "" : "  OVER 20"}, ` +
      `${((Math.min(known, unknown) / right) * 100).toFixed(0)} % of a success${Math.min(known, unknown) >= 0.6 * right ? "" : "  UNDER 60"}`,
  );
} finally {
  await server.stop();
}
