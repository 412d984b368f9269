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

/** Editors type; a draft is kept after this pause, in milliseconds. */
const AUTOSAVE_MS = 400
/** Older versions go; enough for a year of weekly changes. */
const KEPT_VERSIONS = 50

const DRAFTS = { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true } as const
/** Drafts, autosave, versions and scheduled publishing, the same for all that visitors read. */
export const GLOBAL_VERSIONS = { max: KEPT_VERSIONS, drafts: DRAFTS }
export const COLLECTION_VERSIONS = { maxPerDoc: KEPT_VERSIONS, drafts: DRAFTS }

/** Who saved what, in place of Payload's own list. */
export const VERSIONS_PAGE = { Component: '/app/(payload)/panel/versions-page#VersionsPage' }

/** What visitors do not see yet goes into the versions alone; all else is written to the row itself. */
const isDraftSave = (args: { draft?: boolean; data?: { _status?: unknown } } | undefined) =>
  args?.draft === true && args.data?._status !== 'published'

/**
 * A page of the site has one row and no state without it: Payload would write the newest draft there
 * and call it unpublished. So whatever is written to the row is published, and says so.
 */
export const alwaysPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || isDraftSave(args)) return args
  if (args.data?._status === 'draft') throw new AppError('content.not_unpublishable')
  return { ...args, data: { ...args.data, _status: 'published' } }
}

/** Before an operation on rows that can be unpublished: notes whether visitors will see it. */
export const noteDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return
  req.context.isDraftSave = isDraftSave(args as never)
}

/** After it. True when nothing a visitor sees has changed. */
export const wasDraftSave = (req: PayloadRequest) => req.context.isDraftSave === true

/** Whose change it is, in every version. Nobody: it came with the product. */
export const savedByField: Field = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'admin-users',
  // Pages are read with their pictures, and need no person beside them.
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

/** What was published is published again; a draft is the newest draft again. */
const isRestoredAsDraft = (req: PayloadRequest, { version }: Version) =>
  req.searchParams.get('draft') === 'true' || version._status !== 'published'

function idOf(req: PayloadRequest): string {
  const id = parseId(String(req.routeParams?.id))
  if (id === null) throw new AppError('route.not_found')
  return String(id)
}

/**
 * Restoring is saving what was, by the operation that saves everything else, with its checks and its
 * hooks. Payload's own writes past them: a global's draft straight into the row visitors read, and
 * its hooks are handed a wrapper from which nobody learns what has changed.
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

/** In place of `POST /globals/{slug}/versions/{id}`. */
export const restoringGlobal = (slug: string): Endpoint =>
  restoring(async (req, id) => {
    const call = { slug: slug as GlobalSlug, depth: 0, overrideAccess: false, req }
    const found = (await req.payload.findGlobalVersionByID({ ...call, id })) as unknown as Version
    const draft = isRestoredAsDraft(req, found)
    const data = { ...contentOf(found), _status: draft ? 'draft' : 'published' } as never
    await req.payload.updateGlobal({ ...call, draft, data })
    return draft
  })

/** In place of `POST /{slug}/versions/{id}`. */
export const restoringRow = (slug: string): Endpoint =>
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
