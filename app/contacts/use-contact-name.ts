import { useWords } from "#app/locales/words.tsx";

/** What a contact is called; one that is erased in the reader's words. */
export function useContactName(): (contact: { name: string; erased_at: string | null }) => string {
  const { t } = useWords();
  return ({ name, erased_at }) => (erased_at === null ? name : t("contacts.erased"));
}
