import ts from 'typescript';

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  ) {
    return node.name ? [node.name.text] : [];
  }
  return [];
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? boundNames(element.name) : [],
      );

/** A name that a statement imports. */
export interface ImportedName {
  local: string;
  /**
   * The source text that imports the name. For a named import, this is its entry in the braces: `Pool`, `type Pool`,
   * `Pool as V3Pool`.
   */
  text: string;
  kind: 'default' | 'namespace' | 'named';
}

/** One import statement of a module. */
export interface ModuleImport {
  /** The quoted module, and any import attributes. */
  source: string;
  /** The module without quotes. */
  module: string;
  typeOnly: boolean;
  /** The names that the statement imports; empty for a side-effect import. */
  names: ImportedName[];
}

/** One statement of a module: its lines, its import if it is one, and the names that it uses. */
export interface ModuleStatement {
  /** Zero-based number of the statement's first line, without the comments before it. */
  firstLine: number;
  lastLine: number;
  import?: ModuleImport;
  /** Top-level names of the file that the statement uses: keys of `declared`, or local names of imports. */
  uses: Set<string>;
}

/** A name that a module declares at its top level. */
export interface Declared {
  statement: ModuleStatement;
  exported: boolean;
  /** Whether the name is an interface or a type alias, which does not exist at run time. */
  typeOnly: boolean;
}

/** The declarations, imports and dependencies of a module's statements. */
export interface ModuleFacts {
  statements: ModuleStatement[];
  declared: Map<string, Declared>;
}

const known = new Map<string, { text: string; facts: ModuleFacts }>();

/** Returns the facts of a TypeScript or TSX module. The result is cached until the text changes. */
export function moduleFacts(path: string, text: string): ModuleFacts {
  const found = known.get(path);
  if (found?.text === text) return found.facts;
  const facts = read(path, text);
  known.set(path, { text, facts });
  return facts;
}

function read(path: string, text: string): ModuleFacts {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  // The checker is only used to resolve names by scope, so it needs neither types nor other files.
  const program = ts.createProgram({
    rootNames: [path],
    options: { noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve, types: [] },
    host: {
      ...ts.createCompilerHost({}),
      getSourceFile: (name) => (name === path ? source : undefined),
      fileExists: (name) => name === path,
      readFile: () => undefined,
    },
  });
  const checker = program.getTypeChecker();
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const declared = new Map<string, Declared>();
  const exportedLater = new Set<string>();
  const statements = source.statements.map((node): ModuleStatement => {
    const statement: ModuleStatement = {
      firstLine: lineOf(node.getStart(source)),
      lastLine: lineOf(node.getEnd()),
      uses: new Set(),
    };
    if (ts.isImportDeclaration(node)) return { ...statement, import: readImport(node, source) };
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
      for (const { name, propertyName } of node.exportClause.elements) {
        if (!propertyName) exportedLater.add(name.text);
      }
    }
    const exported = ts.canHaveModifiers(node)
      ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind)
      : [];
    for (const name of declaredNames(node)) {
      declared.set(name, {
        statement,
        exported:
          exported.includes(ts.SyntaxKind.ExportKeyword) &&
          !exported.includes(ts.SyntaxKind.DefaultKeyword),
        typeOnly: ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
      });
    }
    collectUses(node, checker, statement.uses);
    return statement;
  });
  for (const name of exportedLater) {
    const entry = declared.get(name);
    if (entry) entry.exported = true;
  }
  return { statements, declared };
}

function readImport(node: ts.ImportDeclaration, source: ts.SourceFile): ModuleImport {
  const { importClause, moduleSpecifier, attributes } = node;
  const { name, namedBindings } = importClause ?? {};
  const names: ImportedName[] = [];
  if (name) names.push({ local: name.text, text: name.text, kind: 'default' });
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    const text = namedBindings.getText(source);
    names.push({ local: namedBindings.name.text, text, kind: 'namespace' });
  } else if (namedBindings) {
    for (const element of namedBindings.elements) {
      names.push({
        local: element.name.text,
        text: element.getText(source),
        kind: 'named',
      });
    }
  }
  return {
    source: [moduleSpecifier, attributes].flatMap((part) => part?.getText(source) ?? []).join(' '),
    module: ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '',
    typeOnly: importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    names,
  };
}

function collectUses(node: ts.Node, checker: ts.TypeChecker, uses: Set<string>): void {
  if (ts.isIdentifier(node) && !namesMember(node)) {
    const [declaration] = symbolOf(node, checker)?.declarations ?? [];
    if (declaration && isTopLevel(declaration)) uses.add(node.text);
  }
  ts.forEachChild(node, (child) => collectUses(child, checker, uses));
}

/**
 * Returns whether an identifier is not resolved by scope, such as `b` in `a.b`, a key before a colon, or a JSX
 * attribute.
 */
function namesMember(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    (ts.isExportSpecifier(parent) && parent.propertyName !== undefined && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}

function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) {
    return checker.getShorthandAssignmentValueSymbol(parent);
  }
  if (ts.isExportSpecifier(parent)) return checker.getExportSpecifierLocalTargetSymbol(parent);
  return checker.getSymbolAtLocation(node);
}

/** Returns whether a declaration is at the top level of the module. */
function isTopLevel(declaration: ts.Declaration): boolean {
  let node: ts.Node = declaration;
  while (
    ts.isBindingElement(node) ||
    ts.isObjectBindingPattern(node) ||
    ts.isArrayBindingPattern(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isVariableDeclarationList(node) ||
    ts.isImportSpecifier(node) ||
    ts.isNamedImports(node) ||
    ts.isNamespaceImport(node) ||
    ts.isImportClause(node)
  ) {
    node = node.parent;
  }
  return ts.isStatement(node) && ts.isSourceFile(node.parent);
}
