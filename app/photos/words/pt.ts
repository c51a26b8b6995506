export const photos = {
  "audit.subject.photo": "Fotografias",
  "photos.tab": "Fotografias",
  "photos.title": "Fotografias de {{ring}}",
  "photos.empty": "Ainda não há fotografias",
  "photos.empty.why": "A primeira fotografia será a principal.",
  "photos.full": "Esta ave já tem o máximo de 12 fotografias. Apague uma para acrescentar outra.",
  "photos.room": "{{shown}} de {{most}} fotografias desta ave.",
  "photos.storage": "As fotografias da organização ocupam {{used}} MB de {{gigabytes}} GB.",

  "photos.upload.choose": "Escolher fotografias",
  "photos.upload.hint":
    "JPEG, PNG ou WebP, até 12 MB cada. O local, a data e o aparelho que o telemóvel regista na fotografia são apagados.",
  "photos.upload.camera": "Ou tirar uma agora",
  "photos.upload.submit": "Acrescentar",
  "photos.upload.progress": "A enviar as fotografias",
  "photos.upload.failed": "Algumas fotografias não foram guardadas",
  "photos.upload.offline": "Não foi possível enviar. Verifique a ligação à internet e tente de novo.",

  "photos.first": "Principal",
  "photos.change": "Alterar",
  "photos.number": "fotografia {{number}}",
  "photos.caption": "Legenda",
  "photos.caption.save": "Guardar legenda",
  "photos.make_first": "Usar como principal",
  "photos.earlier": "Mover para antes",
  "photos.later": "Mover para depois",
  "photos.delete": "Apagar de vez",

  "photos.flash.added": "{{count}} fotografias guardadas.",
  "photos.flash.added_one": "{{count}} fotografia guardada.",
  "photos.flash.added_other": "{{count}} fotografias guardadas.",
  "photos.flash.changed": "Alteração guardada.",
  "photos.flash.deleted": "Fotografia apagada.",
  "photos.flash.gone": "Essa fotografia já não existe.",
  "photos.flash.forbidden": "A sua conta só permite consultar. Nada foi alterado.",
  "photos.flash.caption": "A legenda pode ter até 200 carateres, nenhum deles invisível. Nada foi alterado.",
  "photos.flash.failed": "Não foi possível alterar a fotografia. Tente de novo.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    photos: typeof photos;
  }
}
