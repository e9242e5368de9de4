import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idAt } from '../mutations/fixtures.testing.ts';
import { openProject } from './open-project.testing.ts';
import { scratchProject, writeFiles } from './scratch-project.testing.ts';

const list = (...items: string[]) =>
  `export function List() {\n  return <ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>;\n}\n`;

const li = (nth: number) => idAt(`src/list.tsx#List/ul[1]/li[${nth}]`);

function textAt(project: ReturnType<typeof openProject>, id: string): string {
  const { module, element } = project.locate(id);
  return module.slice(element.node);
}

describe('the files of a project', () => {
  it('are its modules and style sheets that git does not ignore', () => {
    const root = scratchProject({
      '.git/HEAD': '',
      '.gitignore': 'generated',
      'src/a.tsx': '',
      'src/b.js': '',
      'src/types.d.ts': '',
      'src/a.module.css': '',
      'src/generated/c.tsx': '',
      'node_modules/x/index.js': '',
      '.next/page.js': '',
      'README.md': '',
    });
    const project = openProject(root);
    expect(project.modulePaths()).toEqual(['src/a.tsx', 'src/b.js']);
    expect(project.styleSheetPaths()).toEqual(['src/a.module.css']);
    expect(project.text('README.md')).toBe('');
    expect(project.text('src/generated/c.tsx')).toBeUndefined();
    expect(project.text('.git/HEAD')).toBeUndefined();
    expect(project.module('node_modules/x/index.js')).toBeUndefined();
  });

  it('links that leave the root are not read', () => {
    const outside = scratchProject({ 'secret.tsx': 'export const a = 1;' });
    const root = scratchProject({ 'src/a.tsx': '' });
    symlinkSync(`${outside}/secret.tsx`, `${root}/src/secret.tsx`);
    const project = openProject(root);
    expect(project.text('src/secret.tsx')).toBeUndefined();
    expect(project.text('../secret.tsx')).toBeUndefined();
  });

  it('a file that becomes such a link is gone', () => {
    const outside = scratchProject({ 'secret.tsx': list('secret') });
    const root = scratchProject({ 'src/list.tsx': list('a') });
    const project = openProject(root);
    rmSync(`${root}/src/list.tsx`);
    symlinkSync(`${outside}/secret.tsx`, `${root}/src/list.tsx`);
    project.beginMoment();
    expect(project.text('src/list.tsx')).toBeUndefined();
    expect(() => project.locate(li(1))).toThrow(expect.objectContaining({ code: 'stale_element' }));
  });

  it('one that is no UTF-8 is named', () => {
    const root = scratchProject();
    writeFileSync(`${root}/a.tsx`, Buffer.from([0x3c, 0xff, 0x3e]));
    expect(() => openProject(root).module('a.tsx')).toThrow(
      expect.objectContaining({ code: 'not_editable', message: expect.stringMatching(/^a\.tsx/) }),
    );
  });

  it('a byte order mark and CRLF stay', () => {
    const text = '\uFEFFexport const a = 1;\r\n';
    expect(openProject(scratchProject({ 'a.tsx': text })).text('a.tsx')).toBe(text);
  });
});

