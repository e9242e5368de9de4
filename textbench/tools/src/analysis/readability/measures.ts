import type { Figure } from '@textbench/kit';
import type { SyllableLanguage } from '../../engines/syllables.ts';
import * as formula from './formulas.ts';

type Counts = formula.ReadabilityCounts;

/** SMOG was made for so many sentences. */
const sentencesForSmog = 30;

/** School grade that most formulas agree on: their median, SMOG only where it applies. */
export function gradeLevel(counts: Counts, language: SyllableLanguage): number {
  if (language === 'de') return formula.wienerSachtextformel(counts);
  if (language !== 'en') return formula.rixGrade(formula.rix(counts));
  const grades = [
    formula.fleschKincaid(counts),
    formula.gunningFog(counts),
    formula.automatedReadability(counts),
    formula.colemanLiau(counts),
    formula.linsearWrite(counts),
    ...(counts.sentences >= sentencesForSmog ? [formula.smog(counts)] : []),
  ].sort((one, other) => one - other);
  const middle = grades.length / 2;
  return ((grades[Math.ceil(middle) - 1] ?? 0) + (grades[Math.floor(middle)] ?? 0)) / 2;
}

/** How hard one sentence is, as a school grade. */
export function sentenceGrade(counts: Counts, language: SyllableLanguage): number {
  return language === 'en' ? formula.fleschKincaid(counts) : gradeLevel(counts, language);
}

/** Flesch’s reading ease in the form that suits the language. */
export function readingEase(counts: Counts, language: SyllableLanguage): number {
  return easeFormulas[language].measure(counts);
}

const easeFormulas = {
  en: { label: 'Flesch reading ease', measure: formula.fleschReadingEase },
  de: { label: 'Reading ease (Amstad)', measure: formula.amstad },
  es: { label: 'Reading ease (Fernández Huerta)', measure: formula.fernandezHuerta },
  fr: { label: 'Reading ease (Kandel and Moles)', measure: formula.kandelMoles },
} as const;

export function easeLabel(language: SyllableLanguage): string {
  return easeFormulas[language].label;
}

/** The formulas that were made for a language, and those that suit any. */
export function measures(counts: Counts, language: SyllableLanguage): Figure[] {
  return [...ofLanguage(counts, language), ...ofAnyLanguage(counts)];
}

function ofLanguage(counts: Counts, language: SyllableLanguage): Figure[] {
  if (language === 'en') return english(counts);
  if (language === 'de') {
    return [grade('Wiener Sachtextformel', formula.wienerSachtextformel(counts))];
  }
  if (language === 'fr') return [];
  return [{ label: 'INFLESZ (Szigriszt Pazos)', value: formula.szigrisztPazos(counts), digits: 1 }];
}

function english(counts: Counts): Figure[] {
  const score = formula.daleChall(counts);
  const few = `Made for ${sentencesForSmog} sentences or more; here there are ${counts.sentences}.`;
  return [
    grade('Flesch-Kincaid', formula.fleschKincaid(counts)),
    grade('Gunning Fog', formula.gunningFog(counts)),
    grade('SMOG', formula.smog(counts), counts.sentences < sentencesForSmog ? few : undefined),
    grade('Automated Readability Index', formula.automatedReadability(counts)),
    grade('Coleman-Liau', formula.colemanLiau(counts)),
    grade('Linsear Write', formula.linsearWrite(counts)),
    grade('FORCAST', formula.forcast(counts)),
    grade('Spache', formula.spache(counts), 'Made for texts of grades 1 to 4.'),
    {
      label: 'Dale-Chall score',
      value: score,
      digits: 2,
      note: `Stands for ${formula.daleChallGrades(score)}.`,
    },
  ];
}

function ofAnyLanguage(counts: Counts): Figure[] {
  const rix = formula.rix(counts);
  return [
    {
      label: 'LIX',
      value: formula.lix(counts),
      digits: 1,
      note: '20 is very easy, 40 medium, 60 very hard.',
    },
    { label: 'RIX', value: rix, digits: 2, note: `Stands for ${rixGradeText(rix)}.` },
  ];
}

function rixGradeText(rix: number): string {
  const found = formula.rixGrade(rix);
  return found > 12 ? 'college' : `grade ${found}`;
}

function grade(label: string, value: number, note?: string): Figure {
  return { label, value, digits: 1, unit: 'grade', ...(note ? { note } : {}) };
}
