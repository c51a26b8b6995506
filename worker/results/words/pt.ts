export const pt = {
  "results.brood.sex.male": "macho",
  "results.brood.sex.female": "fêmea",
  "results.brood.and": "{{first}} e {{last}}",
  "results.brood.impossible": "{{chick}}: este casal não pode ter uma cria assim.",
  "results.brood.explained": "Com o que hoje está registado dos pais, já é possível.",
  "results.brood.no_split":
    "Nem que os pais fossem portadores isto se explicava: verifique a cor e o sexo da cria, e quem são os seus pais.",
  "results.brood.needs.both": "Os dois pais teriam de ser portadores de {{names}}.",
  "results.brood.needs.cock": "O macho teria de ser portador de {{names}}.",
  "results.brood.needs.hen": "A fêmea teria de ser portadora de {{names}}.",
  "results.brood.needs.either": "Um dos pais teria de ser portador de {{names}}.",
  "results.brood.other.male": "Se for macho: {{what}}",
  "results.brood.other.female": "Se for fêmea: {{what}}",
  "results.brood.other.possible": "é possível.",
  "results.brood.father": "Ou o pai é outro macho que esteve no casal: {{rings}}.",
  "results.brood.mother": "Ou a mãe é outra fêmea que esteve no casal: {{rings}}.",
  "results.brood.nest": "Ou o ovo era do casal {{pair}}, em cujo ninho nasceu.",
  "results.brood.uneven.none":
    "De {{of}} crias, nenhuma é {{look}}, onde seriam de esperar {{expected}}; só por acaso, isto acontece em 1 de cada {{broods}} ninhadas assim.",
  "results.brood.uneven.some_one":
    "De {{of}} crias, {{count}} é {{look}}, onde seriam de esperar {{expected}}; só por acaso, isto acontece em 1 de cada {{broods}} ninhadas assim.",
  "results.brood.uneven.some_other":
    "De {{of}} crias, {{count}} são {{look}}, onde seriam de esperar {{expected}}; só por acaso, isto acontece em 1 de cada {{broods}} ninhadas assim.",
  "results.brood.see": "Ver as cores do casal {{pair}}",
};
