export const pt = {
  "labels.many": "Pode criar no máximo {{most}} etiquetas de cada vez.",
  "labels.file": "{{name}} - etiquetas - {{day}}",
  "scan.required": "Escreva o código da etiqueta ou o número da anilha.",
};
