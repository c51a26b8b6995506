export const pt = {
  "birds.export.file": "{{organization}} - aves - {{day}}",
  "birds.export.broken_off": "INTERROMPIDO: faltam aves neste ficheiro. Exporte outra vez.",
};
