/** The front page. */
export const home = {
  "home.title": "O caderno do viveiro",
  "home.description":
    "Registo de aves por anilha, árvore genealógica e importação de Excel. Em português e inglês, em qualquer telemóvel.",
  "home.for": "Para criadores de aves",
  "home.headline": "O caderno do viveiro, sempre em ordem.",
  "home.lead":
    "Cada ave pela sua anilha, com os pais, a espécie e o estado. A folha de Excel que já tem entra de uma vez; a árvore genealógica desenha-se sozinha.",
  "home.start": "Criar conta grátis",
  "home.see_plans": "Ver os planos",
  "home.note": "Sem cartão. Funciona em telemóveis antigos e com pouca rede.",
  "home.example": "Exemplo",
  "home.example_title": "De onde vem esta ave",
  "home.example_species": "Canário lizard, três gerações",
  "home.example_parents": "Pais de {{ring}}",

  "home.does": "O que a Voliera faz",
  "home.feature.more": "Ver como",
  "home.feature.flock.title": "O plantel, por anilha",
  "home.feature.flock.text": "Procure, filtre, importe. Cada ave tem a sua ficha, da anilha aos irmãos.",
  "home.feature.reproduction.title": "A reprodução, pelos pais",
  "home.feature.reproduction.text":
    "Pai e mãe conferidos ao guardar, seis gerações à vista e uma ficha de incubação por espécie.",
  "home.feature.stock.title": "O stock, sempre contado",
  "home.feature.stock.text": "Quantas aves tem, quais estão à venda ou emprestadas, e quais já saíram.",

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
    "A Voliera não trata de tudo isto. Trata da base, sem a qual o resto não se faz: que aves tem, de quem são filhas e em que estado estão.",

  "home.flock.title": "Um lugar para cada ave",
  "home.flock.lead": "Cinco aves ou cem mil: a lista abre depressa e encontra-se o que se procura.",
  "home.flock.search.title": "Procura e filtros",
  "home.flock.search.text":
    "Por anilha, nome ou espécie; por estado e por sexo. A procura fica no endereço da página e pode guardá-la nos favoritos.",
  "home.flock.import.title": "A sua folha de Excel, inteira",
  "home.flock.import.text":
    "Ficheiros .xlsx, .xls e .csv com até 10 000 linhas. Vê primeiro o que vai entrar; cada erro diz a linha, a coluna e como se corrige.",
  "home.flock.ring.title": "A anilha tal como é",
  "home.flock.ring.text":
    "Zeros à esquerda, letras e números ficam como os escreveu. No mesmo plantel não há duas iguais.",
  "home.flock.undo.title": "Um engano desfaz-se",
  "home.flock.undo.text": "Ao apagar uma ave pode anular logo a seguir; ela fica 30 dias no lixo.",

  "home.reproduction.title": "De quem é filha cada ave",
  "home.reproduction.lead": "Indique o pai e a mãe pela anilha. O resto da família sai do que já está escrito.",
  "home.reproduction.parents.title": "Pais conferidos ao guardar",
  "home.reproduction.parents.text":
    "O pai tem de ser macho e a mãe fêmea, nenhum nasce depois da cria e nenhuma ave é antepassada de si própria.",
  "home.reproduction.tree.title": "Seis gerações para cada lado",
  "home.reproduction.tree.text":
    "Antepassados, crias, irmãos e parceiros num só desenho, e a mesma família por escrito.",
  "home.reproduction.kinship.title": "Antepassados repetidos à vista",
  "home.reproduction.kinship.text":
    "Uma ave que aparece dos dois lados leva a mesma letra em todos os sítios. O coeficiente de consanguinidade a Voliera não calcula; mostra-lhe onde as linhas se encontram.",
  "home.reproduction.species.title": "Fichas de incubação com fontes",
  "home.reproduction.species.text":
    "Um catálogo de espécies com dias, temperatura, humidade e última viragem, e de onde vem cada número. Copie as suas ou escreva as que faltam.",

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
  "home.stock.export.title": "Os dados são seus",
  "home.stock.export.text": "Exporte o plantel para .xlsx ou .csv quando quiser, em qualquer plano.",
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
  "home.end.text": "Crie a conta, importe a folha e veja a primeira árvore genealógica ainda hoje.",
  "home.end.ask": "Fazer uma pergunta",
  "home.shot.register":
    "O plantel na Voliera: caixa de procura, filtros e cada ave com anilha, espécie, sexo, idade e estado.",
  "home.shot.pedigree":
    "A árvore genealógica de uma ave, da esquerda para a direita: a ave e, ligados a ela por linhas, os seus antepassados.",
  "home.shot.import":
    "A verificação de uma folha de Excel antes de a guardar: quantas linhas são novas e, em cada erro, a linha, a coluna e a correção.",
};
