import type { breeding as words } from "../pt/breeding.ts";

export const breeding: Record<keyof typeof words, string> = {
  "assistant.link.genes": "Write the genotype of {{bird}}",

  "assistant.inbreeding.how":
    "F is Wright's coefficient of inbreeding over the whole recorded pedigree; unknown ancestors count as unrelated.",
  "assistant.inbreeding.bird": "F of {{bird}} is {{share}}.",
  "assistant.inbreeding.bird.unknown":
    "The parents of {{bird}} are not recorded, so F cannot be calculated. Write them in the bird's record.",
  "assistant.inbreeding.two": "The chicks of {{cock}} and {{hen}} would have F = {{share}}.",
  "assistant.inbreeding.not_two": "F of the chicks is calculated from a cock and a hen, both with their sex recorded.",
  "assistant.inbreeding.hybrid": "They are of different species: the chicks would be hybrids.",
  "assistant.inbreeding.pair":
    "Depending on the cock and the hen, the chicks of pair {{pair}} would have F from {{least}} to {{most}}.",
  "assistant.inbreeding.pair.unknown":
    "Pair {{pair}} no longer has a cock and a hen on record, so F cannot be calculated.",
  "assistant.inbreeding.risk.high": "That is at least as much as in chicks of siblings.",
  "assistant.inbreeding.risk.elevated": "That is at least as much as in chicks of half siblings.",
  "assistant.inbreeding.risk.low": "That is at least as much as in chicks of first cousins.",
  "assistant.inbreeding.risk.little": "That is less than in chicks of first cousins.",
  "assistant.inbreeding.risk.none": "There are no known common ancestors.",
  "assistant.inbreeding.lower_bound": "Only {{share}} of the pedigree is known, so it may be more.",
  "assistant.inbreeding.part": "contributes {{share}}",
  "assistant.inbreeding.chart": "Common ancestors that F comes from",

  "assistant.mates.best": "The mate with the lowest F for {{bird}} is {{mate}}: the chicks would have F = {{share}}.",
  "assistant.mates.count": "There are {{count}} birds you could pair it with.",
  "assistant.mates.count_one": "It is the only bird you could pair it with.",
  "assistant.mates.count_other": "There are {{count}} birds you could pair it with.",
  "assistant.mates.none": "No bird of the same species and the other sex is present to be paired with {{bird}}.",
  "assistant.mates.theirs": "{{bird}} is another breeder's: mates are only sought for your own birds.",
  "assistant.mates.gone": "{{bird}} has left the flock (“{{status}}”), so no mate is sought.",
  "assistant.mates.unknown_sex":
    "The sex of {{bird}} is not recorded, so nobody can tell who would suit it. Write it in the bird's record.",
  "assistant.mates.how":
    "I compared the present birds of the same species and the other sex, first by F of the chicks, then by the diversity of the flock.",
  "assistant.mates.f": "F of the chicks {{share}}",
  "assistant.mates.young": "chicks {{looks}}",
  "assistant.mates.caution.young": "under a year",
  "assistant.mates.caution.unknown_age": "age unknown",
  "assistant.mates.caution.sick": "sick",
  "assistant.mates.caution.quarantine": "in quarantine",
  "assistant.mates.caution.treated": "under a medicine or its withdrawal",
  "assistant.mates.caution.reserved": "reserved",
  "assistant.mates.caution.away": "not in the flock",

  "assistant.diversity.of_species": "of the species {{species}}",
  "assistant.diversity.have":
    "The {{count}} present birds{{of}} keep {{genes}} of the founders' diversity, as if they were {{founders}} founders. Their mean kinship is {{mean}}.",
  "assistant.diversity.have_one":
    "The only present bird{{of}} keeps {{genes}} of the founders' diversity. Its mean kinship is {{mean}}.",
  "assistant.diversity.have_other":
    "The {{count}} present birds{{of}} keep {{genes}} of the founders' diversity, as if they were {{founders}} founders. Their mean kinship is {{mean}}.",
  "assistant.diversity.none": "You have no present birds{{of}}, so there is no diversity to measure.",
  "assistant.diversity.mean": "mean kinship {{share}}",
  "assistant.diversity.how":
    "I counted the present birds only; those with the rarest genes come first, and are the ones most worth breeding from.",

  "assistant.colours.how":
    "This is what the colour calculator gives for the colours and genotypes recorded of the two birds.",
  "assistant.colours.all": "The chicks of {{cock}} and {{hen}} would be {{looks}}.",
  "assistant.colours.some":
    "The chicks of {{cock}} and {{hen}} would mostly be {{looks}}; {{count}} more colours are possible.",
  "assistant.colours.some_one":
    "The chicks of {{cock}} and {{hen}} would mostly be {{looks}}; {{count}} more colour is possible.",
  "assistant.colours.some_other":
    "The chicks of {{cock}} and {{hen}} would mostly be {{looks}}; {{count}} more colours are possible.",
  "assistant.colours.one": "{{name}} ({{share}})",
  "assistant.colours.only.male": "cocks only",
  "assistant.colours.only.female": "hens only",
  "assistant.colours.lost": "{{share}} of the eggs would be lost for getting {{name}} from both parents.",
  "assistant.colours.many": "Pair {{pair}} has several cocks or hens. Ask about one cock and one hen.",
  "assistant.colours.nobody":
    "Pair {{pair}} no longer has a cock and a hen on record, so nobody can tell their colours.",
  "assistant.colours.no_book":
    "I do not know the mutations of the species of {{cock}} and {{hen}}. Write them among your mutations, under Genetics.",
  "assistant.colours.unwritten":
    "The colour of {{bird}} is not recorded, so nobody can tell the colours of the chicks. Write it on the bird's Genetics page.",
  "assistant.colours.unread":
    "I do not understand {{words}} in the colour of {{bird}}, so I will not guess the chicks. Correct it on the bird's Genetics page.",
  "assistant.colours.chart": "Colours of the chicks of {{cock}} and {{hen}}",

  "assistant.pairs.have": "You have {{count}} pairs{{which}}.",
  "assistant.pairs.have_one": "You have {{count}} pair{{which}}.",
  "assistant.pairs.have_other": "You have {{count}} pairs{{which}}.",
  "assistant.pairs.have_more": "You have at least {{count}} pairs{{which}}.",
  "assistant.pairs.none": "You have no pairs{{which}}.",
  "assistant.pairs.state.open": "that have not ended",
  "assistant.pairs.state.planned": "that are planned",
  "assistant.pairs.state.planned_zero": "that are planned",
  "assistant.pairs.state.planned_one": "that is planned",
  "assistant.pairs.state.planned_other": "that are planned",
  "assistant.pairs.state.active": "that are active",
  "assistant.pairs.state.active_zero": "that are active",
  "assistant.pairs.state.active_one": "that is active",
  "assistant.pairs.state.active_other": "that are active",
  "assistant.pairs.state.resting": "at rest",
  "assistant.pairs.state.ended": "that have ended",
  "assistant.pairs.state.ended_zero": "that have ended",
  "assistant.pairs.state.ended_one": "that has ended",
  "assistant.pairs.state.ended_other": "that have ended",
  "assistant.pairs.of_bird": "with {{bird}}",
  "assistant.pairs.of_species": "of the species {{species}}",
  "assistant.pairs.in_place": "in {{place}}",
  "assistant.pairs.of_season": "of the {{season}} season",
  "assistant.pairs.how": "I counted the pairs as the Pairs page does, with the same filters.",
  "assistant.pairs.how.all": "I counted the pairs as the Pairs page does, those that have ended included.",
};
