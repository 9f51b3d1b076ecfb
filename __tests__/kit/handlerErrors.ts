import { join, resolve } from 'node:path'
import ts from 'typescript'
import type { Endpoint } from '@/contracts/endpoint'
import { codesOfKind } from '@/server/http/openapi/responses'
import type { Route } from '@/server/http/route'

/** A call, and the codes that its handler can throw. */
type HandlerErrors = {
  /** The file of its contract, the name there, and the key of the call. */
  file: string
  contract: string
  key: string
  thrown: string[]
}

const ROOT = resolve(__dirname, '../..')
const SERVER = join(ROOT, 'src/server/')
const ERRORS = join(SERVER, 'http/errors.ts')

function programOf(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  ) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  return ts.createProgram([join(SERVER, 'app.ts')], options)
}

/**
 * Collects the error codes that a handler can throw. Starting at the handler, it follows the name of every function,
 * method and constant of the server, and notes the codes that are passed to `conflict` and `ApiError`
 * (src/server/http/errors.ts). It finds a code too many if a caller excludes the case, and does not see code that is
 * chosen at run time.
 */
class Reached {
  private readonly known = new Map<ts.Node, { codes: Set<string>; names: ts.Node[] }>()
  constructor(private readonly checker: ts.TypeChecker) {}

  codesFrom(start: ts.Node): string[] {
    const codes = new Set<string>()
    const seen = new Set<ts.Node>()
    const open = [start]
    for (let node = open.pop(); node; node = open.pop()) {
      if (seen.has(node)) continue
      seen.add(node)
      const found = this.of(node)
      for (const code of found.codes) codes.add(code)
      open.push(...found.names)
    }
    return [...codes].sort()
  }

  /** Returns the codes in a node and the declarations that it names. */
  private of(node: ts.Node) {
    const known = this.known.get(node)
    if (known) return known
    const codes = new Set<string>()
    const names = new Set<ts.Node>()
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeNode(inner)) return
      if (ts.isNewExpression(inner) || ts.isCallExpression(inner))
        for (const code of this.codesOf(inner)) codes.add(code)
      if (ts.isIdentifier(inner))
        for (const declaration of this.declarationsOf(inner)) names.add(declaration)
      ts.forEachChild(inner, visit)
    }
    visit(node)
    const found = { codes, names: [...names] }
    this.known.set(node, found)
    return found
  }

  private codesOf(call: ts.NewExpression | ts.CallExpression): string[] {
    const callee = call.expression
    const name = ts.isIdentifier(callee) ? callee.text : ''
    const isOurs = () =>
      this.symbolOf(callee)?.declarations?.[0]?.getSourceFile().fileName === ERRORS
    if (!['ApiError', 'conflict'].includes(name) || !isOurs()) return []
    const code = call.arguments?.[1]
    if (!code) return ['conflict']
    // `conflict` itself: its code is what its callers give.
    if (call.getSourceFile().fileName === ERRORS && !ts.isStringLiteral(code)) return []
    const type = this.checker.getTypeAtLocation(code)
    const types = type.isUnion() ? type.types : [type]
    return types.map((one) => {
      if (one.isStringLiteral()) return one.value
      if (one.flags & ts.TypeFlags.Undefined) return 'conflict'
      throw new Error(`${call.getText()} names no code: ${this.checker.typeToString(type)}`)
    })
  }

  private symbolOf(node: ts.Node) {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol
  }

  /** Functions, methods, classes and constants of the server. A parameter is in its function. */
  private declarationsOf(name: ts.Identifier): ts.Node[] {
    return (this.symbolOf(name)?.declarations ?? []).filter(
      (it) =>
        it.getSourceFile().fileName.startsWith(SERVER) &&
        (ts.isFunctionDeclaration(it) ||
          ts.isMethodDeclaration(it) ||
          ts.isPropertyDeclaration(it) ||
          ts.isGetAccessor(it) ||
          ts.isClassDeclaration(it) ||
          ts.isPropertyAssignment(it) ||
          ts.isVariableDeclaration(it)),
    )
  }

  declarationOf(name: ts.Node): ts.VariableDeclaration {
    const declaration = this.symbolOf(name)?.declarations?.[0]
    if (declaration && ts.isVariableDeclaration(declaration)) return declaration
    throw new Error(`${name.getText()} is no constant`)
  }
}

function errorsOfCalls(reached: Reached, implementing: ts.CallExpression): HandlerErrors[] {
  const [contract, , handlers] = implementing.arguments
  if (!contract || !handlers || !ts.isObjectLiteralExpression(handlers))
    throw new Error(`No handlers stand there: ${implementing.getText()}`)
  const declaration = reached.declarationOf(contract)
  return handlers.properties.map((handler) => ({
    file: declaration.getSourceFile().fileName,
    contract: declaration.name.getText(),
    key: handler.name?.getText() ?? '',
    thrown: reached.codesFrom(handler),
  }))
}

/** Returns what each handler in an `implement(…)` can throw. */
function handlerErrors(): HandlerErrors[] {
  const program = programOf()
  const reached = new Reached(program.getTypeChecker())
  const found: HandlerErrors[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'implement')
      found.push(...errorsOfCalls(reached, node))
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(join(SERVER, 'modules/'))) visit(file)
  return found
}

/** Returns the calls whose `errors` differ from what their handlers throw. `expected`: what `errors` should be. */
export function wrongErrors(routes: readonly Route[]) {
  const byEndpoint = new Map(routes.map((route) => [route.endpoint, route]))
  return handlerErrors().flatMap(({ file, contract, key, thrown }) => {
    const endpoint = (require(file) as Record<string, Record<string, Endpoint>>)[contract]?.[key]
    const route = endpoint && byEndpoint.get(endpoint)
    if (!route) throw new Error(`${contract}.${key} is no route`)
    const common: string[] = codesOfKind(endpoint)
    const expected = thrown.filter((code) => !common.includes(code))
    return expected.join() === endpoint.errors.join()
      ? []
      : [{ call: `${contract}.${key}`, declared: endpoint.errors, expected }]
  })
}
