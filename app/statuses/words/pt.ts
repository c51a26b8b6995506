export const statuses = {
  "audit.subject.status": "Estados",
  "settings.statuses.title": "Estados",
  "settings.statuses.lead":
    "Os estados que uma ave pode ter: o nome nas duas línguas, como contam e a ordem nas listas.",
  "settings.statuses.caption": "Os estados da organização, por ordem",
  "settings.statuses.name_pt": "Nome em português",
  "settings.statuses.name_en": "Nome em inglês",
  "settings.statuses.kind": "Significado",
  "settings.statuses.kind_hint":
    "As aves que já não são suas saem do local onde estavam e não contam para o plano; continuam registadas.",
  "settings.statuses.kind.present": "A ave está cá",
  "settings.statuses.kind.away": "Está fora, mas é sua",
  "settings.statuses.kind.gone": "Já não é sua",
  "settings.statuses.birds": "Aves",
  "settings.statuses.actions": "Ações",
  "settings.statuses.add": "Novo estado",
  "settings.statuses.edit": "Editar",
  "settings.statuses.edit_status": "Editar {{name}}",
  "settings.statuses.up": "Subir {{name}}",
  "settings.statuses.down": "Descer {{name}}",
  "settings.statuses.delete": "Apagar {{name}}",
  "settings.statuses.save": "Guardar",
  "settings.statuses.hint": "A importação reconhece os dois nomes.",
  "settings.statuses.created": "Estado {{name}} adicionado.",
  "settings.statuses.changed": "Estado {{name}} guardado.",
  "settings.statuses.done": "Estado apagado.",
  "settings.statuses.failed": "Nada foi alterado. Tente de novo.",
  "settings.statuses.in_use": "Há aves com este estado, algumas talvez no lixo. Mude primeiro o estado dessas aves.",
  "settings.statuses.forbidden": "Só o proprietário ou um gestor da organização pode alterar os estados.",
  "settings.statuses.back": "Voltar às aves",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    statuses: typeof statuses;
  }
}
