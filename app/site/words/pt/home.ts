/** The front page. */
export const home = {
  "home.title": "O caderno do viveiro",
  "home.description":
    "Registo de aves por anilha, com consanguinidade exata, genética das cores e importação de Excel. Em qualquer telemóvel.",
  "home.for": "Para criadores de aves",
  "home.headline": "O caderno do viveiro, sempre em ordem.",
  "home.lead":
    "Cada ave pela sua anilha, de quem é filha e com quem acasala bem. Importe a folha de Excel que já tem: a árvore desenha-se e a consanguinidade fica calculada, sem limite de gerações.",
  "home.start": "Criar conta grátis",
  "home.see_plans": "Ver os planos",
  "home.note": "Sem cartão. Funciona em telemóveis antigos e com pouca rede.",
  "home.example": "Exemplo",
  "home.example_title": "De onde vem esta ave",
  "home.example_species": "Canário lizard, três gerações",
  "home.example_parents": "Pais de {{ring}}",
  "home.example_f": "F = {{share}}: o pai e a mãe são filhos do mesmo macho, {{ring}}.",

  "home.does": "O que a Voliera faz",
  "home.feature.more": "Ver como",
  "home.feature.flock.title": "O plantel, por anilha",
  "home.feature.flock.text":
    "Procure, filtre, importe. Cada ave tem a sua ficha, com fotografias, família, pesos e histórico.",
  "home.feature.reproduction.title": "A reprodução, pelos pais",
  "home.feature.reproduction.text":
    "Com quem acasalar cada ave, que consanguinidade teriam as crias e que cores podem sair.",
  "home.feature.stock.title": "O stock, sempre contado",
  "home.feature.stock.text": "Quantas aves tem, em que gaiola vive cada uma, quais estão à venda e quais já saíram.",

  "home.troubles.title": "O que custa a quem cria",
  "home.trouble.paper.title": "O papel no viveiro",
  "home.trouble.paper.text":
    "A anilha na porta da gaiola, o casal num envelope, a data na palma da mão. À noite passa-se a limpo, se ainda se perceber a letra.",
  "home.trouble.register.title": "O registo do ano",
  "home.trouble.register.text":
    "Uma vez por ano é preciso dizer o que entrou e o que saiu. Refaz-se uma época inteira de memória, entre talões e mensagens.",
  "home.trouble.kinship.title": "A consanguinidade às escuras",
  "home.trouble.kinship.text":
    "Dois canários comprados a pessoas diferentes podem ser netos do mesmo macho. Sem os avós escritos, ninguém o vê a tempo.",
  "home.trouble.eggs.title": "Os ovos sem data",
  "home.trouble.eggs.text":
    "Um ninho cheio e nenhum dia apontado. Quando se espreita à luz? Quando se deixa de virar? Quando nascem?",
  "home.troubles.answer":
    "Do papel e da consanguinidade trata a Voliera. Posturas não regista, e o livro do ano não o preenche por si; guarda o que ambos pedem: que aves tem, de quem são filhas, de onde vieram e onde estão.",

  "home.flock.title": "Um lugar para cada ave",
  "home.flock.lead": "Cinco aves ou cem mil: a lista abre depressa e encontra-se o que se procura.",
  "home.flock.search.title": "Procura e filtros",
  "home.flock.search.text":
    "Por anilha, nome ou espécie; por estado e por sexo. A procura fica no endereço da página e pode guardá-la nos favoritos.",
  "home.flock.import.title": "A sua folha de Excel, inteira",
  "home.flock.import.text":
    "Ficheiros .xlsx, .xls e .csv com até 10 000 linhas. Vê primeiro o que vai entrar; as linhas com erros saem num ficheiro que diz o que corrigir. E tem 24 horas para anular tudo.",
  "home.flock.record.title": "Uma ficha que cresce com a ave",
  "home.flock.record.text":
    "Fotografias, pesos com gráfico, documentos e histórico, debaixo da anilha tal como a escreveu: zeros à esquerda contam, e no mesmo plantel não há duas iguais.",
  "home.flock.undo.title": "Um engano desfaz-se",
  "home.flock.undo.text":
    "Uma ave apagada fica 30 dias no lixo, com a família intacta. E fica escrito quem alterou o quê, e quando.",

  "home.reproduction.title": "De quem é filha cada ave",
  "home.reproduction.lead": "Indique o pai e a mãe pela anilha. O resto da família sai do que já está escrito.",
  "home.reproduction.parents.title": "Pais conferidos ao guardar",
  "home.reproduction.parents.text":
    "O pai tem de ser macho e a mãe fêmea, nenhum nasce depois da cria e nenhuma ave é antepassada de si própria.",
  "home.reproduction.tree.title": "Seis gerações para cada lado",
  "home.reproduction.tree.text":
    "Antepassados, crias, irmãos e parceiros num só desenho, e a mesma família por escrito.",
  "home.reproduction.share.title": "Para mostrar a quem compra",
  "home.reproduction.share.text":
    "Imprima a genealogia numa folha A4, com a fotografia, o F e um código QR. Ou partilhe uma ligação com quatro gerações, que não mostra notas, preços nem locais e se revoga quando quiser.",
  "home.reproduction.species.title": "Fichas de incubação com fontes",
  "home.reproduction.species.text":
    "Um catálogo de espécies com dias, temperatura, humidade e última viragem, e de onde vem cada número. Copie as suas ou escreva as que faltam.",

  "home.kinship.title": "Pai × filha são 25\u00a0%. E\u00a0mostramos porquê.",
  "home.kinship.lead":
    "O coeficiente de consanguinidade (F) de cada ave, exato por mais fundo que vá a genealogia, e ao lado a parte dela que se conhece.",
  "home.kinship.why.title": "Os antepassados que contam",
  "home.kinship.why.text":
    "Cada antepassado comum aparece com o que contribui para F e por que caminhos. Se falta família, dizemos que F pode ser mais alto.",
  "home.kinship.pair.title": "É boa ideia juntá-los?",
  "home.kinship.pair.text":
    "Escolha um macho e uma fêmea: numa só página, a resposta em palavras, o F e as cores das crias, e o que elas fazem à diversidade do plantel.",
  "home.kinship.mates.title": "Com quem acasalar",
  "home.kinship.mates.text":
    "Os parceiros possíveis de cada ave, do melhor ao pior, com o que há contra cada um. Ou os machos e as fêmeas que escolher, todos com todas, num quadro para imprimir.",
  "home.kinship.colours.title": "Que cores vão sair",
  "home.kinship.colours.text":
    "Machos e fêmeas em frações exatas, para periquitos, caturras, agapórnis, canários, mandarins, diamantes-de-gould e periquitos-de-colar. De cada mutação lê com que certeza se transmite assim, e quem o diz.",
  "home.kinship.hidden.title": "O que a ave traz escondido",
  "home.kinship.hidden.text":
    "Pelas cores dos pais e das crias, a probabilidade de ser portadora; e um aviso quando há registos que não podem estar todos certos.",
  "home.kinship.proof.title": "Contas conferidas",
  "home.kinship.proof.text":
    "Contra exemplos publicados, desde Wright em 1921, e contra um segundo método em genealogias sorteadas.",

  "home.matings.title": "F das crias",
  "home.matings.lead": "Quando mais ninguém na família é parente",
  "home.matings.father_daughter": "Pai × filha",
  "home.matings.siblings": "Irmão × irmã",
  "home.matings.half_siblings": "Meio-irmão × meia-irmã",
  "home.matings.grandfather": "Avô × neta",
  "home.matings.uncle": "Tio × sobrinha",
  "home.matings.cousins": "Primos direitos",
  "home.matings.line": "Irmãos, três gerações seguidas",

  "home.sheet.catalogue": "Do catálogo",
  "home.sheet.name": "Caturra",
  "home.sheet.range": "Incubação",
  "home.sheet.range_value": "19 dias; a literatura diz 18–21",
  "home.sheet.temperature": "Temperatura",
  "home.sheet.temperature_value": "37,3\u00a0°C",
  "home.sheet.humidity": "Humidade",
  "home.sheet.humidity_value": "45–55\u00a0%",
  "home.sheet.hatch": "Na eclosão",
  "home.sheet.hatch_value": "65–75\u00a0%",
  "home.sheet.turning": "Última viragem",
  "home.sheet.turning_value": "3 dias antes",
  "home.sheet.candling": "Ovoscopia",
  "home.sheet.candling_value": "dia 6, 13, 16",
  "home.sheet.doubt": "A confirmar",
  "home.sheet.doubt_value": "há listas com 21 dias",
  "home.sheet.sources": "Fontes",
  "home.sheet.sources_value": "quatro, nomeadas na ficha",

  "home.stock.title": "Quantas tem, e onde andam",
  "home.stock.lead": "Aqui, stock são as aves. Cada uma tem um estado, e o painel conta-as por si.",
  "home.stock.count.title": "Contas feitas",
  "home.stock.count.text": "O total, por espécie e por estado. Um toque no número abre a lista que está por trás dele.",
  "home.stock.status.title": "Sai da gaiola, fica no caderno",
  "home.stock.status.text":
    "Uma ave vendida ou cedida muda de estado e continua escrita: os filhos não perdem o pai nem a mãe.",
  "home.stock.places.title": "Cada gaiola com a sua etiqueta",
  "home.stock.places.text":
    "Salas, baterias, gaiolas e voadeiras, com a lotação e as mudanças. Imprima etiquetas com código QR; aponte o telemóvel e abre-se a ficha.",
  "home.stock.export.title": "Os dados são seus",
  "home.stock.export.text":
    "Exporte o plantel para .xlsx ou .csv, ou leve tudo num arquivo .zip, fotografias incluídas. Quando quiser, em qualquer plano.",
  "home.kind.present.title": "No viveiro",
  "home.kind.present.text": "estão consigo",
  "home.kind.away.title": "Fora",
  "home.kind.away.text": "podem voltar",
  "home.kind.gone.title": "Já saíram",
  "home.kind.gone.text": "ficam na história",

  "home.plans": "Planos",
  "home.plans_lead": "Comece por onde lhe fizer sentido. Muda quando precisar.",
  "home.compare_plans": "Comparar os planos ao pormenor",

  "home.support.title": "Alguém responde",
  "home.support.lead": "Uma dúvida na folha de Excel, uma espécie que falta, um erro?",
  "home.support.write": "Escreva-nos",
  "home.support.reply.title": "Em 24 horas",
  "home.support.reply.text": "É o tempo em que respondemos a cada mensagem.",
  "home.support.hours.title": "Todos os dias",
  "home.support.hours.text": "Dias úteis das 9:00 às 18:00, fim de semana das 10:00 às 14:00.",
  "home.support.languages.title": "Na sua língua",
  "home.support.languages.text": "Escreva em português ou em inglês; a resposta vai na mesma.",

  "home.end.title": "Tem uma folha com as suas aves?",
  "home.end.text": "Crie a conta, importe a folha e veja ainda hoje a árvore de cada ave e a sua consanguinidade.",
  "home.end.ask": "Fazer uma pergunta",
  "home.shot.register":
    "O plantel na Voliera: a lista das aves, cada uma com anilha, espécie, sexo, idade, estado e local.",
  "home.shot.pedigree":
    "A árvore genealógica de uma ave, da esquerda para a direita: a ave e, ligados a ela por linhas, os seus antepassados.",
  "home.shot.import":
    "A verificação de uma folha de Excel antes de a guardar: quantas linhas são novas e, em cada erro, a linha, a coluna e a correção.",
};

declare module "#app/locales/dictionary.ts" {
  interface Dictionaries {
    home: typeof home;
  }
}
