import type { SourceModule } from '@retouch/source';

/** The name under which a module exports one of its own bindings; none where it does not. */
export function exportedName({ program }: SourceModule, local: string): string | undefined {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      if (nameOf(declaration) === local) return 'default';
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source === null) {
      if (declares(statement.declaration, local)) return local;
      const specifier = statement.specifiers.find((one) => nameOf(one.local) === local);
      if (specifier !== undefined) return nameOf(specifier.exported);
    }
  }
  return undefined;
}

function declares(declaration: unknown, name: string): boolean {
  if (typeof declaration !== 'object' || declaration === null) return false;
  if (nameOf(declaration) === name) return true;
  if (!('declarations' in declaration) || !Array.isArray(declaration.declarations)) return false;
  return declaration.declarations.some(({ id }: { id: unknown }) => nameOf({ id }) === name);
}

/** The name of an identifier, or of a declaration that has one. */
function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('name' in node && typeof node.name === 'string') return node.name;
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'id' in node ? nameOf(node.id) : undefined;
}
