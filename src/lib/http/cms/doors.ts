import type { Payload } from 'payload'
import type { Permission } from '../../access'
import { parseId } from '../body'

/** Who may knock. `session`: the operation itself says who is signed in, or ends that. */
export type DoorAccess = Permission | 'session'

export interface Door {
  access: DoorAccess
  /** The name of an uploaded file: answered by ourselves, for Payload fails on names it has not. */
  file?: string
  /** What is read through it, for the audit log: a collection, one of its rows, a global. */
  reads?: string
}

type Doors = readonly string[]

/** What the panel asks of a collection, a global and so on; `:id` is a row's, `:key` any word. */
const COLLECTION: Doors = [
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
const COPIES: Doors = ['POST :id/duplicate']
const VERSIONS: Doors = ['GET versions', 'GET versions/:id', 'POST versions/:id']
/** Pages lead to registration forms, which are made and changed in the portal. */
const CHOICES: Doors = ['GET', 'GET :id']
const UPLOADS: Doors = ['GET file/:key']
const GLOBAL: Doors = ['GET', 'POST', 'POST access']
/** Signing in and out are routes of our own, in front of these. */
const SESSION: Doors = ['GET me']
const ACCOUNT: Doors = ['POST access/:id']
const PREFERENCES: Doors = ['GET', 'GET :key', 'POST :key']
const LOCKS: Doors = ['GET', 'POST', 'PATCH :id', 'DELETE :id']

const KEY_MAX = 200

const fits = (pattern: string, text: string) =>
  pattern === ':id'
    ? parseId(text) !== null
    : pattern === ':key'
      ? text.length > 0 && text.length <= KEY_MAX
      : pattern === text

function matches(door: string, method: string, rest: readonly string[]): boolean {
  const [wanted, path = ''] = door.split(' ')
  const patterns = path ? path.split('/') : []
  return (
    wanted === method &&
    patterns.length === rest.length &&
    patterns.every((pattern, at) => fits(pattern, rest[at] ?? ''))
  )
}

type Config = Payload['config']

/** The doors of the first segments, with what comes after them. */
function doorsOf({ collections, globals }: Config, [first = '', ...rest]: readonly string[]) {
  if (first === 'globals') {
    const found = globals.find(({ slug }) => slug === rest[0])
    const doors = found ? [...GLOBAL, ...(found.versions ? VERSIONS : [])] : []
    return { rest: rest.slice(1), groups: [['content.write', doors]] as const }
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
  // What the panel does not show is written and read by our own operations alone.
  if (!found || found.admin.hidden) return { rest, groups: [] }
  const { versions, upload, disableDuplicate } = found
  const doors = [
    ...COLLECTION,
    ...(disableDuplicate ? [] : COPIES),
    ...(versions ? VERSIONS : []),
    ...(upload ? UPLOADS : []),
  ]
  return { rest, groups: [['content.write', doors]] as const }
}

/** What the panel keeps for itself: no content. */
const STATE = ['payload-preferences', 'payload-locked-documents']

/** `testimonies`, `testimonies 12`, `home`: versions and counts are looks at the same thing. */
function nameOf(segments: readonly string[]): string {
  const [first = '', ...rest] = segments[0] === 'globals' ? segments.slice(1) : segments
  const id = rest.find((part) => parseId(part) !== null)
  return id && rest[0] === id ? `${first} ${id}` : first
}

/**
 * The one list of what is open below /api/cms: what the panel uses, for those it is shown to.
 * `segments` are the decoded parts of the address. Null for anything else.
 */
export function findDoor(config: Config, method: string, segments: readonly string[]): Door | null {
  const { rest, groups } = doorsOf(config, segments)
  for (const [access, doors] of groups) {
    const door = doors.find((one) => matches(one, method, rest))
    if (!door) continue
    const isFile = UPLOADS.includes(door)
    const isRead = access === 'content.write' && method === 'GET' && !isFile
    return {
      access,
      file: isFile ? rest[1] : undefined,
      reads: isRead && !STATE.includes(segments[0] ?? '') ? nameOf(segments) : undefined,
    }
  }
  return null
}
