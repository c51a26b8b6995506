import { newPaper } from "#worker/labels/pdf-ink.ts";

// What every face of this app has, and is not worth opening one for.
const plain = /^[\u0020-\u007e\u00a0-\u00ff\n]*$/;

/** The letters of texts that the face of papers lacks, each once: on paper a question mark stands for them. */
export async function unprintable(texts: readonly string[]): Promise<string[]> {
  const unusual = texts.filter((it) => !plain.test(it));
  if (unusual.length === 0) return [];
  const { known } = await newPaper();
  const signs = unusual.flatMap((it) => [...it.normalize("NFC")]);
  return [...new Set(signs)].filter((it) => !/\s/.test(it) && !known.has(it.codePointAt(0) ?? 0));
}
