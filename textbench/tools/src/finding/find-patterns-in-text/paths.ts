import type { Finding, Pattern } from './finding.ts';
import { matching } from './finding.ts';
import { withoutClosing } from './identifiers.ts';

const windows =
  /(?<![\p{L}\p{N}])(?:[A-Za-z]:\\|\\\\[\p{L}\p{N}_.-]{1,64}\\)(?:[^\\/:*?"<>|\r\n]{1,100}\\){0,30}[^\\/:*?"<>|\s]{0,255}/gu;
const unix = /(?<![\p{L}\p{N}_/:.~@%\\<])(?:~|\.{1,2})?(?:\/[\p{L}\p{N}_.@%+~-]{1,255}){1,40}\/?/gu;

/** Paths of files and folders on Windows and Unix. Between backslashes a name may have spaces, at the end not. */
export const paths: Pattern = {
  label: 'File path',
  find(text) {
    const found: Finding[] = [
      ...matching(windows, (match) => {
        const written = withoutClosing(match[0]);
        return { value: written, end: match.index + written.length, about: 'Windows' };
      })(text),
      ...matching(unix, (match) => {
        const written = withoutClosing(match[0]);
        const enough = /^[~.]/.test(written) || /^\/[^/]+\/[^/]/.test(written);
        if (!enough) return undefined;
        return { value: written, end: match.index + written.length, about: 'Unix' };
      })(text),
    ];
    return found.sort((one, other) => one.start - other.start);
  },
};
