export const pt = {
  "results.colours.sex.male": "macho",
  "results.colours.sex.female": "fêmea",
  "results.colours.and": "{{first}} e {{last}}",
  "results.colours.impossible": "{{chick}}: este casal não pode ter uma cria assim.",
  "results.colours.explained": "Com o que hoje está registado dos pais, já é possível.",
  "results.colours.no_split":
    "Não basta um dos pais ser portador: verifique a cor e o sexo da cria, e quem são os seus pais.",
  "results.colours.needs.both": "Os dois pais teriam de ser portadores de {{names}}.",
  "results.colours.needs.cock": "O macho teria de ser portador de {{names}}.",
  "results.colours.needs.hen": "A fêmea teria de ser portadora de {{names}}.",
  "results.colours.needs.either": "Um dos pais teria de ser portador de {{names}}.",
  "results.colours.other.male": "Se for macho: {{what}}",
  "results.colours.other.female": "Se for fêmea: {{what}}",
  "results.colours.other.possible": "é possível.",
  "results.colours.father": "Ou o pai é outro macho que esteve no casal: {{rings}}.",
  "results.colours.mother": "Ou a mãe é outra fêmea que esteve no casal: {{rings}}.",
  "results.colours.nest": "Ou o ovo era do casal {{pair}}, em cujo ninho nasceu.",
  "results.colours.uneven.none":
    "De {{of}} crias, nenhuma é {{look}}, onde seriam de esperar {{expected}}; só por acaso, isto acontece em 1 de cada {{broods}} ninhadas assim.",
  "results.colours.uneven.some_one":
    "De {{of}} crias, {{count}} é {{look}}, onde seriam de esperar {{expected}}; só por acaso, isto acontece em 1 de cada {{broods}} ninhadas assim.",
  "results.colours.uneven.some_other":
    "De {{of}} crias, {{count}} são {{look}}, onde seriam de esperar {{expected}}; só por acaso, isto acontece em 1 de cada {{broods}} ninhadas assim.",
  "results.colours.see": "Ver as cores do casal {{pair}}",
};
