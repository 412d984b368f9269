import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

interface Found {
  file: string
  literals: string[]
  /**
   * True when the file also builds regular expressions at run time. These are not in `literals`.
   */
  buildsSome: boolean
}

function collectIn(file: string): Found {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const found: Found = { file, literals: [], buildsSome: false }
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.literals.push(node.text)
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isCall && node.expression.getText(source) === 'RegExp') found.buildsSome = true
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export const sourceFilesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map(({ parentPath, name }) => path.posix.join(parentPath, name))
    .filter((file) => !/\.test\.tsx?$/.test(file))

export const collectPatterns = (): Found[] =>
  [...sourceFilesIn('src'), ...sourceFilesIn('scripts'), 'next.config.mjs', 'payload.config.ts']
    .map(collectIn)
    .filter(({ literals, buildsSome }) => literals.length > 0 || buildsSome)

export function regExpOfLiteral(literal: string): RegExp {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1))
}
