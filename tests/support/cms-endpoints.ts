import type { Role } from '@/lib/access'

const STAFF: readonly Role[] = ['super_admin', 'admin', 'event_coordinator', 'store_manager']
const EDITORS: readonly Role[] = ['super_admin', 'admin', 'event_coordinator']

const CONTENT = ['testimonies', 'pages', 'provinces', 'resources', 'media', 'videos']
const UPLOADS = ['resources', 'media', 'videos']
const WITH_VERSIONS = [
  'pages',
  ...['site-settings', 'home-page', 'our-story', 'vision-mission', 'core-values', 'core-beliefs'],
  ...['celebrations', 'the-day', 'resources-page', 'merch'],
].map((slug) => (slug === 'pages' ? slug : `globals/${slug}`))
const GLOBALS = WITH_VERSIONS.filter((path) => path.startsWith('globals/'))

const each = (paths: readonly string[], calls: readonly string[]) =>
  paths.flatMap((path) =>
    calls.map((call) => {
      const [method = '', rest] = call.split(' ')
      return `${method} /api/cms/${path}${rest ? `/${rest}` : ''}`
    }),
  )

const OF_EDITORS = [
  ...each(CONTENT, ['GET', 'POST', 'PATCH', 'DELETE', 'GET count', 'POST access']),
  ...each(CONTENT, ['POST access/{id}', 'GET {id}', 'PATCH {id}', 'DELETE {id}']),
  ...each(
    CONTENT.filter((slug) => slug !== 'testimonies'),
    ['POST {id}/duplicate'],
  ),
  // An editor needs these to choose the form that a page links to.
  ...each(['forms'], ['GET', 'GET {id}']),
  ...each(GLOBALS, ['GET', 'POST', 'POST access']),
  ...each(WITH_VERSIONS, ['GET versions', 'GET versions/{id}', 'POST versions/{id}']),
  ...each(UPLOADS, ['GET file/nobody.png']),
  ...each(['payload-preferences'], ['GET', 'GET nobody', 'POST nobody']),
  ...each(['payload-locked-documents'], ['GET', 'POST', 'PATCH {id}', 'DELETE {id}']),
  'POST /api/cms/reorder',
]
const OF_STAFF = ['GET /api/cms/access', 'POST /api/cms/admin-users/access/{id}']
const OF_SESSIONS = each(
  ['admin-users'],
  ['POST login', 'POST logout', 'POST refresh-token', 'GET me'],
)

/** Calls to Payload's API that are refused for every role. Listed by hand. */
export const CLOSED_CMS_ENDPOINTS = [
  ...each(
    [
      ...[
        'admin-users',
        'staff-tokens',
        'staff-sessions',
        'staff-authenticators',
        'staff-passkeys',
      ],
      ...['staff-recovery-codes', 'staff-challenges', 'staff-factor-roles'],
      ...['submissions', 'submission-files'],
      ...['submission-notes', 'submission-attempts', 'drive-folders', 'receipts', 'audit-log'],
      ...[
        'venue-requests',
        'form-notices',
        'form-versions',
        'form-drafts',
        'form-previews',
        'drive-erasures',
        'retention-plans',
        'audit-names',
        'page-addresses',
      ],
      ...['tombstones', 'submission-corrections'],
      ...['payload-jobs', 'payload-kv', 'payload-migrations'],
    ],
    ['GET', 'POST', 'PATCH', 'DELETE', 'GET {id}', 'PATCH {id}', 'DELETE {id}', 'GET count'],
  ),
  ...each(['forms'], ['POST', 'PATCH', 'DELETE', 'PATCH {id}', 'DELETE {id}', 'GET count']),
  ...each(
    ['admin-users'],
    ['GET init', 'GET verify/x', 'POST verify/x', 'POST forgot-password', 'POST reset-password'],
  ),
  ...each(['admin-users'], ['POST first-register', 'POST unlock', 'POST {id}/api-key/reveal']),
  ...each(['payload-jobs'], ['GET run', 'POST run', 'GET handle-schedules']),
  ...each(UPLOADS, ['GET paste-url', 'GET paste-url/{id}']),
  ...each(['globals/site-settings'], ['DELETE', 'PATCH', 'GET file/x']),
  ...each(['media'], ['GET versions', 'GET verify/x', 'GET no-number', 'GET file', 'GET file/a/b']),
  // Closed because Payload's query for it sometimes fails, and the panel never calls it.
  'DELETE /api/cms/payload-preferences/nobody',
  'POST /api/cms/testimonies/{id}/duplicate',
  'GET /api/cms/og',
  'POST /api/cms/graphql',
  'GET /api/cms/graphql-playground',
  'GET /api/cms/constructor',
  'GET /api/cms/globals',
  'GET /api/cms/globals/__proto__',
]

export interface TestedCmsEndpoint {
  name: string
  method: string
  path: string
  who: 'anyone' | readonly Role[]
}

const NOBODYS_ID = '999999999'

const cmsEndpoint = (name: string, who: TestedCmsEndpoint['who']): TestedCmsEndpoint => {
  const [method = '', address = ''] = name.split(' ')
  return { name, method, path: address.replace('{id}', NOBODYS_ID), who }
}

export const CMS_ENDPOINTS: readonly TestedCmsEndpoint[] = [
  ...OF_EDITORS.map((name) => cmsEndpoint(name, EDITORS)),
  ...OF_STAFF.map((name) => cmsEndpoint(name, STAFF)),
  ...OF_SESSIONS.map((name) => cmsEndpoint(name, 'anyone')),
]
