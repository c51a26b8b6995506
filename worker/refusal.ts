/** Every way the API says no, and the status it says it with. */
export const refusalStatuses = {
  malformed: 400,
  code_invalid: 400,
  unauthenticated: 401,
  second_factor: 401,
  plan_limit: 402,
  declined: 402,
  forbidden: 403,
  unverified: 403,
  second_factor_required: 403,
  confirm_needed: 403,
  missing: 404,
  conflict: 409,
  stale: 409,
  illegal_state: 409,
  month_locked: 409,
  last_owner: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const;

type RefusalCode = keyof typeof refusalStatuses;

/** Field name to message keys, such as `{ identifier: ["birds.identifier.taken"] }`. */
export type FieldMessages = Record<string, string[]>;
export type RefusalExtras = {
  /** Values for the message's placeholders. */
  values?: Record<string, string | number>;
  /** Seconds after which asking again makes sense; 429 and 503. */
  retryAfter?: number;
  /** The row as it stands now; a stale edit is answered with it. */
  current?: unknown;
  /** The state a thing is in, from which it cannot go where it was to. */
  from?: string;
  /** What the second step of a login is answered to. */
  challenge?: string;
  /** A more precise message key than the code's own. */
  detail?: string;
};

/** A no the caller can understand and mend; anything else thrown is a bug and becomes a 500. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly code: RefusalCode,
    readonly fields: FieldMessages = {},
    readonly extras: RefusalExtras = {},
  ) {
    super(code);
  }
}
