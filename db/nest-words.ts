/** Who sits on a clutch. */
export const incubationRoles = ["hen", "cock", "both", "foster", "machine"] as const;
/** What a clutch lies in, and on: open nests of finches, closed ones of parrots, bowls of pigeons, what hens of the yard have. */
export const nestKinds = [
  ...(["cup", "wicker", "half_open", "box", "tall_box", "bent_box", "log"] as const),
  ...(["bowl", "laying_box", "ground", "other"] as const),
] as const;
export const nestMaterials = [
  ...(["cotton", "coconut", "sisal", "jute", "hair", "grass", "moss", "felt"] as const),
  ...(["shavings", "straw", "paper", "bare", "other"] as const),
] as const;
