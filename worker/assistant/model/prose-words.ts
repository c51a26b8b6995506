// Words that begin a sentence with a capital and name nothing, folded, of both languages.
const starters = `a o os as um uma uns umas no na nos nas do da dos das em de com por para pelo pela ao aos se so ha tem tens
  nao sim este esta estes estas esse essa isso isto aquele neste nesta nesse nessa ele ela eles elas seu sua seus suas todos
  todas cada entre desde ate depois antes hoje ontem amanha agora quando onde como porque pois mas e ou que quem qual quais
  ainda ja mais menos muito muitos poucos apenas tambem assim sao esta estao foi foram sera serao tera ver veja nesta neste
  the an your you there this that these those it its they their he she his her we i in on at of to for from with by between
  since until after before today yesterday tomorrow now when where how why because but and or if as is are was were will
  would has have had do does did not yes most more less many few only also so still already both each every all see than
  then here which who what during over under about with without`;
export const plainStarts: ReadonlySet<string> = new Set(starters.split(/\s+/));

// Words that are numbers or days and are written small: they too must stand in what a tool answered.
const counting = `zero nenhum nenhuma nenhuns nenhumas dois duas tres quatro cinco seis sete oito nove dez onze doze treze catorze
  quinze dezasseis dezassete dezoito dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzentos
  trezentos quinhentos mil milhao milhoes duzia duzias dobro triplo metade terco
  none nobody two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen double twice triple half third
  quarter
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  january february april june july august september october november december
  segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado domingo
  monday tuesday wednesday thursday friday saturday sunday`;
export const saysNumber: ReadonlySet<string> = new Set(counting.split(/\s+/));

/** What speaks of how much of a medicine to give: never said, whatever a tool answered. */
export const speaksOfDoses =
  /\b(?:doses?|dosa\w*|posolog\w*|gotas?|drops?|mg|mcg|µg|ug|ui|iu|cc|colher\w*|spoon\w*|pitadas?|pinch\w*|comprimidos?|tablets?|pills?)\b|\b(?:mg|ml|g)\s*\/|\d\s*(?:mg|ml|mcg|µg|ui|iu|cc)\b/iu;
