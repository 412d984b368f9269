import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, Field, PayloadRequest } from 'payload'
import { formatManilaMoment } from '@/components/panel/moments'
import { findEditorNames } from '@/features/site/server/editor-names'
import { listChangedPlaces } from '@/lib/content/changed-places'
import { foldDraftsIntoVersions, type ListedVersion } from '@/lib/content/version-list'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'

const MAX_VERSIONS = 50
const MAX_LISTED = 3

interface Version {
  id: number | string
  updatedAt: string
  version: Record<string, unknown> & { _status?: string; savedBy?: unknown }
}

async function listVersions(
  req: PayloadRequest,
  slug: string,
  id: number | undefined,
): Promise<Version[]> {
  const call = {
    depth: 0,
    limit: MAX_VERSIONS,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
  } as const
  const { docs } =
    id === undefined
      ? await req.payload.findGlobalVersions({ ...call, slug: slug as 'merch' })
      : await req.payload.findVersions({
          ...call,
          collection: slug as 'pages',
          where: { parent: { equals: id } },
        })
  return docs as unknown as Version[]
}

function changesIn(fields: readonly Field[], { version, before }: ListedVersion<Version>): string {
  if (!before) return 'The first one that is kept'
  const places = listChangedPlaces(fields, before.version, version.version)
  if (places.length === 0) return 'No words or pictures'
  const more = places.length > MAX_LISTED ? `; ${places.length - MAX_LISTED} more` : ''
  return places.slice(0, MAX_LISTED).join('; ') + more
}

/**
 * True when the saved content is published. Without `id`, `slug` is that of a global, which is
 * always published.
 */
async function isOnSite(req: PayloadRequest, slug: string, id: number | undefined) {
  if (id === undefined) return true
  const call = { collection: slug as 'pages', id, depth: 0, select: { _status: true } } as const
  return (
    (await req.payload.findByID({ ...call, overrideAccess: false, req }))._status === 'published'
  )
}

export async function VersionsPage({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const config = collectionConfig ?? globalConfig
  if (!config) return null
  const id = collectionConfig ? Number(docID) : undefined
  const versions = await listVersions(req, config.slug, id)
  const listed = foldDraftsIntoVersions(versions, await isOnSite(req, config.slug, id))
  const names = await findEditorNames(
    req.payload,
    versions.map(({ version }) => version.savedBy),
  )
  const base = id === undefined ? paths.cmsGlobal(config.slug) : paths.cmsRow(config.slug, id)
  const nameOf = ({ version }: Version) => names.get(version.savedBy) ?? 'Nobody of the staff'
  const linkTo = ({ id: of, updatedAt }: Version) => (
    <a href={`${base}/versions/${of}`}>{formatManilaMoment(updatedAt)}</a>
  )
  return (
    <Gutter className="panel-versions">
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={collectionConfig?.labels?.plural}
        useAsTitle={collectionConfig?.admin?.useAsTitle}
        view="Versions"
      />
      <table>
        <thead>
          <tr>
            <th scope="col">Saved (Manila time)</th>
            <th scope="col">By</th>
            <th scope="col">State</th>
            <th scope="col">What changed</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((row) => (
            <tr key={row.version.id}>
              <td>{linkTo(row.version)}</td>
              <td>{nameOf(row.version)}</td>
              <td>{row.state}</td>
              <td>
                {changesIn(config.fields, row)}
                {row.drafts.length > 0 && (
                  <details>
                    <summary>
                      {row.drafts.length} {plural('draft', row.drafts.length)} before it
                    </summary>
                    <ul>
                      {row.drafts.map((draft) => (
                        <li key={draft.id}>
                          {linkTo(draft)} by {nameOf(draft)}
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Press a time to look at it, beside what is newer, and to restore it.</p>
    </Gutter>
  )
}