describe('an element is found by its id', () => {
  it('as the file is on disk at that moment', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b') });
    const project = openProject(root);
    expect(textAt(project, li(2))).toBe('<li>b</li>');
    writeFiles(root, { 'src/list.tsx': list('new', 'a', 'b') });
    project.beginMoment();
    expect(textAt(project, li(2))).toBe('<li>b</li>');
  });

  it('whatever a save of the same length in the same tick of the clock did', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b') });
    const project = openProject(root);
    for (const letter of 'cdefghijklmnop') {
      writeFiles(root, { 'src/list.tsx': list('a', letter) });
      project.beginMoment();
      expect(project.text('src/list.tsx')).toBe(list('a', letter));
    }
  });

  it('also one that was put in place with its old time kept', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b') });
    const past = new Date('2020-01-01');
    utimesSync(`${root}/src/list.tsx`, past, past);
    const project = openProject(root);
    writeFiles(root, { 'next.tsx': list('a', 'c') });
    utimesSync(`${root}/next.tsx`, past, past);
    renameSync(`${root}/next.tsx`, `${root}/src/list.tsx`);
    project.beginMoment();
    expect(project.text('src/list.tsx')).toBe(list('a', 'c'));
  });

  it('within one moment the file is the same, whatever is saved', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b') });
    const project = openProject(root);
    project.beginMoment();
    project.text('src/list.tsx');
    writeFiles(root, { 'src/list.tsx': list('x') });
    expect(project.text('src/list.tsx')).toBe(list('a', 'b'));
  });

  it('an id stands for what it was when the request was made', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b', 'c') });
    const project = openProject(root);
    const read = project.files.trail.version;
    writeFiles(root, { 'src/list.tsx': list('b', 'c') });
    project.beginMoment();
    project.files.checkAll();
    project.beginMoment(read);
    expect(textAt(project, li(2))).toBe('<li>b</li>');
    expect(() => project.locate(li(1))).toThrow(expect.objectContaining({ code: 'stale_element' }));
    project.beginMoment();
    expect(textAt(project, li(2))).toBe('<li>c</li>');
    expect(textAt(project, li(3))).toBe('<li>c</li>');
  });

  it('a version from the future is that of now', () => {
    const project = openProject(scratchProject({ 'src/list.tsx': list('a') }));
    project.beginMoment(99);
    expect(textAt(project, li(1))).toBe('<li>a</li>');
  });

  it('an id that never was is unknown, one whose file is gone is stale', () => {
    const root = scratchProject({ 'src/list.tsx': list('a') });
    const project = openProject(root);
    expect(() => project.locate('tempo-x')).toThrow(
      expect.objectContaining({ code: 'unknown_element', place: { codebaseId: 'tempo-x' } }),
    );
    rmSync(`${root}/src/list.tsx`);
    project.beginMoment();
    expect(() => project.locate(li(1))).toThrow(expect.objectContaining({ code: 'stale_element' }));
  });

  it('in a file that no longer parses it is said where, and found again afterwards', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b') });
    const project = openProject(root);
    writeFiles(root, { 'src/list.tsx': 'export function List() {\n  return <ul>;\n}' });
    project.beginMoment();
    expect(() => project.locate(li(2))).toThrow(
      expect.objectContaining({ code: 'parse_error', place: expect.objectContaining({ line: 3 }) }),
    );
    writeFiles(root, { 'src/list.tsx': list('b') });
    project.beginMoment();
    expect(textAt(project, li(2))).toBe('<li>b</li>');
  });
});

describe('what others do is told', () => {
  it('changed, made and removed files, once', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b'), 'src/gone.tsx': list('x') });
    const project = openProject(root);
    expect(project.files.takeOutsideChanges()).toEqual([]);
    writeFiles(root, { 'src/list.tsx': list('b'), 'src/new.tsx': list('y') });
    rmSync(`${root}/src/gone.tsx`);
    project.reconfigure();
    const changes = project.files.takeOutsideChanges();
    expect(changes.map(({ path }) => path)).toEqual([
      'src/gone.tsx',
      'src/list.tsx',
      'src/new.tsx',
    ]);
    expect(project.files.takeOutsideChanges()).toEqual([]);
    const [, changed] = changes;
    expect(changed?.ids.became.get(li(2))).toBe(li(1));
    expect(changed?.ids.gone).toContain(li(1));
  });

  it('but nothing of what we wrote ourselves', () => {
    const root = scratchProject({ 'src/list.tsx': list('a', 'b') });
    const project = openProject(root);
    const text = list('b');
    writeFiles(root, { 'src/list.tsx': text });
    project.files.adopt([{ path: 'src/list.tsx', text }], {
      became: new Map([[li(2), li(1)]]),
      gone: new Set([li(1)]),
    });
    project.beginMoment();
    project.files.checkAll();
    expect(project.files.takeOutsideChanges()).toEqual([]);
    expect(textAt(project, li(1))).toBe('<li>b</li>');
    expect(textAt(project, li(2))).toBe('<li>b</li>');
  });

  it('a folder that git ignores from now on is no longer part', () => {
    const root = scratchProject({ '.git/HEAD': '', 'src/list.tsx': list('a') });
    const project = openProject(root);
    mkdirSync(`${root}/lib`);
    writeFiles(root, { '.gitignore': 'src\n' });
    project.reconfigure();
    expect(project.modulePaths()).toEqual([]);
    expect(project.mayWrite('src/list.tsx')).toBe(false);
  });
});
