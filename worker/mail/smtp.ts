import { LogLevel, WorkerMailer } from "worker-mailer";
import type { Env } from "#worker/env.ts";
import { headerLines, senderOf, type Transport } from "./sending.ts";

// The only file that knows worker-mailer.

type Reading = { reader: ReadableStreamDefaultReader<Uint8Array> };
type Known = { credentials?: unknown };
const mailer = WorkerMailer.prototype as unknown as {
  read(this: Reading): Promise<string>;
  auth(this: Known): Promise<void>;
};

// worker-mailer 1.2.1 reads a connection the server has closed for ever, without yielding: one server that hangs up
// would hold the isolate. This reads a reply as it does, and ends with the connection.
mailer.read = async function readReply(this: Reading) {
  const decoder = new TextDecoder();
  let reply = "";
  for (;;) {
    const { value, done } = await this.reader.read();
    if (done) throw new Error("the SMTP server closed the connection");
    reply += decoder.decode(value, { stream: true });
    const last = reply.endsWith("\n") ? reply.trimEnd().split(/\r?\n/).at(-1) : undefined;
    if (last !== undefined && !/^\d+-/.test(last)) return reply;
  }
};

// It also refuses every server that offers to sign in when there is nothing to sign in with. Offering is not asking: one
// that does ask says so at the sender's address.
const signIn = mailer.auth;
mailer.auth = async function signInIfKnown(this: Known) {
  if (this.credentials) await signIn.call(this);
};

/** Sends through an SMTP server. SMTP_SECURE "true" is TLS from the first byte (465); else STARTTLS where offered. */
export function smtpTransport(env: Env): Transport {
  return {
    keepsWords: false,
    async send({ id, to, reply_to, subject, text, html, headers: further }) {
      const from = senderOf(env.MAIL_FROM);
      const connection = await WorkerMailer.connect(serverOf(env));
      try {
        // The same mail sent twice carries the same Message-ID, so mailboxes can tell.
        const headers = {
          ...headerLines({ headers: further }),
          Subject: encodedSubject(subject),
          "Message-ID": `<${id}@${from.email.split("@").pop()}>`,
        };
        await connection.send({
          from,
          to,
          subject,
          text,
          html,
          headers,
          ...(isPlain(reply_to) && { reply: reply_to }),
        });
      } finally {
        await connection.close();
      }
    },
  };
}

// An address with other letters needs a server that takes them in headers; the mail itself names it in any case.
const isPlain = (address: string | null): address is string => address !== null && /^[\x21-\x7e]+$/.test(address);

function serverOf(env: Env) {
  if (!env.SMTP_HOST) throw new Error("MAIL_TRANSPORT is smtp, but SMTP_HOST is empty");
  const secure = env.SMTP_SECURE === "true";
  const { SMTP_USERNAME: username, SMTP_PASSWORD: password } = env;
  return {
    host: env.SMTP_HOST,
    port: Number(env.SMTP_PORT) || (secure ? 465 : 587),
    secure,
    ...(username && password && { credentials: { username, password } }),
    authType: ["plain" as const, "login" as const],
    // It would log addresses and bodies; failures reach us as errors.
    logLevel: LogLevel.NONE,
    // Also its limit for each reply.
    socketTimeoutMs: 15_000,
  };
}

/** RFC 2047: plain ASCII as it is, else base64 words of at most 75 characters on folded lines. */
function encodedSubject(subject: string): string {
  if (/^[\x20-\x7e]{0,200}$/.test(subject)) return subject;
  const words: string[] = [];
  let word = "";
  for (const character of subject) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?=`).join("\r\n ");
}
