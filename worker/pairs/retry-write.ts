import { Refusal } from "#worker/refusal.ts";

const mostAttempts = 20;

/**
 * Asks for a write until it happens. Each time everything is read and judged anew; it answers undefined when somebody was
 * quicker between the reading and the write.
 */
export async function retryWrite<Written>(write: () => Promise<Written | undefined>): Promise<Written> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const written = await write();
    if (written !== undefined) return written;
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}
