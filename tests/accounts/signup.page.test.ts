import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations, signupFlows } from "#db/schema/accounts.ts";
import { newSite } from "#tests/app/site.ts";
import { codeFor, otherThan } from "#tests/mail/postbox.ts";
import { goodPassword } from "./signup.ts";

import { details, email, twoSteps } from "./two-steps.ts";

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
    [{ organization_name: " " }, 'href="#details-organization_name"'],
  ] as const;
  for (const [wrong, text] of cases) {
    const answer = await ines.post("/signup-details", { ...details, ...wrong } as typeof details);
    expect([text, answer.status]).toEqual([text, 422]);
    expect(answer.html).toContain(text);
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
    expect([status, html.includes('href="#details-terms"'), html.includes('href="#details-first_name"')]).toEqual([
      422,
      true,
      true,
    ]);
    return html;
  };
  const common = await faulty({ password: "password1", confirm_password: "password2" });
  // What is wrong with a field is what describes it, and without a script the browser asks for what is required.
  expect(common).toContain('aria-describedby="details-password-error details-password-description"');
  expect(common).toContain('id="details-password-error"');
  expect(common).not.toMatch(/<form[^>]*novalidate/i);
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

test("a button of the free account leads to the free plan, chosen; without one professional stands first", async () => {
  const { db, visitor } = await newSite();
  const ines = visitor();
  const first = await ines.get("/signup?plan=starter");
  expect(first.html).toMatch(/name="plan"[^>]*value="starter"/);
  expect(first.html).toContain("up to 10 birds");
  await ines.post("/signup?plan=starter", { email, plan: "starter" });
  expect((await ines.get("/signup-details")).html).toMatch(/checked=""[^>]*value="starter"/);
  // Who comes back to correct the address keeps the plan, and another button changes it.
  expect((await ines.get("/signup")).html).toMatch(/name="plan"[^>]*value="starter"/);
  await ines.post("/signup", { email, plan: "professional" });
  expect((await ines.get("/signup-details")).html).toMatch(/checked=""[^>]*value="professional"/);
  await ines.post("/signup-details", { ...details, plan: "starter" });
  const made = await db.select().from(organizations).where(eq(organizations.name, details.organization_name));
  expect(made.map(({ plan }) => plan)).toEqual(["starter"]);
});

test("a plan that nobody signs up for is no plan", async () => {
  const { visitor } = await newSite();
  for (const plan of ["empresarial", "gratis", "__proto__"]) {
    const stranger = visitor();
    expect((await stranger.get(`/signup?plan=${plan}`)).html).not.toContain('name="plan"');
    expect((await stranger.post("/signup", { email, plan })).location).toBe("/signup-details");
    expect((await stranger.get("/signup-details")).html).toMatch(/checked=""[^>]*value="professional"/);
  }
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
  for (const [at, [language, text, zone]] of cases.entries()) {
    const ines = visitor({ language });
    await ines.post("/signup", { email: `ines${at}@viveiro.pt` });
    const organization_name = `Viveiro ${at}`;
    expect((await ines.post("/signup-details", { ...details, ...text, organization_name })).status).toBe(303);
    const [made] = await db.select().from(organizations).where(eq(organizations.name, organization_name));
    expect([at, made?.timezone]).toEqual([at, zone]);
  }
});
