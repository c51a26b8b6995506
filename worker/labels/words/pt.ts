export const pt = {
  "labels.many": "Faça no máximo {{most}} etiquetas de cada vez.",
  "labels.file": "Voliera - etiquetas - {{day}}",
  "scan.required": "Escreva o código da etiqueta ou a anilha.",
};
