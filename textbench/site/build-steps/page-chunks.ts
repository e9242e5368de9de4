import type { Rolldown } from 'vite';

const libraries = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

const everyPage =
  /[\\/]app[\\/](?:root\.|chrome|favourites|metadata|theme|search[\\/](?:ask|search-launcher|search-shortcut)|not-found[\\/]not-found-page|site-configuration|ui[\\/](?:announc|button|icon|large-look)|device[\\/](?!kept-options)|workbench[\\/]input[\\/]replace-text)/;

const everyTool = /[\\/]app[\\/](?:routes[\\/]tool|tool-page|workbench)/;

/** The home page needs it too, without the workbench. */
const runner = /[\\/]app[\\/]workbench[\\/]tool-runner\./;

/**
 * What always loads together is one file, since a compressor learns more from one large file than
 * from ten small ones: the libraries, the frame of every page, the workbench of every tool. Only
 * what is there from the start; what is imported when it is needed keeps its own file.
 */
export const pageChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'libraries', test: libraries, priority: 3 },
    { name: 'frame', test: everyPage, priority: 2, tags: ['$initial'] },
    { name: 'tool-runner', test: runner, priority: 2 },
    { name: 'workbench', test: everyTool, priority: 1, tags: ['$initial'] },
  ],
};
