// What rooms behind the contacts say on their pages.

/** A contact as the rooms behind it see it on its page. */
export type SeenContact = { id: string; is_erased: boolean };

/**
 * What a room says of a contact; whoever is merged into it is part of it: rows are asked for by
 * `contact_id IN (SELECT id FROM contacts WHERE org_id = ? AND head_id = ?)`.
 */
export type OfContact = Readonly<Record<string, unknown>>;
