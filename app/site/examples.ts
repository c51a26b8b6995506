/** F of the young of relatives that are not inbred themselves (Wright 1922; Falconer and Mackay 1996, table 5.1). */
export const matings = [
  { key: "father_daughter", share: 0.25 },
  { key: "siblings", share: 0.25 },
  { key: "half_siblings", share: 0.125 },
  { key: "grandfather", share: 0.125 },
  { key: "cousins", share: 0.0625 },
  { key: "line", share: 0.5 },
] as const;
