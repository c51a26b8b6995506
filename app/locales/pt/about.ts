/** The page about Voliera. */
export const about = {
  "about.title": "Sobre a Voliera",
  "about.description": "O que é a Voliera, para quem é feita e as ideias que a guiam.",
};
