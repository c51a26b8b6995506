import { brandFiles } from "./brand/files.ts";
import { filesOfWords } from "./made-words.ts";

/** Every file beside the pages that is made and not kept in git, by the path it is served at; made when called. */
export const madeFiles = (): Record<string, () => Buffer> => ({ ...brandFiles(), ...filesOfWords() });
