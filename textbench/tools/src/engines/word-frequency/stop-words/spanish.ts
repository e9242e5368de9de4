import { wordSet } from './word-set.ts';

/** Function words of Spanish, see `stopWords`. */
export const spanishStopWords = wordSet(`
a al algo alguien algún alguna algunas alguno algunos ante antes aquel aquella aquellas aquello aquellos aquí así
aun aunque aún bajo bien cada casi como con contra cual cuales cualquier cuando cuál cuándo cuánto cuyo cómo da de
del demás desde después donde dos durante dónde e el ella ellas ello ellos en entonces entre era eran eres es esa
esas ese eso esos esta estaba estaban estado estamos estar estas este esto estos está están fue fueron ha había
habían haber hace hacer hacia han hasta hay he hemos hoy la las le les lo los luego me mi mientras mis mismo misma
mucho muchos muy más mí nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros
nunca o os otra otras otro otros para pero poco por porque pues puede pueden que quien quienes qué quién se sea
según ser será si sido siempre sin sino sobre sois solo somos son su sus suya suyo sí sólo tal también tampoco tan
tanto te tener tengo ti tiene tienen toda todas todavía todo todos tras tu tus tuve tú u un una unas uno unos
usted ustedes va vamos van vez vosotros voy y ya yo él
`);
