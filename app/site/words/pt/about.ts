/** The page about Voliera. */
export const about = {
  "about.title": "Sobre a Voliera",
  "about.description": "O que é a Voliera, para quem é e as ideias que a orientam.",
  "about.headline": "Feita para quem conhece cada ave pela anilha.",
  "about.lead":
    "A Voliera é o caderno do viveiro no telemóvel: procura num instante, mostra a árvore de cada ave e diz com quem acasala bem. Para quem cria cinco canários na varanda e para o clube com cem mil registos.",
  "about.mission.title": "A nossa missão",
  "about.mission.lead": "Organizar o que um criador sabe, sem lhe pedir que perceba de computadores.",
  "about.mission.text":
    "Quem cria aves escreve muito e a más horas: anilhas de manhã, pais e datas entre um comedouro e o seguinte. O papel molha-se. A folha de Excel fica no computador de casa. E quando alguém pergunta quem são os pais daquela ave, a resposta está na memória de uma só pessoa.\n\nQueremos que a resposta esteja à mão, certa e legível. Por isso começámos pelo essencial: saber que aves tem, de onde vêm e em que estado estão.",
  "about.values": "O que nos guia",
  "about.value.honest.title": "Só o que se sabe",
  "about.value.honest.text":
    "Uma data desconhecida fica desconhecida, nunca inventada. A consanguinidade mostra que parte da genealogia se conhece; a incubação e as cores indicam a fonte de cada número. Quando as fontes discordam, dizemos que discordam.",
  "about.value.yours.title": "Os dados são seus",
  "about.value.yours.text":
    "Entra com a sua folha e sai com ela, ou com tudo num arquivo .zip, quando quiser e em qualquer plano. Sem publicidade, sem venda de dados, e cada criador só vê o que é seu.",
  "about.value.plain.title": "Simples e completa",
  "about.value.plain.text":
    "Palavras de criador, letras que se leem ao longe, botões à medida do polegar. Se precisar de um manual, a falha é nossa.",
  "about.value.safe.title": "Os enganos podem ser anulados",
  "about.value.safe.text":
    "Uma ave apagada fica 30 dias no lixo. Uma importação mostra primeiro o que vai entrar, só guarda quando confirmar e pode ser anulada durante 24 horas. E o histórico mostra quem alterou o quê.",
  "about.features": "O que faz hoje",
  "about.feature.register.title": "O plantel, por anilha",
  "about.feature.register.text":
    "Cada ave com a anilha, as fotografias, os pais, o estado e a gaiola onde vive. Procure, filtre e ordene o plantel inteiro, mesmo grande, e imprima etiquetas com código QR.",
  "about.feature.pedigree.title": "A família de cada ave",
  "about.feature.pedigree.text":
    "A árvore mostra até seis gerações para cada lado, e o coeficiente de consanguinidade conta todas as que se conhecem. Antes de formar um casal, veja se é boa ideia, e porquê.",
  "about.feature.sheet.title": "Do Excel e de volta ao Excel",
  "about.feature.sheet.text":
    "Importe a folha que já tem, até 10 000 linhas de uma vez; as linhas com erros voltam com a correção explicada. Exporte o plantel quando quiser.",
  "about.feature.species.title": "Espécies e cores com fontes",
  "about.feature.species.text":
    "47 espécies com os dias de incubação, quase todas também com temperatura e humidade para incubadora, e as mutações de sete grupos com o modo como se transmitem. A fonte de cada número está indicada.",
  "about.end.title": "Veja-a com as suas próprias aves",
  "about.end.text":
    "O período experimental dura {{count}} dias e não pede cartão. Se cria para um clube ou um centro de criação, fale connosco primeiro.",
  "about.end.start": "Experimentar grátis",
  "about.end.sales": "Falar sobre planos",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    about: typeof about;
  }
}
