import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Edit } from './edit.ts';

/** What the peers' trees have in common, as far as it is used here. */
interface TreeNode {
  readonly type: string;
  [key: string]: unknown;
}

interface BabelParser {
  parse(text: string, options: object): TreeNode;
}
interface BabelGenerator {
  generate(tree: TreeNode, options: object, text: string): { readonly code: string };
}
interface Recast {
  parse(text: string, options: object): TreeNode;
  print(tree: TreeNode): { readonly code: string };
}

const require = createRequire(join(import.meta.dirname, '../source-peers/package.json'));
const parserOptions = {
  sourceType: 'module',
  errorRecovery: true,
  plugins: ['typescript', 'jsx'],
};

/** The peers' programs, loaded when they are installed. */
export function treeRewriters() {
  const babel: BabelParser = require('@babel/parser');
  const { generate }: BabelGenerator = require('@babel/generator');
  const recast: Recast = require('recast');
  const parserOfRecast: BabelParser = require('babel-parser-7'); // recast reads no tree of Babel 8
  const parse = (text: string) => babel.parse(text, parserOptions);
  return {
    recast: (text: string, edit: Edit) => {
      const parser = {
        parse: (code: string) => parserOfRecast.parse(code, { ...parserOptions, tokens: true }),
      };
      const tree = recast.parse(text, { parser });
      change(tree, edit);
      return recast.print(tree).code;
    },
    "Babel's generator": (text: string, edit: Edit) => {
      const tree = parse(text);
      change(tree, edit);
      return generate(tree, { retainLines: false, compact: false }, text).code;
    },
  };
}

/** Makes the edit in a tree, as a program that rewrites by tree does. */
function change(tree: TreeNode, { kind, element: index }: Edit): void {
  const elements: { node: TreeNode; siblings: TreeNode[] }[] = [];
  collect(tree, elements);
  const found = elements[index];
  if (found === undefined) throw new RangeError(`No element ${index}.`);
  const { node, siblings } = found;
  const at = siblings.indexOf(node);
  switch (kind) {
    case 'prop':
      listOf(openingOf(node).attributes).push(attribute());
      break;
    case 'tag':
      openingOf(node).name = identifier('section');
      if (isNode(node.closingElement)) node.closingElement.name = identifier('section');
      break;
    case 'remove':
      siblings.splice(at, 1);
      break;
    case 'duplicate':
      siblings.splice(at + 1, 0, structuredClone(withoutPlaces(node)));
      break;
    case 'wrap':
      siblings.splice(at, 1, wrapper(node));
  }
}

function collect(node: TreeNode, into: { node: TreeNode; siblings: TreeNode[] }[]): void {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'original' || key === 'loc' || key === 'tokens' || key === 'comments') continue;
    const nodes = Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
    for (const child of nodes) {
      if (child.type === 'JSXElement') {
        into.push({ node: child, siblings: Array.isArray(value) ? value : [] });
      }
      collect(child, into);
    }
  }
}

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list');
  return value;
}

function openingOf(node: TreeNode): TreeNode {
  if (!isNode(node.openingElement)) throw new TypeError('No opening tag');
  return node.openingElement;
}

function identifier(name: string): TreeNode {
  return { type: 'JSXIdentifier', name };
}

function attribute(): TreeNode {
  return {
    type: 'JSXAttribute',
    name: identifier('data-edited'),
    value: { type: 'StringLiteral', value: 'yes' },
  };
}

function wrapper(node: TreeNode): TreeNode {
  return {
    type: 'JSXElement',
    openingElement: {
      type: 'JSXOpeningElement',
      name: identifier('div'),
      attributes: [],
      selfClosing: false,
    },
    closingElement: { type: 'JSXClosingElement', name: identifier('div') },
    children: [node],
  };
}

/** A copy that a printer has to print anew, as every program of this kind makes it. */
function withoutPlaces(node: TreeNode): TreeNode {
  const skipped = new Set(['loc', 'start', 'end', 'range', 'original', 'extra', 'tokens']);
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => !skipped.has(key) || key === 'extra');
    return Object.fromEntries(entries.map(([key, item]) => [key, copy(item)]));
  };
  return copy(node) as TreeNode;
}
