import type {
  ExportSpecifier,
  ImportDeclaration,
  ImportDeclarationSpecifier,
  ModuleExportName,
  Node,
  Program,
} from '@oxc-project/types';

/** A name of another module: `imported` is `default`, a name, or `*` for all of it. */
export interface ForeignName {
  readonly specifier: string;
  readonly imported: string;
}

/** Which names a module takes from others and gives to others. */
export interface ModuleBindings {
  /** By the name it has here. */
  readonly imports: ReadonlyMap<string, ForeignName>;
  /** By the name it is exported by: the local name, or what is handed on from another module. */
  readonly exports: ReadonlyMap<string, string | ForeignName>;
  /** The modules of `export * from`. */
  readonly exportsAllOf: readonly string[];
}

interface Gathered {
  readonly imports: Map<string, ForeignName>;
  readonly exports: Map<string, string | ForeignName>;
  readonly exportsAllOf: string[];
}

/** Reads the imports and exports of a module; those of types only are left out. */
export function bindingsOf(program: Program): ModuleBindings {
  const gathered: Gathered = { imports: new Map(), exports: new Map(), exportsAllOf: [] };
  for (const statement of program.body) gather(statement, gathered);
  return gathered;
}

function gather(statement: Node, { imports, exports, exportsAllOf }: Gathered): void {
  if (statement.type === 'ImportDeclaration') {
    for (const [local, foreign] of importsIn(statement)) imports.set(local, foreign);
  } else if (statement.type === 'ExportAllDeclaration') {
    const specifier = statement.source.value;
    if (statement.exported === null) exportsAllOf.push(specifier);
    else exports.set(nameOf(statement.exported), { specifier, imported: '*' });
  } else if (statement.type === 'ExportDefaultDeclaration') {
    exports.set('default', localNameOf(statement.declaration) ?? 'default');
  } else if (statement.type === 'ExportNamedDeclaration') {
    for (const name of declaredNames(statement.declaration)) exports.set(name, name);
    const isOfTypes = statement.exportKind === 'type';
    for (const { exported, local } of isOfTypes ? [] : statement.specifiers.filter(isValueExport)) {
      const imported = nameOf(local);
      const specifier = statement.source?.value;
      exports.set(nameOf(exported), specifier === undefined ? imported : { specifier, imported });
    }
  }
}

function importsIn({ importKind, source, specifiers }: ImportDeclaration): [string, ForeignName][] {
  if (importKind === 'type') return [];
  return specifiers.filter(isValueImport).map((found) => {
    const specifier = source.value;
    const { local } = found;
    if (found.type === 'ImportDefaultSpecifier')
      return [local.name, { specifier, imported: 'default' }];
    if (found.type === 'ImportNamespaceSpecifier')
      return [local.name, { specifier, imported: '*' }];
    return [local.name, { specifier, imported: nameOf(found.imported) }];
  });
}

function isValueExport({ exportKind }: ExportSpecifier): boolean {
  return exportKind !== 'type';
}

function isValueImport(specifier: ImportDeclarationSpecifier): boolean {
  return specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type';
}

function nameOf(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** The name that a default export has in its module: its own, or what it wraps: `memo(Card)`. */
function localNameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id?.name;
    case 'CallExpression': {
      const [wrapped] = node.arguments;
      return wrapped === undefined ? undefined : localNameOf(wrapped);
    }
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return localNameOf(node.expression);
    default:
      return undefined;
  }
}

function declaredNames(declaration: Node | null): string[] {
  if (declaration === null) return [];
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    return declaration.id === null ? [] : [declaration.id.name];
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}
