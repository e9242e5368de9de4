import { toldAs } from '../../ui/announcer.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useSession, useWorkbench } from '../use-workbench.ts';
import { savableForms, savePart } from './part-actions.ts';

const names: Readonly<Record<string, string>> = {
  txt: 'Text',
  tsv: 'Tab-separated values',
  csv: 'Comma-separated values',
  json: 'JSON',
  svg: 'SVG drawing',
  png: 'PNG picture',
  html: 'HTML page',
  patch: 'Patch',
  wav: 'WAV sound',
};

/** Saves the chosen part; a menu where it has several forms. */
export function DownloadButton({ disabled }: { disabled: boolean }) {
  const session = useSession();
  const forms = useWorkbench((state) => savableForms(state).join(' '));
  const extensions = forms === '' ? [] : forms.split(' ');
  const [only] = extensions;
  const save = (extension: string) =>
    savePart(session, extension).catch(toldAs('The result could not be saved.'));
  if (extensions.length <= 1) {
    return (
      <Button
        compact
        disabled={disabled || only === undefined}
        icon="arrow-down-to-line"
        onClick={() => void save(only ?? 'txt')}
      >
        Download
      </Button>
    );
  }
  return (
    <Menu compact disabled={disabled} icon="arrow-down-to-line" label="Download">
      {extensions.map((extension) => (
        <MenuItem hint={`.${extension}`} key={extension} onChoose={() => void save(extension)}>
          {names[extension] ?? extension.toUpperCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}
