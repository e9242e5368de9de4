import { Icon } from '../ui/icon.tsx';
import { useTheme } from './theme-provider.tsx';
import { themeButtonLabel, themeNames } from './themes.ts';

/** Six round buttons, one for each colour theme; the chosen one is ringed and ticked. */
export function ThemePicker() {
  const { theme, chooseTheme } = useTheme();
  return (
    <fieldset aria-label="Colour theme" className="-m-1 flex gap-1 pointer-coarse:gap-0">
      {themeNames.map((name) => (
        <button
          aria-label={themeButtonLabel(name)}
          aria-pressed={name === theme}
          className={`theme-${name} group grid h-8 w-8 min-w-0 place-items-center rounded-full hover:bg-soft pointer-coarse:h-11 pointer-coarse:w-11`}
          key={name}
          onClick={() => chooseTheme(name)}
          title={themeButtonLabel(name)}
          type="button"
        >
          <span className="swatch grid size-5 place-items-center rounded-full text-white">
            <Icon className="invisible group-aria-pressed:visible" name="check" size={12} />
          </span>
        </button>
      ))}
    </fieldset>
  );
}
