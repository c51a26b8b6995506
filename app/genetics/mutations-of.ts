/** The list of a species' mutations. */
export const mutationsOf = (species_id: string) => `/genetics/mutations?species_id=${encodeURIComponent(species_id)}`;
