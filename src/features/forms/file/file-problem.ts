import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { core, ZodError } from 'zod'

/** A mistake in a form's file. `line` counts from 1. */
export interface FileProblem {
  line: number
  text: string
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

const WANTED: Partial<Record<string, string>> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing before this.',
  CloseBraceExpected: 'A closing brace “}” is missing.',
  CloseBracketExpected: 'A closing bracket “]” is missing.',
  PropertyNameExpected:
    'The name of a property in double quotes is missing, or a comma before it is one too many.',
  ValueExpected: 'A value is missing, or a comma before this is one too many.',
  UnexpectedEndOfString: 'The double quote at the end of a text is missing.',
  EndOfFileExpected: 'The form ends before this. Take out what follows.',
  InvalidCommentToken: 'Comments are not allowed. Take this one out.',
}

const STRICT = { disallowComments: true, allowTrailingComma: false }

/** Parses JSON. Returns neither `root` nor `error` when the text is nested too deeply. */
function readTree(text: string): { root?: Node; error?: ParseError } {
  const errors: ParseError[] = []
  try {
    const root = parseTree(text, errors, STRICT)
    return { root, error: errors[0] }
  } catch (error) {
    if (error instanceof RangeError) return {}
    throw error
  }
}

export function findSyntaxProblem(text: string): FileProblem {
  const { error } = readTree(text)
  const words = error && WANTED[printParseErrorCode(error.error)]
  return {
    line: lineAt(text, error?.offset ?? 0),
    text: words ?? 'This is not a form’s file. Choose one that “Save as a file” has made.',
  }
}

const KINDS: Record<string, string> = {
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in brackets',
  object: 'properties in braces',
  record: 'properties in braces',
}

const listed = (values: readonly unknown[]) => values.map((value) => `“${value}”`).join(', ')

/** Returns the message for an issue whose schema gives none. Passed to `safeParse`. */
export function describeSchemaIssue(issue: core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${listed(issue.keys)} is not known here. Check the spelling, or take it out.`
  }
  if (issue.input === undefined) return `“${String(issue.path?.at(-1))}” is missing here. Add it.`
  if (issue.code === 'invalid_value') return `Write one of ${listed(issue.values)} here.`
  if (issue.code === 'invalid_union' && issue.discriminator) {
    return `“${issue.discriminator}” has a value that is not known here.`
  }
  if (issue.code === 'invalid_type')
    return `Write ${KINDS[issue.expected] ?? 'another value'} here.`
  return 'This value is not accepted here.'
}

function lineOf(text: string, root: Node | undefined, path: readonly PropertyKey[]): number {
  for (let length = path.length; root && length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[])
    if (node)
      return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset)
  }
  return lineAt(text, root?.offset ?? 0)
}

const MOST = 20

export function findShapeProblems(text: string, error: ZodError): FileProblem[] {
  const { root } = readTree(text)
  const placed = error.issues.slice(0, MOST).map(({ path, message, ...issue }) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
    return { line: lineOf(text, root, [...path, ...key]), text: message }
  })
  return placed.sort((one, other) => one.line - other.line)
}
