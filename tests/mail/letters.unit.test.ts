import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { languages } from "#db/vocabulary.ts";
import * as letters from "#worker/mail/letters.ts";
import { senderOf } from "#worker/mail/sending.ts";

const reader = { to: "rui@example.com", language: "pt" as const, first_name: "Rui" };
const origin = "https://voliera.test";

test("every letter speaks both languages and leaves no key unsaid", () => {
  for (const language of languages) {
    const to = { ...reader, language };
    const enquiry = { full_name: "Rui", email: "r@e.com", subject: "Olá", message: "?" };
    const all = [
      letters.verificationLetter(to, "012345", 10),
      letters.accountExistsLetter(to, origin),
      letters.resetLetter(to, `${origin}/reset-password?token=x`, 30),
      letters.resetLetter(to, `${origin}/reset-password?token=x`, 24 * 60),
      letters.passwordChangedLetter(to, origin),
      letters.acknowledgementLetter(to),
      letters.failuresLetter(to, 3),
      letters.operatorLetter(to, enquiry),
    ];
    for (const { subject, text, html } of all) {
      expect(`${subject}\n${text}\n${html}`).not.toMatch(/mail\.[a-z_]+|\{\{/);
      expect(html).toContain(language === "pt" ? 'lang="pt-PT"' : 'lang="en"');
    }
  }
});

test("the code stands alone in text and html, and not in the subject", () => {
  const { subject, text, html } = letters.verificationLetter(reader, "012345", 10);
  expect(subject).not.toContain("012345");
  expect(text.match(/(?<!\d)\d{6}(?!\d)/g)).toEqual(["012345"]);
  expect(html.match(/(?<!\d)\d{6}(?!\d)/g)).toEqual(["012345"]);
  expect(text).toContain("Olá, Rui,");
});

test("a greeting leaves out a first name that is no name", () => {
  for (const first_name of ["Compre em http://x.pt", "<b>x</b>", "a\r\nBcc: b", "", "x".repeat(41)]) {
    const { text } = letters.verificationLetter({ ...reader, first_name }, "012345", 10);
    expect([first_name, text.split("\n")[0]]).toEqual([first_name, "Olá,"]);
  }
});

property.prop([fc.string({ unit: "binary" }), fc.string({ unit: "binary" })])(
  "nothing a visitor writes adds a header or markup",
  (subject, message) => {
    const enquiry = {
      full_name: "Rui\r\nBcc: x@evil.test",
      email: "r@e.com",
      subject,
      message: `<img src=x>${message}`,
    };
    const letter = letters.operatorLetter(reader, enquiry);
    expect(letter.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(letter.html).not.toContain("<img");
    expect(letter.text.split("\n")[0]).toBe("Nome: Rui Bcc: x@evil.test");
    expect(letter.reply_to).toBe("r@e.com");
  },
);

test("a sender is taken apart into name and address", () => {
  expect(senderOf("Voliera <no-reply@voliera.test>")).toEqual({ name: "Voliera", email: "no-reply@voliera.test" });
  expect(senderOf('"Voliera, aves" <a@b.c>')).toEqual({ name: "Voliera, aves", email: "a@b.c" });
  expect(senderOf("a@b.c")).toEqual({ name: "", email: "a@b.c" });
});
