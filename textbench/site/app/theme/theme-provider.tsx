import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { appearanceSetting } from './appearance-setting.ts';
import { themeSetting } from './theme-setting.ts';
import { defaultTheme, type ThemeName } from './themes.ts';

interface ThemeChoice {
  theme: ThemeName;
  /** Shows the theme and saves it on this device. */
  chooseTheme: (theme: ThemeName) => void;
}

const ThemeContext = createContext<ThemeChoice | null>(null);

/** The chosen colour theme and how to choose another. Throws outside a `ThemeProvider`. */
export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext);
  if (!choice) throw new Error('useTheme must be used inside a ThemeProvider');
  return choice;
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribe, current, atFirst);
  // React resets the root element's attributes where it has to render the page anew.
  useLayoutEffect(() => {
    themeSetting().show();
    appearanceSetting().show();
  }, []);
  return <ThemeContext value={{ theme, chooseTheme }}>{children}</ThemeContext>;
}

const subscribe = (changed: () => void) => themeSetting().subscribe(changed);
const current = () => themeSetting().current();
const atFirst = () => defaultTheme;
const chooseTheme = (theme: ThemeName) => themeSetting().choose(theme);
