import 'server-only'
import type { Payload } from 'payload'
import { recordRead } from '../../audit/record'
import { cms } from '../../cms'
import { AppError } from '../../errors'
import { log } from '../../log/log'
import { parseId } from '../body'
import { logPossibleAttack } from '../refusal-log'
import { findActor, requirePermission } from '../route'
import { statusOfRefusal } from './errors'

/** A call of one of Payload's server functions. The arguments come from the browser. */
export interface PanelCall {
  name: string
  args: Record<string, unknown>
}

interface Subject {
  collection?: unknown
  global?: unknown
  id?: unknown
  /** True when the call returns the content of the collection or global. Such calls are logged. */
  reads?: boolean
}

const ofArguments = ({ collectionSlug, globalSlug, id, docID }: PanelCall['args']): Subject => ({
  collection: collectionSlug,
  global: globalSlug,
  id: id ?? docID,
})
const reading = (args: PanelCall['args']): Subject => ({ ...ofArguments(args), reads: true })

/**
 * What each server function of Payload reads or writes. Functions that the panel does not use are
 * left out and refused.
 */
const SUBJECTS = new Map<string, (args: PanelCall['args']) => Subject>([
  ['form-state', ofArguments],
  ['get-upcoming-scheduled-publish', ofArguments],
  ['render-document', reading],
  ['render-document-slots', ofArguments],
  [
    'render-field',
    ({ schemaPath }) => {
      const [kind, slug] = String(schemaPath).split('.')
      return kind === 'global' ? { global: slug } : { collection: slug }
    },
  ],
  ['render-list', reading],
  [
    'schedule-publish',
    ({ doc, global }) => ({
      collection: (doc as { relationTo?: unknown } | null | undefined)?.relationTo,
      global: global ?? undefined,
    }),
  ],
  ['slugify', ofArguments],
  ['table-state', reading],
])

function isShown({ collections, globals }: Payload['config'], subject: Subject): boolean {
  const { collection, global } = subject
  if (collection === undefined && global === undefined) return false
  const has = (entities: readonly { slug: string; admin: { hidden?: unknown } }[], slug: unknown) =>
    slug === undefined || entities.some((one) => one.slug === slug && !one.admin.hidden)
  return has(collections, collection) && has(globals, global)
}

/**
 * True for the form of the caller's own account. The panel shows this form, although it does not
 * list accounts.
 */
const isOwnAccount = (name: string, subject: Subject, actor: { id: number }) =>
  name === 'form-state' &&
  subject.collection === 'admin-users' &&
  subject.global === undefined &&
  Number(subject.id) === actor.id

const BARE: readonly ErrorConstructor[] = [Error, TypeError, RangeError]

async function refuseForeignCall({ name, args }: PanelCall, headers: Headers): Promise<void> {
  const actor = await findActor(headers)
  requirePermission(actor, 'content.write')
  const subject = SUBJECTS.get(name)?.(args)
  const { config } = await cms()
  if (!subject || !(isShown(config, subject) || isOwnAccount(name, subject, actor))) {
    throw new AppError('auth.forbidden', { cause: { account: actor.id } })
  }
  if (!subject.reads) return
  const id = parseId(String(subject.id))
  const what = String(subject.collection ?? subject.global)
  await recordRead('content.read', { actor, subject: id === 0 ? what : `${what} ${id}` })
}

/**
 * Checks that the caller may make this call, because panel calls bypass all routes and may name any
 * collection. Records the call in the audit log when it returns content. Throws AppError 401 or
 * 403.
 */
export async function checkPanelCall(call: PanelCall, headers: Headers): Promise<void> {
  try {
    await refuseForeignCall(call, headers)
  } catch (error) {
    if (error instanceof AppError) logPossibleAttack(error)
    throw error
  }
}

/**
 * True for a refused request and for an error that wrong arguments probably caused. Payload does
 * not check arguments, so wrong ones cause plain errors. Errors of the database have a `code`, and
 * errors of Next have a `digest`.
 */
export function isArgumentError(error: unknown): boolean {
  if (statusOfRefusal(error) !== null) return true
  if (!(error instanceof Error) || 'digest' in error || 'code' in error || error.cause) return false
  if (!BARE.includes(error.constructor as ErrorConstructor)) return false
  log.warn({ err: error }, 'A function of the panel could not read its arguments')
  return true
}
