export const breeding = {
  "assistant.link.genes": "Escrever o genótipo de {{bird}}",

  "assistant.inbreeding.how":
    "F é o coeficiente de consanguinidade, calculado por Wright com toda a genealogia registada; quem não é conhecido conta como não aparentado.",
  "assistant.inbreeding.bird": "O F de {{bird}} é {{share}}.",
  "assistant.inbreeding.bird.unknown":
    "Os pais de {{bird}} não estão registados, por isso não se pode calcular o F. Escreva-os na ficha.",
  "assistant.inbreeding.two": "As crias de {{cock}} com {{hen}} teriam F = {{share}}.",
  "assistant.inbreeding.not_two": "O F das crias calcula-se de um macho e de uma fêmea, ambos de sexo registado.",
  "assistant.inbreeding.hybrid": "São de espécies diferentes: as crias seriam híbridas.",
  "assistant.inbreeding.pair":
    "Conforme o macho e a fêmea, as crias do casal {{pair}} teriam F de {{least}} a {{most}}.",
  "assistant.inbreeding.pair.unknown":
    "O casal {{pair}} já não tem um macho e uma fêmea no registo, por isso não se pode calcular o F.",
  "assistant.inbreeding.risk.high": "É tanto como em crias de irmãos, ou mais.",
  "assistant.inbreeding.risk.elevated": "É tanto como em crias de meios-irmãos, ou mais.",
  "assistant.inbreeding.risk.low": "É tanto como em crias de primos direitos, ou mais.",
  "assistant.inbreeding.risk.little": "É menos do que em crias de primos direitos.",
  "assistant.inbreeding.risk.none": "Não há antepassados comuns conhecidos.",
  "assistant.inbreeding.lower_bound": "Só se conhece {{share}} da genealogia, por isso pode ser mais.",
  "assistant.inbreeding.part": "contribui com {{share}}",
  "assistant.inbreeding.chart": "De que antepassados comuns vem o F",

  "assistant.mates.best": "O par com o F mais baixo para {{bird}} é {{mate}}: as crias teriam F = {{share}}.",
  "assistant.mates.count": "Há {{count}} aves que podia juntar-lhe.",
  "assistant.mates.count_one": "É a única ave que podia juntar-lhe.",
  "assistant.mates.count_other": "Há {{count}} aves que podia juntar-lhe.",
  "assistant.mates.none": "Não há nenhuma ave presente da mesma espécie e do outro sexo para juntar a {{bird}}.",
  "assistant.mates.theirs": "{{bird}} é de outro criador: só se procuram pares para as suas aves.",
  "assistant.mates.gone": "{{bird}} já saiu do plantel («{{status}}»), por isso não se procura par.",
  "assistant.mates.unknown_sex":
    "O sexo de {{bird}} não está registado, por isso não se sabe quem lhe serve. Escreva-o na ficha.",
  "assistant.mates.how":
    "Comparei as aves presentes da mesma espécie e do outro sexo, primeiro pelo F das crias e depois pela diversidade do plantel.",
  "assistant.mates.f": "F das crias {{share}}",
  "assistant.mates.young": "crias {{looks}}",
  "assistant.mates.caution.young": "tem menos de um ano",
  "assistant.mates.caution.unknown_age": "idade desconhecida",
  "assistant.mates.caution.sick": "doente",
  "assistant.mates.caution.quarantine": "em quarentena",
  "assistant.mates.caution.treated": "a ser medicada ou em intervalo de segurança",
  "assistant.mates.caution.reserved": "reservada",
  "assistant.mates.caution.away": "fora do plantel",

  "assistant.diversity.of_species": "da espécie {{species}}",
  "assistant.diversity.have":
    "As {{count}} aves presentes{{of}} guardam {{genes}} da diversidade dos fundadores, como se fossem {{founders}} fundadores. O parentesco médio é {{mean}}.",
  "assistant.diversity.have_one":
    "A única ave presente{{of}} guarda {{genes}} da diversidade dos fundadores. O parentesco médio é {{mean}}.",
  "assistant.diversity.have_other":
    "As {{count}} aves presentes{{of}} guardam {{genes}} da diversidade dos fundadores, como se fossem {{founders}} fundadores. O parentesco médio é {{mean}}.",
  "assistant.diversity.none": "Não tem aves presentes{{of}}, por isso não há diversidade para medir.",
  "assistant.diversity.mean": "parentesco médio {{share}}",
  "assistant.diversity.how":
    "Contei só as aves presentes; em cima estão as de genes mais raros, com as quais mais vale a pena criar.",

  "assistant.colours.how": "É o que o calculador de cores dá para as cores e genótipos registados nas duas aves.",
  "assistant.colours.all": "As crias de {{cock}} com {{hen}} seriam {{looks}}.",
  "assistant.colours.some":
    "As crias de {{cock}} com {{hen}} seriam sobretudo {{looks}}; há mais {{count}} cores possíveis.",
  "assistant.colours.some_one":
    "As crias de {{cock}} com {{hen}} seriam sobretudo {{looks}}; há mais {{count}} cor possível.",
  "assistant.colours.some_other":
    "As crias de {{cock}} com {{hen}} seriam sobretudo {{looks}}; há mais {{count}} cores possíveis.",
  "assistant.colours.one": "{{name}} ({{share}})",
  "assistant.colours.only.male": "só machos",
  "assistant.colours.only.female": "só fêmeas",
  "assistant.colours.lost": "Perdiam-se {{share}} dos ovos, por terem {{name}} dos dois pais.",
  "assistant.colours.many": "O casal {{pair}} tem vários machos ou fêmeas. Pergunte por um macho e uma fêmea.",
  "assistant.colours.nobody":
    "O casal {{pair}} já não tem um macho e uma fêmea no registo, por isso não se sabe que cores dariam.",
  "assistant.colours.no_book":
    "Não conheço as mutações da espécie de {{cock}} e {{hen}}. Escreva-as nas suas mutações, em Genética.",
  "assistant.colours.unwritten":
    "A cor de {{bird}} não está registada, por isso não se sabe que cores dariam. Escreva-a na página Genética da ave.",
  "assistant.colours.unread":
    "Não percebo {{words}} na cor de {{bird}}, e por isso não adivinho as crias. Corrija-a na página Genética da ave.",
  "assistant.colours.chart": "Cores das crias de {{cock}} com {{hen}}",

  "assistant.pairs.have": "Tem {{count}} casais{{which}}.",
  "assistant.pairs.have_one": "Tem {{count}} casal{{which}}.",
  "assistant.pairs.have_other": "Tem {{count}} casais{{which}}.",
  "assistant.pairs.have_more": "Tem pelo menos {{count}} casais{{which}}.",
  "assistant.pairs.none": "Não tem nenhum casal{{which}}.",
  "assistant.pairs.state.open": "por terminar",
  "assistant.pairs.state.planned": "planeados",
  "assistant.pairs.state.planned_zero": "planeado",
  "assistant.pairs.state.planned_one": "planeado",
  "assistant.pairs.state.planned_other": "planeados",
  "assistant.pairs.state.active": "ativos",
  "assistant.pairs.state.active_zero": "ativo",
  "assistant.pairs.state.active_one": "ativo",
  "assistant.pairs.state.active_other": "ativos",
  "assistant.pairs.state.resting": "a descansar",
  "assistant.pairs.state.ended": "terminados",
  "assistant.pairs.state.ended_zero": "terminado",
  "assistant.pairs.state.ended_one": "terminado",
  "assistant.pairs.state.ended_other": "terminados",
  "assistant.pairs.of_bird": "de {{bird}}",
  "assistant.pairs.of_species": "da espécie {{species}}",
  "assistant.pairs.in_place": "em {{place}}",
  "assistant.pairs.of_season": "da época de {{season}}",
  "assistant.pairs.how": "Contei os casais como a página Casais, com os mesmos filtros.",
  "assistant.pairs.how.all": "Contei os casais como a página Casais, com os que já terminaram.",
} as const;
