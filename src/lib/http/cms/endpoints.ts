import type { Payload } from 'payload'
import type { Permission } from '../../access'
import { parseId } from '../body'

/**
 * The permission that an endpoint requires. `session` is open to everybody, because it returns only
 * the caller's own account.
 */
type EndpointAccess = Permission | 'session'

export interface MatchedCmsEndpoint {
  access: EndpointAccess
  /**
   * The name of the requested file. The product sends such files itself, because Payload fails on
   * unknown names.
   */
  file?: string
  reads?: string
}

/**
 * The allowed requests: a method, and the path below the collection or global if there is one.
 * `:id` is a row's id, `:key` a text of 1 to 200 characters.
 */
type Patterns = readonly string[]

const COLLECTION: Patterns = [
  'GET',
  'POST',
  'PATCH',
  'DELETE',
  'GET count',
  'POST access',
  'POST access/:id',
  'GET :id',
  'PATCH :id',
  'DELETE :id',
]
const COPIES: Patterns = ['POST :id/duplicate']
const VERSIONS: Patterns = ['GET versions', 'GET versions/:id', 'POST versions/:id']
/** Read-only: pages link to registration forms, but forms are edited in the portal. */
const CHOICES: Patterns = ['GET', 'GET :id']
const UPLOADS: Patterns = ['GET file/:key']
const GLOBAL: Patterns = ['GET', 'POST', 'POST access']
/** Sign-in and sign-out have routes of our own, which Next matches first. */
const SESSION: Patterns = ['GET me']
const ACCOUNT: Patterns = ['POST access/:id']
const PREFERENCES: Patterns = ['GET', 'GET :key', 'POST :key']
const LOCKS: Patterns = ['GET', 'POST', 'PATCH :id', 'DELETE :id']

const KEY_MAX = 200

const fits = (pattern: string, text: string) =>
  pattern === ':id'
    ? parseId(text) !== 0
    : pattern === ':key'
      ? text.length > 0 && text.length <= KEY_MAX
      : pattern === text

function matches(endpoint: string, method: string, rest: readonly string[]): boolean {
  const [wanted, path = ''] = endpoint.split(' ')
  const patterns = path ? path.split('/') : []
  return (
    wanted === method &&
    patterns.length === rest.length &&
    patterns.every((pattern, at) => fits(pattern, rest[at] ?? ''))
  )
}

type Config = Payload['config']

function groupsOf({ collections, globals }: Config, [first = '', ...rest]: readonly string[]) {
  if (first === 'globals') {
    const found = globals.find(({ slug }) => slug === rest[0])
    const open = found ? [...GLOBAL, ...(found.versions ? VERSIONS : [])] : []
    return { rest: rest.slice(1), groups: [['content.write', open]] as const }
  }
  if (first === 'access') return { rest, groups: [['portal.enter', ['GET']]] as const }
  if (first === 'reorder') return { rest, groups: [['content.write', ['POST']]] as const }
  if (first === 'payload-preferences') {
    return { rest, groups: [['content.write', PREFERENCES]] as const }
  }
  if (first === 'forms') return { rest, groups: [['content.write', CHOICES]] as const }
  if (first === 'payload-locked-documents') {
    return { rest, groups: [['content.write', LOCKS]] as const }
  }
  const found = collections.find(({ slug }) => slug === first)
  if (found?.auth) {
    const groups = [['session', SESSION] as const, ['portal.enter', ACCOUNT] as const]
    return { rest, groups }
  }
  // Hidden collections are read and written by our own operations only.
  if (!found || found.admin.hidden) return { rest, groups: [] }
  const { versions, upload, disableDuplicate } = found
  const open = [
    ...COLLECTION,
    ...(disableDuplicate ? [] : COPIES),
    ...(versions ? VERSIONS : []),
    ...(upload ? UPLOADS : []),
  ]
  return { rest, groups: [['content.write', open]] as const }
}

/** These collections hold the panel's own state and no content, so reading them is not logged. */
const STATE = ['payload-preferences', 'payload-locked-documents']

function nameOf(segments: readonly string[]): string {
  const [first = '', ...rest] = segments[0] === 'globals' ? segments.slice(1) : segments
  const id = rest.find((part) => parseId(part) !== 0)
  return id && rest[0] === id ? `${first} ${id}` : first
}

/**
 * Returns the requested endpoint, or null when no pattern matches. `segments` are the decoded path
 * below /api/cms.
 */
export function findEndpoint(
  config: Config,
  method: string,
  segments: readonly string[],
): MatchedCmsEndpoint | null {
  const { rest, groups } = groupsOf(config, segments)
  for (const [access, open] of groups) {
    const pattern = open.find((one) => matches(one, method, rest))
    if (!pattern) continue
    const isFile = UPLOADS.includes(pattern)
    const isRead = access === 'content.write' && method === 'GET' && !isFile
    return {
      access,
      file: isFile ? rest[1] : undefined,
      reads: isRead && !STATE.includes(segments[0] ?? '') ? nameOf(segments) : undefined,
    }
  }
  return null
}
