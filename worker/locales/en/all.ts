import { accounts } from "./accounts.ts";
import { archive } from "./archive.ts";
import { audit } from "./audit.ts";
import { birds } from "./birds.ts";
import { certificate } from "./certificate.ts";
import { effort } from "./effort.ts";
import { fields } from "./fields.ts";
import { genetics } from "./genetics.ts";
import { imports } from "./import.ts";
import { mail } from "./mail.ts";
import { photos } from "./photos.ts";
import { places } from "./places.ts";
import { refusals } from "./refusals.ts";
import { species } from "./species.ts";
import { statuses } from "./statuses.ts";
import { support } from "./support.ts";

/** Every word the worker can say in this language. */
export const words: Record<string, string> = {
  ...refusals,
  ...effort,
  ...fields,
  ...mail,
  ...accounts,
  ...species,
  ...genetics,
  ...birds,
  ...certificate,
  ...imports,
  ...places,
  ...photos,
  ...audit,
  ...statuses,
  ...support,
  ...archive,
};
