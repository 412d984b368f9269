import type { RandomSource } from '@/demo/random-source'
import { FORM_TOKEN_NAME, HONEYPOT_NAME } from '@/lib/suspicion/suspicion'

export interface SpamSubmission {
  way: Way
  address: string
  body: Record<string, unknown>
}

export const SPAM_WAYS = [
  'no page and too fast',
  'one page for all',
  'trap',
  'links',
  'same text',
] as const
type Way = (typeof SPAM_WAYS)[number]

interface Fields {
  Name: string
  Email: string
  Message: string
}

const FIRST = ['Alex', 'Kim', 'Sam', 'Robin', 'Jo', 'Max', 'Toni', 'Chris']
const WORDS =
  'grow your visitors today with our team and friends who bring many new people to a small page'.split(
    ' ',
  )
const PITCH =
  'Dear owner, our team would like to bring your page to the very first place of every search within a month, and we ask nothing before you have seen it work.'

const sentence = (chance: RandomSource) =>
  Array.from({ length: 8 }, () => chance.one(WORDS)).join(' ')

/**
 * Returns `count` spam submissions, the same for the same seed of `chance`. `token` is the form
 * token of a page that was opened some time ago.
 */
export function makeSpam(
  count: number,
  fields: Fields,
  token: string,
  chance: RandomSource,
): SpamSubmission[] {
  const answer = (n: number, message: string) => ({
    [fields.Name]: `${chance.one(FIRST)} ${n}`,
    [fields.Email]: `stranger-${n % 10}@example.net`,
    [fields.Message]: message,
  })
  const elsewhere = () => `203.0.113.${chance.below(50) + 1}`
  const make: Record<Way, (n: number) => Omit<SpamSubmission, 'way'>> = {
    'no page and too fast': (n) => ({
      address: '198.51.100.7',
      body: { data: answer(n, sentence(chance)) },
    }),
    'one page for all': (n) => ({
      address: elsewhere(),
      body: { data: answer(n, sentence(chance)), [FORM_TOKEN_NAME]: token },
    }),
    trap: (n) => ({
      address: elsewhere(),
      body: { data: answer(n, sentence(chance)), [HONEYPOT_NAME]: 'https://spam.example' },
    }),
    links: (n) => ({
      address: elsewhere(),
      body: { data: answer(n, `See https://spam.example/${n}`) },
    }),
    'same text': (n) => ({ address: elsewhere(), body: { data: answer(n, `${n}: ${PITCH}`) } }),
  }
  return Array.from({ length: count }, (_, n) => {
    const way = SPAM_WAYS[n % SPAM_WAYS.length] as Way
    return { way, ...make[way](n) }
  })
}
