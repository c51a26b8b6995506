/** Seconds a form must have been open before it is sent, and how old it may be. */
export const formSeconds = { least: 3, most: 86_400 };

/**
 * The Idempotency-Key of a form opened at an instant (ms): the instant in base 36, a dot, a UUID. The app judges a key
 * of this form by its age; any other key, and none, is a caller of the API, whose calls have no age. It is not signed:
 * it stops programs that post without looking, and whoever reads this gets through.
 */
export const formKey = (openedMs: number): string => `${openedMs.toString(36)}.${crypto.randomUUID()}`;

/** When the form of a key was opened (ms); undefined when the key is not a form's. */
export function openedAt(key: string): number | undefined {
  const [, opened] = /^([0-9a-z]{1,9})\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(key) ?? [];
  return opened === undefined ? undefined : Number.parseInt(opened, 36);
}
