/** The address of one record of a collection, in the API or on the site; without an id it is nobody's. */
export const recordPath = (collection: string, id: string | undefined) =>
  `${collection}/${encodeURIComponent(id ?? "")}`;
