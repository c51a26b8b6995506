export const settings = {
  "settings.logout": "Sair",
  "settings.lead": "A sua conta, a organização, o viveiro e os seus dados.",
  "settings.group.you": "A sua conta",
  "settings.group.organization": "A organização",
  "settings.group.flock": "O viveiro",
  "settings.group.data": "Os dados",
  "settings.season.title": "Época de criação",
  "settings.season.what": "O mês em que a época começa, para os números dos casais.",
  "settings.season.lead":
    "Os casais são numerados por época: 2027-07 é o sétimo de 2027. Se cria na passagem do ano, como é habitual com os diamantes-de-gould, comece a época no outono; uma época que começa depois de junho tem o nome do ano seguinte.",
  "settings.season.month": "A época começa em",
  "settings.season.now": "Agora: época de {{year}}, de {{first}} a {{last}}.",
  "settings.season.save": "Guardar",
  "settings.season.saved": "Época guardada.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    settings: typeof settings;
  }
}
