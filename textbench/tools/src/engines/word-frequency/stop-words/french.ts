import { wordSet } from './word-set.ts';

/** Function words of French, see `stopWords`. */
export const frenchStopWords = wordSet(`
a afin ai ainsi alors après as assez au aucun aucune aujourd'hui auquel aussi autre autres aux avaient avais avait
avant avec avez avoir avons ayant beaucoup bien c'est car ce ceci cela celle celles celui cependant certains ces
cet cette ceux chaque chez ci comme comment d'un d'une dans de depuis des deux devant doit donc dont du elle elles
en encore enfin entre es est et eu eux fait faire fois furent fut hors ici il ils j'ai je jusqu jusque l'a l'on la
laquelle le lequel les lesquels leur leurs lors lorsque lui là m'a ma mais malgré me mes mieux moi moins mon même
mêmes n'a n'est ne ni non nos notre nous on ont or ou où par parce parfois parmi pas pendant peu peut peuvent
plus plusieurs plutôt pour pourquoi pourtant puis puisque qu'elle qu'il qu'ils qu'on qu'un qu'une quand que quel
quelle quelles quelque quelques quels qui quoi rien s'est sa sans se selon sera ses si sinon soi soit son sont
souvent sous suis sur ta tandis te tel telle tels tes toi ton toujours tous tout toute toutes trop très tu un une
vers voici voilà vos votre vous y à été étaient était étant être
`);
