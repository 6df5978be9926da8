import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExportNamedDeclaration, parseSync, type Program } from 'oxc-parser';

/** A name declared at file level: a type (also a class), or an exported value. */
export interface DeclaredName {
  kind: 'type' | 'value';
  name: string;
  path: string;
}

type FileLevelNode = Program['body'][number] | NonNullable<ExportNamedDeclaration['declaration']>;

const SOURCES = [
  'apps/*/{src,vite}/**/*.{ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  '{demo,tools,bench,e2e,stress}/src/**/*.ts',
];
const LEFT_OUT = /\.(?:test|spec)\.tsx?$|\.d\.ts$|\.generated\.ts$/;

export async function readDeclaredNames(root: string): Promise<DeclaredName[]> {
  const names: DeclaredName[] = [];
  for await (const path of glob(SOURCES, { cwd: root })) {
    if (!LEFT_OUT.test(path)) names.push(...declaredNamesOf(path, readFileSync(join(root, path), 'utf8')));
  }
  return names;
}

export function declaredNamesOf(path: string, text: string): DeclaredName[] {
  return parseSync(path, text).program.body.flatMap((statement): DeclaredName[] => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (!declaration) return [];
    const type = typeNameOf(declaration);
    if (type !== undefined) return [{ kind: 'type', name: type, path }];
    return isExported ? valueNamesOf(declaration).map((name) => ({ kind: 'value', name, path })) : [];
  });
}

function typeNameOf(declaration: FileLevelNode): string | undefined {
  switch (declaration.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return declaration.id.name;
    case 'ClassDeclaration':
      return declaration.id?.name;
    default:
      return undefined;
  }
}

function valueNamesOf(declaration: FileLevelNode): string[] {
  if (declaration.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => namesIn(id));
}

type BindingName = Extract<FileLevelNode, { type: 'VariableDeclaration' }>['declarations'][number]['id'];

function namesIn(pattern: BindingName): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'RestElement' ? one.argument : one.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) =>
        one === null ? [] : namesIn(one.type === 'RestElement' ? one.argument : one),
      );
    default:
      return namesIn(pattern.left);
  }
}
