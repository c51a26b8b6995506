import { awayBehind } from "#db/database-away.ts";

/**
 * What a batch that deletes answers; undefined when a row refers to what it would delete. Then nothing of the batch was
 * done, its line of the trail included. The schema's foreign keys are the judges, so a room need not know who comes after.
 */
export async function unlessReferred<Answer>(deletion: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await deletion;
  } catch (thrown) {
    if (isReferred(thrown)) return undefined;
    throw thrown;
  }
}

function isReferred(thrown: unknown): boolean {
  // After a broken connection it is unknown to which attempt the error belongs.
  if (awayBehind(thrown)) return false;
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    if (cause.message.includes("FOREIGN KEY constraint failed")) return true;
  return false;
}
