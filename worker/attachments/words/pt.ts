export const pt = {
  "attachments.kind": "Este ficheiro não é um PDF nem uma imagem JPEG, PNG ou WebP. Escolha outro.",
  "attachments.pdf_large": "Um PDF pode ter até {{most}} MB. Escolha um mais leve.",
  "attachments.pdf_broken": "Este PDF está danificado ou contém outro ficheiro. Guarde-o de novo e tente outra vez.",
  "attachments.missing": "Escolha um ficheiro.",
};
