import type { Candidate } from "#app/birds/picker/pick.ts";
import { inOneLine } from "#app/kit/search-group.ts";
import type { ContactChoice } from "#worker/contacts/choices.ts";

/** A contact as it is chosen, with what tells it from others of the same name. */
export const contactPick = ({ id, name, kind, locality, tax_id }: ContactChoice): Candidate => ({
  id,
  text: name,
  title: name,
  detail: inOneLine(locality, tax_id),
  icon: kind === "person" ? "user-round" : "store",
});
