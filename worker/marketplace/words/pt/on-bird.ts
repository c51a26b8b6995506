/** What a bird's page says of the listing it is in, by its state. */
export const onBird = {
  "market.bird.published": "à vista",
  "market.bird.held": "a aguardar",
  "market.bird.paused": "em pausa",
  "market.bird.reserved": "reservado",
};
