import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { codeFor, mailsTo, otherThan } from "#tests/mail/postbox.ts";
import { goodPassword } from "./signup.ts";

import { email, twoSteps } from "./two-steps.ts";

test("a wrong code is refused, five of them use the code up, and a new one helps", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  await twoSteps(ines);
  const code = await codeFor(db, email);
  for (const [typed, status] of [
    ["", 422],
    ["12345", 422],
    ["12a456", 422],
  ] as const)
    expect([typed, (await ines.post("/confirm-email", { code: typed })).status]).toEqual([typed, status]);
  for (let tries = 1; tries <= 5; tries += 1) {
    const wrong = await ines.post("/confirm-email", { code: otherThan(code, tries) });
    expect(wrong.html).toContain("Invalid or expired verification code.");
  }
  const spent = await ines.post("/confirm-email", { code });
  expect(spent.status).toBe(429);
  expect(spent.html).toContain("Ask for a new one.");

  await new Promise((resolve) => setTimeout(resolve, 1100));
  const resent = await ines.post("/confirm-email", { intent: "resend" });
  expect([resent.status, resent.location]).toEqual([303, "/confirm-email"]);
  expect(await mailsTo(db, email)).toHaveLength(2);
  const fresh = await codeFor(db, email);
  expect((await ines.post("/confirm-email", { code: `${fresh.slice(0, 3)} ${fresh.slice(3)}` })).location).toBe(
    "/dashboard",
  );
});

test("another code too soon is refused with the seconds to wait", async () => {
  const { visitor, env } = await newSite();
  // A minute, as in production: a slow machine may take longer than the relaxed second.
  env.RATE_LIMITS = "strict";
  const ines = visitor();
  await twoSteps(ines);
  const soon = await ines.post("/confirm-email", { intent: "resend" });
  expect(soon.status).toBe(429);
  expect(Number(soon.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(soon.html).toContain("You can ask for another code in");
});

test("the wait for another code is shown from the first moment on", async () => {
  const { visitor } = await newSite({
    between: async (request, api) => {
      const answer = await api(request);
      const isRegister = new URL(request.url).pathname === "/api/auth/register";
      return isRegister ? strictly(answer) : answer;
    },
  });
  const ines = visitor();
  await twoSteps(ines);
  expect((await ines.get("/confirm-email")).html).toContain("You can ask for another in 60 s");
});

/** The answer of an API whose limits are not relaxed for trials. */
function strictly(answer: Response) {
  expect(answer.headers.get("X-Code-Wait")).toBe("1");
  answer.headers.set("X-Code-Wait", "60");
  return answer;
}

test("a breeder whose session is gone is asked to sign up again, with the address kept", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  await twoSteps(ines);
  const code = await codeFor(db, email);
  ines.cookies.delete("authToken");
  const answer = await ines.post("/confirm-email", { code });
  expect([answer.status, answer.location]).toEqual([303, "/signup"]);
  const signup = await ines.get("/signup");
  expect(signup.html).toContain("Session expired. Please sign up again.");
  expect(signup.html).toContain(`value="${email}"`);
});

test("who logs in before confirming may enter the code from another device, and nothing else", async () => {
  const { db, visitor } = await newSite();
  await twoSteps(visitor());
  const phone = visitor();
  const login = await phone.post("/login", { email, password: goodPassword });
  expect([login.status, login.location]).toEqual([303, "/confirm-email"]);
  expect((await phone.get("/confirm-email")).html).toContain("Please verify your email to continue.");
  expect((await phone.get("/birds")).location).toBe("/confirm-email");
  expect((await phone.post("/confirm-email", { code: await codeFor(db, email) })).location).toBe("/dashboard");
});
