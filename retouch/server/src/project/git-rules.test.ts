import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { GitRules, repositoryAround } from './git-rules.ts';
import { scratchProject, writeFiles } from './scratch-project.testing.ts';

const files = {
  '.gitignore': '*.log\n/out\nlib/\n!keep.log\n',
  'a.log': '',
  'keep.log': '',
  'out/x.tsx': '',
  'src/out/x.tsx': '',
  'src/lib/x.tsx': '',
  'src/.gitignore': '!b.log\n*.tmp.tsx\n/only-here.tsx\n',
  'src/b.log': '',
  'src/x.tmp.tsx': '',
  'src/only-here.tsx': '',
  'src/deep/only-here.tsx': '',
  'src/deep/y.tmp.tsx': '',
  'src/deep/.gitignore': '!y.tmp.tsx\n',
  'hidden/.gitignore': '*\n',
  'hidden/x.tsx': '',
  'excluded.tsx': '',
};

describe('git’s rules', () => {
  it('are those of git itself', () => {
    const root = scratchProject(files);
    execFileSync('git', ['init', '-q'], { cwd: root });
    writeFiles(root, { '.git/info/exclude': 'excluded.tsx\n' });
    const rules = new GitRules(root);
    const ignored = Object.keys(files).filter((path) => rules.ignores(path));
    expect(ignored).toEqual(ignoredByGit(root));
    expect(ignored).toContain('src/lib/x.tsx');
  });

  it('tell of folders too', () => {
    const rules = new GitRules(scratchProject(files));
    expect(rules.ignores('out/')).toBe(true);
    expect(rules.ignores('src/out/')).toBe(false);
    expect(rules.ignores('src/lib/inner/')).toBe(true);
  });

  it('hold in a linked working tree, whose exclude file is the repository’s', () => {
    const root = scratchProject({ 'main/a.tsx': '' });
    const main = `${root}/main`;
    const git = (...args: string[]) => execFileSync('git', args, { cwd: main });
    git('init', '-q');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-q', '--allow-empty', '-m', 'a');
    git('worktree', 'add', '-q', '../linked');
    writeFiles(main, { '.git/info/exclude': 'excluded.tsx\n' });
    expect(new GitRules(`${root}/linked`).ignores('excluded.tsx')).toBe(true);
  });
});

describe('the repository around a folder', () => {
  it('is the nearest that has .git', () => {
    const root = scratchProject({ '.git/HEAD': '', 'a/b/c.tsx': '' });
    expect(repositoryAround(`${root}/a/b`)).toBe(root);
  });
});

function ignoredByGit(root: string): string[] {
  const input = Object.keys(files).join('\n');
  const answer = execFileSync('git', ['check-ignore', '--stdin', '--no-index'], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return answer.trim().split('\n');
}
