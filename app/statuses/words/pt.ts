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
  "settings.statuses.movement": "No registo de entradas e saídas",
  "settings.statuses.movement_hint": "Como o registo diz que uma ave saiu, quando lhe dá este estado.",
  "settings.statuses.movement.none": "A ave não sai",
  "settings.statuses.movement.sale": "Venda",
  "settings.statuses.movement.gift": "Cedência",
  "settings.statuses.movement.loan": "Empréstimo",
  "settings.statuses.movement.death": "Morte",
  "settings.statuses.movement.escape": "Fuga",
  "settings.statuses.movement.theft": "Roubo",
  "settings.statuses.movement.export": "Exportação",
  "settings.statuses.movement.return": "Devolvida ao proprietário",
  "settings.statuses.movement.other": "Outra saída",
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
