export const pt = {
  "photos.file.missing": "Escolha pelo menos uma fotografia.",
  "photos.file.empty": "O ficheiro está vazio. Escolha a fotografia de novo.",
  "photos.file.large": "O ficheiro tem mais de 12 MB. Reduza a fotografia ou tire-a com menos resolução.",
  "photos.file.svg": "Um desenho SVG não é uma fotografia. Envie JPEG, PNG ou WebP.",
  "photos.file.gif": "Imagens GIF não são aceites. Envie JPEG, PNG ou WebP.",
  "photos.file.heic":
    "Este ficheiro é HEIC, que muitos navegadores não mostram. No iPhone, em Definições › Câmara › Formatos, escolha «Mais compatível»: o telemóvel passa a enviar JPEG.",
  "photos.file.kind": "Este ficheiro não é uma fotografia em JPEG, PNG ou WebP. Escolha outro.",
  "photos.file.animated": "Imagens animadas não são aceites. Envie uma só fotografia.",
  "photos.file.unusual": "Nem todos os navegadores mostram este tipo de JPEG. Guarde a fotografia de novo como JPEG.",
  "photos.file.damaged": "O ficheiro está incompleto ou danificado. Abra a fotografia, guarde-a de novo e envie-a.",
  "photos.file.pixels": "A fotografia tem mais de 40 megapíxeis ou mais de 12 000 píxeis de lado. Reduza-a.",
  "photos.bird_full": "Cada ave tem no máximo 12 fotografias. Apague uma para guardar outra.",
  "photos.storage_full":
    "As fotografias e os documentos da sua organização já ocupam o máximo de 2 GB. Apague alguns; o que foi apagado ainda conta durante uma hora.",
  "photos.too_often": "Demasiados ficheiros seguidos. Envie os restantes daqui a {{count}} min.",
  "photos.again": "A fotografia não foi guardada. Envie-a de novo.",

  "audit.subject.photo": "Fotografia",
  "audit.photo.caption": "Legenda",
};
