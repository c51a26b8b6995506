/** The key of the fetcher by which a bird of the list is deleted, so that its row knows. */
export const deletionOf = (id: string) => `delete ${id}`;
