import { appearanceStorageKey } from './appearances.ts';
import { themeNames, themeParameter, themeStorageKey } from './themes.ts';

/**
 * Source of the script that runs before the first paint, so that no other theme flashes up. It
 * does what `startingTheme` and `parseAppearance` do, and nothing where storage is switched off.
 */
export const firstPaintScript = `(d=>{let r=/^(${themeNames.join('|')})$/,q=new URLSearchParams(location.search).get('${themeParameter}'),s,a;try{s=localStorage['${themeStorageKey}'];a=localStorage['${appearanceStorageKey}']}catch{}let t=r.test(q)?q:r.test(s)?s:0;if(t)d.className='theme-'+t;if(/^(light|dark)$/.test(a))d.dataset.appearance=a})(document.documentElement)`;
