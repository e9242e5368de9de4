import { wordSet } from './word-set.ts';

/** Function words of English, see `stopWords`. */
export const englishStopWords = wordSet(`
a about above after again against all almost also although always am among an and another any are aren't
around as at be because been before being below between both but by can can't cannot could couldn't did
didn't do does doesn't doing don't down during each either else even ever every few for from further had
hadn't has hasn't have haven't having he he'd he'll he's her here hers herself him himself his how however i
i'd i'll i'm i've if in into is isn't it it'd it'll it's its itself just least let let's like many may me
might mine more most much must mustn't my myself neither no nor not now of off often on once one only onto
or other others our ours ourselves out over own per perhaps quite rather really same shall shan't she she'd
she'll she's should shouldn't since so some such than that that's the their theirs them themselves then
there there's therefore these they they'd they'll they're they've this those though through thus to too
toward towards under until up upon us very was wasn't we we'd we'll we're we've were weren't what what's
when where whether which while who who's whom whose why will with within without won't would wouldn't yet
you you'd you'll you're you've your yours yourself yourselves
`);
