import type { Pattern, Reading } from './finding.ts';
import { matching } from './finding.ts';

const codes =
  'USD|EUR|GBP|JPY|CNY|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|INR|BRL|MXN|ARS|CLP|COP|ZAR|KRW|SGD|HKD|THB|IDR|ILS|AED|SAR|EGP|NGN|KES|VND|PHP|MYR|TWD|ISK';
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₩': 'KRW',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  '₴': 'UAH',
  '₦': 'NGN',
  '₱': 'PHP',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  R$: 'BRL',
  zł: 'PLN',
  Kč: 'CZK',
  Fr: 'CHF',
};
const sign = `(?:US|NZ|HK|[ACR])?\\$|[€£¥₹₽₺₩₪฿₫₴₦₱]|${codes}`;
const signBehind = `[$€£¥₹₽₺₩₪฿₫₴₦₱]|zł|Kč|(?:${codes}|Fr)(?![\\p{L}])`;
const gap = '[ \\u00a0\\u202f]?';
const amount =
  "(?:\\d{1,3}(?:[,.'’ \\u00a0\\u202f]\\d{3}){1,4}|\\d{1,12})(?:[.,]\\d{1,2}(?!\\d))?(?!\\d)";
const price = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${sign})${gap}([-−]?${amount})(?:[.,][-–—]{1,2})?|(?<![.,'’-])([-−]?${amount})(?:,[-–—]{1,2})?${gap}(${signBehind}))`,
  'gu',
);

/** Amounts of money: a sign or an ISO 4217 code before or behind a number, read with a decimal point. */
export const prices: Pattern = {
  label: 'Price',
  find: matching(price, ([, before, amountBehind, amountBefore, behind]): Reading | undefined => {
    const currency = before ?? behind ?? '';
    const number = plainAmount(amountBehind ?? amountBefore ?? '');
    return { value: `${signs[currency] ?? currency} ${number}` };
  }),
};

/**
 * An amount with a decimal point and nothing else. The last separator is the decimal one if it stands
 * once and one or two digits follow, or another separator stands before it.
 */
export function plainAmount(written: string): string {
  const amountOnly = written.replace('−', '-').replace(/['’ \u00a0\u202f]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(amountOnly);
  const whole = decimal ? amountOnly.slice(0, decimal.index) : amountOnly;
  return whole.replace(/[.,]/g, '') + (decimal ? `.${decimal[1]}` : '');
}
