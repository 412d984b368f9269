import 'server-only'
import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  Endpoint,
  Field,
  GlobalBeforeOperationHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { AppError } from '../errors'
import { parseId } from '../http/body'

const AUTOSAVE_MS = 400
const KEPT_VERSIONS = 50

const DRAFTS = { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true } as const
export const GLOBAL_VERSIONS = { max: KEPT_VERSIONS, drafts: DRAFTS }
export const COLLECTION_VERSIONS = { maxPerDoc: KEPT_VERSIONS, drafts: DRAFTS }

/**
 * Replaces Payload's list of versions, which does not show who saved a version, and adds the time
 * in Manila to the page of a version.
 */
export const VERSION_VIEWS = {
  versions: { Component: '/app/(payload)/panel/versions-page#VersionsPage' },
  version: { actions: ['/app/(payload)/panel/version-moment#VersionMoment'] },
}

/** True for an update that writes to the versions table only. */
const isDraftSave = (args: { draft?: boolean; data?: { _status?: unknown } } | undefined) =>
  args?.draft === true && args.data?._status !== 'published'

/**
 * Publishes every save that is not a draft, because Payload could otherwise unpublish the row that
 * visitors read. Throws `content.not_unpublishable` for a save that would unpublish it.
 */
export const publishEverySave: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || isDraftSave(args)) return args
  if (args.data?._status === 'draft') throw new AppError('content.not_unpublishable')
  return { ...args, data: { ...args.data, _status: 'published' } }
}

export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return
  req.context.isDraftSave = isDraftSave(args as never)
}

/** True in an afterChange hook when only a draft was saved. `noteDraftSave` must run before. */
export const wasDraftSave = (req: PayloadRequest) => req.context.isDraftSave === true

/**
 * The account that saved a version. Empty when the product itself saves, as for a new site's
 * content.
 */
export const savedByField: Field = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'admin-users',
  // When Payload reads a row, it also reads the related rows, such as pictures. This setting leaves
  // out the account.
  maxDepth: 0,
  admin: { hidden: true },
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null] },
}

interface Version {
  parent?: number | { id: number }
  version: Record<string, unknown> & { _status?: string | null }
}

const OF_THE_ROW = ['id', 'createdAt', 'updatedAt', 'globalType', 'savedBy']

const contentOf = ({ version }: Version) =>
  Object.fromEntries(Object.entries(version).filter(([name]) => !OF_THE_ROW.includes(name)))

const isRestoredAsDraft = (req: PayloadRequest, { version }: Version) =>
  req.searchParams.get('draft') === 'true' || version._status !== 'published'

function idOf(req: PayloadRequest): string {
  const id = parseId(String(req.routeParams?.id))
  if (id === 0) throw new AppError('route.not_found')
  return String(id)
}

/**
 * Makes an endpoint that restores a version. Payload's own endpoint would write a draft into the
 * row that visitors read. `restore` returns true when it restored as a draft.
 */
const restoring = (restore: (req: PayloadRequest, id: string) => Promise<boolean>): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const isDraft = await restore(req, idOf(req))
    const message = isDraft
      ? 'Restored as a draft. Publish it to show it to visitors.'
      : 'Restored. Visitors see it now.'
    return Response.json({ message })
  },
})

/** Replaces Payload's `POST /globals/{slug}/versions/{id}`. */
export const globalRestoreEndpoint = (slug: string): Endpoint =>
  restoring(async (req, id) => {
    const call = { slug: slug as GlobalSlug, depth: 0, overrideAccess: false, req }
    const found = (await req.payload.findGlobalVersionByID({ ...call, id })) as unknown as Version
    const draft = isRestoredAsDraft(req, found)
    const data = { ...contentOf(found), _status: draft ? 'draft' : 'published' } as never
    await req.payload.updateGlobal({ ...call, draft, data })
    return draft
  })

/** Replaces Payload's `POST /{slug}/versions/{id}`. */
export const rowRestoreEndpoint = (slug: string): Endpoint =>
  restoring(async (req, id) => {
    const call = { collection: slug as CollectionSlug, depth: 0, overrideAccess: false, req }
    const found = (await req.payload.findVersionByID({ ...call, id })) as unknown as Version
    const draft = isRestoredAsDraft(req, found)
    const data = { ...contentOf(found), _status: draft ? 'draft' : 'published' } as never
    const parent = typeof found.parent === 'object' ? found.parent.id : found.parent
    if (parent === undefined) throw new AppError('route.not_found')
    await req.payload.update({ ...call, id: parent, draft, data })
    return draft
  })
