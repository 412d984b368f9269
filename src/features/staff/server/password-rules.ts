import 'server-only'
import { AppError } from '@/lib/errors'
import { normalizeUnicode } from '@/lib/text'
import { PASSWORD_MIN_LENGTH } from '../constants'

/**
 * Longer passwords are not compared with the list of common ones. No password in the list is
 * longer, and the time to compare grows with the square of the length.
 */
const LONGEST_COMMON = 64

type Matcher = (password: string) => boolean
let matcher: Promise<Matcher> | undefined

async function loadMatcher(): Promise<Matcher> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import(/* turbopackIgnore: true */ '@zxcvbn-ts/core'),
    import(/* turbopackIgnore: true */ '@zxcvbn-ts/language-common'),
  ])
  const passwords = dictionary['passwords-common']
  const zxcvbn = new ZxcvbnFactory({ dictionary: { passwords }, graphs: adjacencyGraphs })
  return (password) => {
    const { score, sequence } = zxcvbn.check(password)
    // True for a listed password in any spelling, or one as easily guessed, such as "aaaaaaaa".
    return score === 0 || (sequence.length === 1 && sequence[0]?.pattern === 'dictionary')
  }
}

async function isCommon(password: string): Promise<boolean> {
  if (password.length > LONGEST_COMMON) return false
  matcher ??= loadMatcher()
  return (await matcher)(password)
}

const letters = (text: string) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const isOwn = (password: string, { name, email }: Owner) =>
  [name, email].some((own) => letters(own) !== '' && letters(own) === letters(password))

interface Owner {
  name: string
  email: string
}

const refuse = (message: string) =>
  new AppError('request.invalid', { message, fields: { password: message } })

export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  if (password.length < PASSWORD_MIN_LENGTH) {
    throw refuse(`Password must be at least ${PASSWORD_MIN_LENGTH} characters`)
  }
  if (isOwn(password, owner)) {
    throw refuse('Your name or email address cannot be your password. Please choose another one.')
  }
  if (await isCommon(password)) {
    throw refuse(
      'This password is too common: it is among the first to be guessed. Please choose another one.',
    )
  }
}
