import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations, signupFlows } from "#db/schema/accounts.ts";
import { newSite } from "#tests/house/site.ts";
import { codeFor, mailsTo, otherThan } from "#tests/mail/postbox.ts";
import { goodPassword } from "./signup.ts";

type Site = Awaited<ReturnType<typeof newSite>>;
type Visitor = ReturnType<Site["visitor"]>;
const email = "ines@viveiro.pt";
const details = {
  plan: "professional",
  organization_name: "Viveiro do Vale",
  first_name: "Inês",
  last_name: "Prata",
  password: goodPassword,
  confirm_password: goodPassword,
  terms: "on",
};

/** A breeder who has done the first two steps and waits for the code. */
async function twoSteps(visitor: Visitor, address = email) {
  await visitor.post("/signup", { email: address });
  return visitor.post("/signup-details", details);
}

test("a breeder signs up in three steps without a script and stands in the aviary", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  const first = await ines.post("/signup", { email: " Ines@Viveiro.PT " });
  expect([first.status, first.location]).toEqual([303, "/signup-details"]);
  const second = await ines.post("/signup-details", details);
  expect([second.status, second.location]).toEqual([303, "/confirm-email"]);

  const third = await ines.get("/confirm-email");
  expect(third.html).toContain("Verification email sent! Please check your inbox.");
  // Whole, or a slip in it would not be seen.
  expect(third.html).toContain(email);

  const done = await ines.post("/confirm-email", { code: await codeFor(db, email) });
  expect([done.status, done.location]).toEqual([303, "/dashboard"]);
  expect(ines.cookies.has("signup")).toBe(false);
  expect(await db.select().from(signupFlows)).toEqual([]);

  const dashboard = await ines.get("/dashboard");
  expect(dashboard.status).toBe(200);
  expect(dashboard.html).toContain("Email verified successfully! Welcome to Voliera!");
  expect(dashboard.html).toContain("Inês Prata");
  expect(dashboard.html).toContain("Add a species");
});

test("a Portuguese breeder reads every step in Portuguese", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor({ language: "pt-PT" });
  await twoSteps(ines);
  const wrong = await ines.post("/confirm-email", { code: otherThan(await codeFor(db, email)) });
  expect([wrong.status, wrong.html.includes("Código de verificação inválido ou expirado.")]).toEqual([400, true]);
  await ines.post("/confirm-email", { code: await codeFor(db, email) });
  expect((await ines.get("/dashboard")).html).toContain("Bem-vindo à Voliera!");
});

test("a step cannot be reached before the one in front of it", async () => {
  const { visitor } = await newSite();
  const stranger = visitor();
  for (const path of ["/signup-details", "/confirm-email"]) {
    const answer = await stranger.get(path);
    expect([path, answer.status, answer.location]).toEqual([path, 302, "/signup"]);
    expect((await stranger.post(path, details)).location).toBe("/signup");
  }
  await stranger.post("/signup", { email });
  expect((await stranger.get("/signup-details")).status).toBe(200);
  expect((await stranger.get("/confirm-email")).location).toBe("/signup");
});

test("opening the sign-up starts nothing; a flow left half-way is taken up again with what is known", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  expect((await ines.get("/signup")).status).toBe(200);
  expect([ines.cookies.has("signup"), await db.select().from(signupFlows)]).toEqual([false, []]);

  await ines.post("/signup", { email });
  expect((await ines.get("/signup")).html).toContain(`value="${email}"`);
  await ines.post("/signup-details", { ...details, plan: "starter" });
  const again = await ines.get("/signup-details");
  expect(again.html).toContain('value="Viveiro do Vale"');
  expect(again.html).toMatch(/checked=""[^>]*value="starter"/);
  expect(again.html).not.toContain(goodPassword);
});

test("an address that is none, and one that is missing, are asked for again", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  const answer = await ines.post("/signup", { email: "not an address" });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('value="not an address"');
  expect(answer.html).toContain('aria-invalid="true"');
  expect((await ines.post("/signup", { email: " " })).status).toBe(422);
  expect(await db.select().from(signupFlows)).toEqual([]);
});

