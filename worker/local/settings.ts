import { resolve } from "node:path";
import { type MailTransport, mailTransports } from "#db/vocabulary.ts";
import { paymentProviders } from "#db/words/billing.ts";
import { Complaint } from "./upkeep/complaint.ts";

/** What the environment asks of `npm start`. */
export type Settings = {
  port: number;
  origin: string;
  dataDir: string;
  /** Undefined: the embedded server. */
  remote: { url: string; token: string } | undefined;
  seed: "none" | "demo";
  /** Values that replace those of wrangler.toml. */
  vars: Record<string, string>;
  /** Bytes above which the workers are started anew in a quiet moment. */
  memory: number;
  isDev: boolean;
};

type Environment = Record<string, string | undefined>;

const passedVars = [
  "SMTP_HOST",
  "SMTP_PORT",
  "SMTP_USERNAME",
  "SMTP_PASSWORD",
  "SMTP_SECURE",
  "MAIL_FROM",
  "CONTACT_EMAIL",
  "CONTACT_PHONE",
  "CONTACT_ADDRESS",
  "COMMUNITY_URL",
  "VIDEOS_URL",
  "OPERATOR_EMAILS",
  "SUPPORT_EMAIL",
  "SELLER_NAME",
  "SELLER_TAX_ID",
  "SELLER_ADDRESS",
  "SELLER_VAT_PCT",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "ASSISTANT_MODEL",
  "ASSISTANT_MODEL_URL",
  "ASSISTANT_MODEL_KEY",
];

/** Reads the environment; throws a Complaint about the first value that makes no sense. */
export function readSettings(env: Environment, args: readonly string[]): Settings {
  const port = portIn(env.PORT);
  const origin = `http://localhost:${port}`;
  const transport = oneOf<MailTransport>("MAIL_TRANSPORT", env.MAIL_TRANSPORT, mailTransports, "outbox");
  if (transport === "smtp" && !env.SMTP_HOST) {
    throw new Complaint(
      "MAIL_TRANSPORT=smtp needs SMTP_HOST (and SMTP_PORT, SMTP_USERNAME, SMTP_PASSWORD as it asks).",
    );
  }
  const vars: Record<string, string> = {
    // Tests look at production's behaviour this way; nobody else has a reason to.
    ENVIRONMENT: oneOf("VOLIERA_ENVIRONMENT", env.VOLIERA_ENVIRONMENT, ["local", "production"], "local"),
    APP_ORIGIN: origin,
    RATE_LIMITS: oneOf("RATE_LIMITS", env.RATE_LIMITS, ["strict", "relaxed"], "strict"),
    PASSWORD_COST: oneOf("PASSWORD_COST", env.PASSWORD_COST, ["full", "lowest"], "full"),
    MAIL_TRANSPORT: transport,
    // Answers to it come in at `/dev/mail/in`.
    ...(env.VOLIERA_ENVIRONMENT !== "production" && { SUPPORT_EMAIL: "support@voliera.test" }),
    PAYMENTS: oneOf(
      "PAYMENTS",
      env.PAYMENTS,
      paymentProviders,
      env.VOLIERA_ENVIRONMENT === "production" ? "none" : "test",
    ),
    ...(env.npm_package_version && { VERSION: env.npm_package_version }),
  };
  for (const name of passedVars) if (env[name]) vars[name] = env[name];
  if (env.PUSH_SINK) vars.PUSH_SINK = originIn("PUSH_SINK", env.PUSH_SINK);
  return {
    port,
    origin,
    dataDir: resolve(env.DATA_DIR || ".data"),
    remote: env.DATABASE_URL ? { url: env.DATABASE_URL, token: env.DATABASE_AUTH_TOKEN ?? "" } : undefined,
    seed: oneOf("SEED", env.SEED, ["none", "demo"], "demo"),
    vars,
    memory: megabytesIn("WORKERS_MEMORY_MB", env.WORKERS_MEMORY_MB, 400) * 1024 ** 2,
    isDev: args.includes("--dev"),
  };
}

function portIn(text = ""): number {
  if (text === "") return 8787;
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new Complaint(`PORT=${text} is not a port. Choose a number from 1 to 65535, such as PORT=8788.`);
}

function originIn(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Complaint(`${name}=${text} is not an address. Say one such as ${name}=http://127.0.0.1:9000.`);
}

function megabytesIn(name: string, text = "", otherwise: number): number {
  if (text === "") return otherwise;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Complaint(`${name}=${text} is not a number of megabytes. Choose one such as ${name}=${otherwise}.`);
}

function oneOf<Word extends string>(name: string, given = "", words: readonly Word[], otherwise: Word): Word {
  if (given === "") return otherwise;
  const found = words.find((word) => word === given);
  if (found) return found;
  throw new Complaint(`${name}=${given} is not known. Choose one of: ${words.join(", ")}.`);
}
