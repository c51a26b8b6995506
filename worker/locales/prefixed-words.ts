/** Words under the keys of one room, such as `audit.bird.sexing_method.dna`, so that one list serves several rooms. */
export function under<Room extends string, Key extends string>(room: Room, words: Record<Key, string>) {
  const entries = Object.entries(words).map(([key, text]) => [`${room}${key}`, text]);
  return Object.fromEntries(entries) as Record<`${Room}${Key}`, string>;
}