test("the details keep what was typed and never a password", async () => {
  const { visitor } = await newSite();
  const ines = visitor();
  await ines.post("/signup", { email });
  const cases = [
    [{ confirm_password: "outra coisa qualquer" }, "Passwords do not match"],
    [{ password: "ab1!", confirm_password: "ab1!" }, "Password must be at least 8 characters long"],
    [{ password: "password1", confirm_password: "password1" }, "too common"],
    [{ terms: [] }, "Accept the terms of service and the privacy policy."],
    [{ plan: "empresarial" }, "This plan is arranged with us."],
    [{ organization_name: " " }, 'href="#organization_name"'],
  ] as const;
  for (const [wrong, said] of cases) {
    const answer = await ines.post("/signup-details", { ...details, ...wrong } as typeof details);
    expect([said, answer.status]).toEqual([said, 422]);
    expect(answer.html).toContain(said);
    expect(answer.html).toContain('value="Prata"');
    for (const secret of [goodPassword, "outra coisa qualquer", "ab1!", "password1"])
      expect(answer.html).not.toContain(`value="${secret}"`);
  }
});

test("whatever is wrong with a password is said in one round, beside the other faults", async () => {
  const { visitor } = await newSite();
  const ines = visitor();
  await ines.post("/signup", { email });
  const faulty = async (wrong: object) => {
    const { status, html } = await ines.post("/signup-details", { ...details, terms: [], first_name: "", ...wrong });
    expect([status, html.includes('href="#terms"'), html.includes('href="#first_name"')]).toEqual([422, true, true]);
    return html;
  };
  const common = await faulty({ password: "password1", confirm_password: "password2" });
  expect([common.includes("too common"), common.includes("Passwords do not match")]).toEqual([true, true]);
  const short = await faulty({ password: "ab1!", confirm_password: "ab2!" });
  expect([short.includes("at least 8 characters"), short.includes("Passwords do not match")]).toEqual([true, true]);
  const mine = await faulty({ password: "viveirodovale1", confirm_password: "viveirodovale2" });
  expect([mine.includes("cannot be just your name"), mine.includes("do not match")]).toEqual([true, true]);
  expect(await faulty({ password: "ines@viveiro.pt", confirm_password: "ines@viveiro.pt" })).toContain(
    "cannot be just your name",
  );
});

test("an address with a slip is seen on the page of the code and put right in the first step", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  await twoSteps(ines, "ines@vivero.pt");
  const waiting = await ines.get("/confirm-email");
  expect(waiting.html).toContain("ines@vivero.pt");
  expect(waiting.html).toMatch(/href="\/signup"[^>]*>Correct the address/);
  expect((await ines.get("/signup")).html).toContain('value="ines@vivero.pt"');
  await ines.post("/signup", { email });
  const again = await ines.get("/signup-details");
  for (const kept of ["Viveiro do Vale", "Inês", "Prata"]) expect(again.html).toContain(`value="${kept}"`);
  await ines.post("/signup-details", details);
  expect((await ines.get("/confirm-email")).html).toContain(email);
  const done = await ines.post("/confirm-email", { code: await codeFor(db, email) });
  expect([done.status, done.location]).toEqual([303, "/dashboard"]);
});

test("an address of no domain passes no step", async () => {
  const { visitor } = await newSite();
  const answer = await visitor().post("/signup", { email: "joao@nada" });
  expect([answer.status, answer.html.includes("Enter an email address, such as")]).toEqual([422, true]);
});

test("professional is offered first, and the plan on request only as a way to talk", async () => {
  const { visitor } = await newSite();
  const ines = visitor();
  await ines.post("/signup", { email });
  const { html } = await ines.get("/signup-details");
  expect(html).toMatch(/checked=""[^>]*value="professional"/);
  expect(html).toContain("Most popular");
  expect(html).not.toContain('value="empresarial"');
  expect(html).toContain('href="/contact"');
});

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

test("an address that already has an account is not given away", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  await twoSteps(ines);
  await ines.post("/confirm-email", { code: await codeFor(db, email) });
  const stranger = visitor();
  const answer = await twoSteps(stranger);
  expect([answer.status, answer.location]).toEqual([303, "/confirm-email"]);
  expect((await stranger.get("/confirm-email")).html).toContain("Verification email sent!");
});

test("the organisation's clock is the browser's, and without a script the one its language suggests", async () => {
  const { db, visitor } = await newSite();
  const cases = [
    ["pt", { timezone: "Atlantic/Azores" }, "Atlantic/Azores"],
    ["pt", {}, "Europe/Lisbon"],
    ["en", { timezone: "Mars/Base" }, "UTC"],
  ] as const;
  for (const [at, [language, said, zone]] of cases.entries()) {
    const ines = visitor({ language });
    await ines.post("/signup", { email: `ines${at}@viveiro.pt` });
    const organization_name = `Viveiro ${at}`;
    expect((await ines.post("/signup-details", { ...details, ...said, organization_name })).status).toBe(303);
    const [made] = await db.select().from(organizations).where(eq(organizations.name, organization_name));
    expect([at, made?.timezone]).toEqual([at, zone]);
  }
});
