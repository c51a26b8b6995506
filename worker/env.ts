import type { MailTransport } from "#db/vocabulary.ts";

/** What the queue carries: which mail in the outbox to send. */
export type MailAnnouncement = { mail_id: string };
/** What the other queue carries: whose notifications to mail. */
export type NoticeAnnouncement = { org_id: string };
/** And the third: whose webhooks have something to tell. */
export type HookAnnouncement = { org_id: string };

/** Everything the API worker is given by wrangler.toml, its secrets and `npm start`. */
export type Env = {
  DATABASE_URL: string;
  DATABASE_AUTH_TOKEN?: string;
  /** 32 random bytes, base64url: signs access tokens. */
  JWT_SECRET: string;
  /** 32 random bytes, base64url: keys the HMAC under which codes are kept. */
  CODE_PEPPER: string;
  /** 32 random bytes, base64url: seals the secrets of second factors. */
  FACTOR_KEY: string;
  /** The pair by which push services know the app: a point of P-256 and its number, base64url. Without it nothing is pushed. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  /** Outside production: an origin whose addresses are taken for those of a push service. */
  PUSH_SINK?: string;
  /** What each of them was before, while something made under it may still come. Nothing new is made under these. */
  JWT_SECRET_OLD?: string;
  CODE_PEPPER_OLD?: string;
  FACTOR_KEY_OLD?: string;
  /** Where the pages live, for links in mails: `https://voliera.example`. */
  APP_ORIGIN: string;
  ENVIRONMENT: "local" | "production";
  RATE_LIMITS: "strict" | "relaxed";
  /** Absent: full. */
  PASSWORD_COST?: "full" | "lowest";
  MAIL_TRANSPORT: MailTransport;
  MAIL_FROM: string;
  SMTP_HOST?: string;
  SMTP_PORT?: string;
  SMTP_USERNAME?: string;
  SMTP_PASSWORD?: string;
  SMTP_SECURE?: string;
  /** Cloudflare Email Service. */
  EMAIL?: SendEmail;
  CONTACT_EMAIL?: string;
  /** The address that answers to tickets are sent to, before whose `@` their number is put; it is routed to this worker. */
  SUPPORT_EMAIL?: string;
  /** The addresses of who runs the app, with commas between: with a second factor they pass where `operators` do. */
  OPERATOR_EMAILS?: string;
  MAILS: Queue<MailAnnouncement>;
  NOTICES: Queue<NoticeAnnouncement>;
  HOOKS: Queue<HookAnnouncement>;
  FILES: R2Bucket;
  /** The flood brake at the edge, per address and location; the real limits are rows in the database. */
  FLOOD: RateLimit;
  VERSION?: string;
  /** Who takes the money for plans. Absent: `none` in production, `test` elsewhere. */
  PAYMENTS?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Who sells the plans, as receipts name them, and the rate of the VAT that prices contain. */
  SELLER_NAME?: string;
  SELLER_TAX_ID?: string;
  SELLER_ADDRESS?: string;
  SELLER_VAT_PCT?: string;
  /** The language model that may help the assistant, by the binding of Workers AI or at an address that speaks as OpenAI does. */
  AI?: Ai;
  ASSISTANT_MODEL?: string;
  ASSISTANT_MODEL_URL?: string;
  ASSISTANT_MODEL_KEY?: string;
};

const secrets = ["JWT_SECRET", "CODE_PEPPER", "FACTOR_KEY"] as const;

/** The secrets without which the API answers nothing that were not set. */
export const missingSecrets = (env: Pick<Env, (typeof secrets)[number]>) => secrets.filter((name) => !env[name]);

/** The keys of a kind: the one in force, then the one before where it is still set. */
export const keysOf = (env: Partial<Env>, name: (typeof secrets)[number]): string[] =>
  [env[name], env[`${name}_OLD`]].filter((key): key is string => !!key);

/** Relaxed limits are for trials and tests; production never relaxes, whatever its configuration says. */
export const isRelaxed = (env: Env) => env.RATE_LIMITS === "relaxed" && env.ENVIRONMENT !== "production";

/** Passwords are hashed at the lowest cost in tests only; production never does, whatever its configuration says. */
export const isCheap = (env: Pick<Env, "PASSWORD_COST" | "ENVIRONMENT">) =>
  env.PASSWORD_COST === "lowest" && env.ENVIRONMENT !== "production";
