export const pt = {
  "birds.export.file": "{{organization}} - aves - {{day}}",
  "birds.export.broken_off": "INCOMPLETO: faltam aves neste ficheiro. Exporte de novo.",
};
