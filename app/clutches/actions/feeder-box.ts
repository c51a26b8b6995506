/** The name of the box of a hen that feeds the chicks, counted from 0. */
export const feederBox = (at: number): `feeder-${number}` => `feeder-${at}`;
