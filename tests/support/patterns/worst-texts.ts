import { type AST, RegExpParser } from '@eslint-community/regexpp'

const ALPHABET = [
  ...'a0_-.+@/:< >"\'()[]{}\t\n\r#?&=,;|\\!*%$^~bAZ9é一！',
  ...['\u200b', '\u0000', '\u0301', '\ufffd', '\u3002'],
]
const SAMPLES = 5

function charactersOf(node: AST.CharacterSet | AST.CharacterClass | AST.Character): string[] {
  if (node.type === 'Character') return [String.fromCodePoint(node.value)]
  const pattern = new RegExp(`^(?:${node.raw})$`, 'u')
  const named =
    node.type === 'CharacterClass'
      ? node.elements.flatMap((one) => {
          if (one.type === 'Character') return [one.value]
          return one.type === 'CharacterClassRange' ? [one.min.value] : []
        })
      : []
  const candidates = [...ALPHABET, ...named.map((code) => String.fromCodePoint(code))]
  const matched = [...new Set(candidates)].filter((text) => pattern.test(text))
  // Characters that the pattern names come last, so the last match is added to the first four.
  return [...matched.slice(0, SAMPLES - 1), ...matched.slice(-1)]
}

function sampleOf(node: AST.Element | AST.Alternative | AST.QuantifiableElement): string {
  switch (node.type) {
    case 'Alternative':
      return node.elements.map(sampleOf).join('')
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives[0] ? sampleOf(node.alternatives[0]) : ''
    case 'Quantifier':
      return sampleOf(node.element).repeat(Math.max(1, node.min))
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return charactersOf(node)[0] ?? ''
    default:
      return ''
  }
}

interface Pump {
  before: string
  repeated: string
}

const pairsOf = (some: readonly string[]) =>
  some.flatMap((a) => some.filter((b) => b !== a).map((b) => a + b))

function pumpsOf(alternative: AST.Alternative, outer: string): Pump[] {
  const pumps: Pump[] = []
  let before = outer
  const add = (repeated: string) => pumps.push({ before, repeated })
  const visit = (node: AST.Element | AST.QuantifiableElement): void => {
    if (node.type === 'Quantifier') visit(node.element)
    else if ('alternatives' in node) {
      for (const inner of node.alternatives) {
        pumps.push(...pumpsOf(inner, before))
        add(sampleOf(inner))
      }
    } else if (node.type === 'CharacterSet' || node.type === 'CharacterClass') {
      const some = charactersOf(node)
      for (const text of [...some, ...pairsOf(some)]) add(text)
    } else if (node.type === 'Character') add(charactersOf(node)[0] ?? '')
  }
  for (const element of alternative.elements) {
    visit(element)
    before += sampleOf(element)
    // Repeats the pattern's beginning, so that a match is tried at each position, and mostly fails.
    pumps.push({ before: '', repeated: before })
    add(sampleOf(element))
  }
  return pumps
}

/** Ends of the texts. Most patterns do not match the last two, so that a match fails at the end. */
const TAILS = ['', '\u0000', '\n']
/** Beginnings of the texts. The second one keeps the repeated text away from the start. */
const HEADS = ['', '\u0000']

export type WorstTextMaker = (length: number) => string

export function worstTextMakers({ source, flags }: RegExp): WorstTextMaker[] {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
  })
  const pumps = alternatives.flatMap((one) => pumpsOf(one, ''))
  const known = new Map(pumps.map((pump) => [`${pump.before}|${pump.repeated}`, pump]))
  return [...known.values()]
    .filter(({ repeated }) => repeated !== '')
    .flatMap(({ before, repeated }) =>
      HEADS.flatMap((head) =>
        TAILS.map(
          (tail): WorstTextMaker =>
            (length) =>
              head + before + repeated.repeat(Math.ceil(length / repeated.length)) + tail,
        ),
      ),
    )
}
