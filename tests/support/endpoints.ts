import type { Role } from '@/lib/access'

/** The roles of Spec §6. Tests compare this file, which is written by hand, with the code. */
const STAFF: readonly Role[] = ['super_admin', 'admin', 'event_coordinator', 'store_manager']
const ORGANISERS: readonly Role[] = ['super_admin', 'admin', 'event_coordinator']
const MANAGERS: readonly Role[] = ['super_admin', 'admin']
const SUPER_ADMINS: readonly Role[] = ['super_admin']

const NO_SUCH_KEY = { id: 'bm8', rawId: 'bm8', type: 'public-key', clientExtensionResults: {} }
const OWN_PASSWORD = { password: 'not this one' }

const SUPER: readonly Role[] = ['super_admin']

const RETENTION = { days: 30, from: 'arrival', eventDay: null }

const WRITING = {
  audience: { formId: 2147483647 },
  template: { subject: 'See you there', text: 'Dear {name}, bring a friend.' },
}

const PERSON = { who: 'nobody@example.org', submissions: [2147483647], testimonies: [2147483647] }

interface EndpointCase {
  who: 'anyone' | readonly Role[]
  body?: Record<string, unknown>
  /** A query string that the endpoint refuses. */
  badQuery?: string
  endsSession?: true
}

export const ENDPOINT_CASES: Record<string, EndpointCase> = {
  'GET /api/health': { who: 'anyone' },
  'GET /api/health/live': { who: 'anyone' },
  'GET /api/health/ready': { who: 'anyone' },
  'GET /api/media/{name}': { who: 'anyone' },
  'GET /api/celebrations/{key}/calendar.ics': { who: 'anyone' },
  'GET /api/provinces/{slug}/calendar.ics': { who: 'anyone' },
  'POST /api/provinces/{slug}/tell-me': { who: 'anyone', body: { email: 'ana@example.org' } },
  'POST /api/admin/countdown/follow': { who: ORGANISERS },
  'GET /api/roll-call': { who: 'anyone' },
  'POST /api/roll-call': { who: 'anyone', body: { province: 'aklan' } },
  'POST /api/tell-me/{token}': { who: 'anyone', body: { answer: 'confirm' } },
  'GET /api/resources/{key}': { who: 'anyone' },
  'GET /api/resources/{key}/view': { who: 'anyone' },
  'GET /api/videos/{name}': { who: 'anyone' },
  'GET /api/testimonies': { who: 'anyone' },
  'POST /api/testimonies': {
    who: 'anyone',
    body: {
      name: 'Ana',
      email: 'ana@example.org',
      location: 'Iloilo',
      testimony: 'Long enough to be a testimony, and true in every single word.',
    },
  },
  'GET /api/preview': { who: ORGANISERS, badQuery: '?path=%2F%2Felsewhere.example' },
  'GET /api/forms/{slug}': { who: 'anyone' },
  'GET /api/admin/forms/{id}/places': { who: STAFF },
  'PUT /api/admin/forms/{id}/places': {
    who: ORGANISERS,
    body: {
      opensAt: null,
      closesAt: null,
      hasWaitingList: false,
      offerHours: null,
      showLeftBelow: null,
      limits: [],
    },
  },
  'GET /api/admin/forms/{id}/waiting': { who: ORGANISERS },
  'POST /api/my-registration': {
    who: 'anyone',
    body: { reference: 'K7M2-9QXD', email: 'ana@example.org' },
  },
  'GET /api/my-registration/{token}': { who: 'anyone' },
  'POST /api/my-registration/{token}/change': {
    who: 'anyone',
    body: { seen: 'nothing', data: {} },
  },
  'POST /api/my-registration/{token}/people': { who: 'anyone', body: { number: 2, data: {} } },
  'POST /api/my-registration/{token}/cancel': { who: 'anyone', badQuery: '?who=some' },
  'POST /api/my-registration/{token}/erase': { who: 'anyone' },
  'GET /api/my-registration/{token}/data': { who: 'anyone', badQuery: '?as=pdf' },
  'POST /api/my-registration/address/{token}': { who: 'anyone' },
  'GET /api/admin/submissions/{id}/link': { who: ORGANISERS },
  'POST /api/admin/submissions/{id}/link': { who: ORGANISERS },
  'GET /api/admin/languages': { who: STAFF },
  'PUT /api/admin/languages/{lang}': { who: SUPER_ADMINS, body: { isRead: true } },
  'GET /api/admin/forms/{id}/translations/{lang}': { who: STAFF },
  'PUT /api/admin/forms/{id}/translations/{lang}': { who: ORGANISERS, body: { isShown: true } },
  'POST /api/forms/{slug}/submit': { who: 'anyone', body: { data: {} } },

  'GET /api/admin/setup': { who: 'anyone' },
  'POST /api/admin/setup': {
    who: 'anyone',
    body: { name: 'Ana', email: 'ana@example.org', password: 'correct horse 7' },
  },
  'POST /api/admin/login': {
    who: 'anyone',
    body: { email: 'ana@example.org', password: 'correct horse 7' },
  },
  'GET /api/admin/login/factor': { who: 'anyone' },
  'POST /api/admin/login/factor': { who: 'anyone', body: { code: '123456' } },
  'DELETE /api/admin/login/factor': { who: 'anyone' },
  'POST /api/admin/login/passkey/options': { who: 'anyone' },
  'POST /api/admin/login/passkey': {
    who: 'anyone',
    body: {
      response: {
        ...NO_SUCH_KEY,
        response: { clientDataJSON: 'e30', authenticatorData: 'bm8', signature: 'bm8' },
      },
    },
  },
  'GET /api/admin/factors': { who: STAFF },
  'POST /api/admin/factors/authenticator': { who: STAFF, body: OWN_PASSWORD },
  'PUT /api/admin/factors/authenticator': { who: STAFF, body: { code: '123456' } },
  'POST /api/admin/factors/authenticator/remove': { who: STAFF, body: OWN_PASSWORD },
  'POST /api/admin/factors/passkeys/options': { who: STAFF, body: OWN_PASSWORD },
  'POST /api/admin/factors/passkeys': {
    who: STAFF,
    body: {
      name: 'A key',
      response: { ...NO_SUCH_KEY, response: { clientDataJSON: 'e30', attestationObject: 'bm8' } },
    },
  },
  'POST /api/admin/factors/passkeys/{id}/remove': { who: STAFF, body: OWN_PASSWORD },
  'POST /api/admin/factors/recovery-codes': { who: STAFF, body: OWN_PASSWORD },
  'GET /api/admin/factor-roles': { who: SUPER_ADMINS },
  'PUT /api/admin/factor-roles': { who: SUPER_ADMINS, body: { role: 'admin', required: false } },
  'DELETE /api/admin/users/{id}/sessions': { who: MANAGERS },
  'DELETE /api/admin/users/{id}/factors': { who: SUPER_ADMINS },
  'POST /api/admin/logout': { who: STAFF, endsSession: true },
  'GET /api/admin/session': { who: STAFF },
  'GET /api/admin/preferences': { who: ORGANISERS },
  'PUT /api/admin/preferences': { who: ORGANISERS, body: { assignmentMail: true } },
  'GET /api/admin/sessions': { who: STAFF },
  'DELETE /api/admin/sessions/{id}': { who: STAFF },
  'POST /api/admin/sessions/end': { who: STAFF, endsSession: true },
  'POST /api/admin/password/forgot': { who: 'anyone', body: { email: 'nobody@example.org' } },
  'POST /api/admin/password/reset': {
    who: 'anyone',
    body: { token: 'no such token', password: 'correct horse 7' },
  },
  'POST /api/admin/password/change': {
    who: STAFF,
    body: { currentPassword: 'not this one', password: 'correct horse 7' },
  },

  'GET /api/admin/users': { who: STAFF },
  'PUT /api/admin/users/{id}': { who: MANAGERS, body: { status: 'disabled' } },
  'POST /api/admin/invite': { who: MANAGERS, body: { email: 'new@example.org', role: 'admin' } },
  'POST /api/admin/users/{id}/invitation': { who: MANAGERS },
  'DELETE /api/admin/users/{id}/invitation': { who: MANAGERS },
  'POST /api/admin/invitations/check': { who: 'anyone', body: { token: 'no such token' } },
  'POST /api/admin/invitations/accept': {
    who: 'anyone',
    body: { token: 'no such token', name: 'Ana', password: 'correct horse 7' },
  },

  'GET /api/admin/dashboard': { who: STAFF, badQuery: '?zone=Nowhere' },
  'POST /api/admin/pages': { who: ORGANISERS, body: { from: 'giving' } },
  'POST /api/admin/pages/{id}/menu': { who: ORGANISERS },
  'GET /api/admin/link-targets': { who: ORGANISERS, badQuery: '?of=nowhere' },
  'GET /api/admin/content-search': { who: ORGANISERS, badQuery: '?search=a' },
  'GET /api/admin/audit': { who: MANAGERS, badQuery: '?page=two' },
  'GET /api/admin/audit/export': { who: MANAGERS, badQuery: '?area=none' },

  'GET /api/admin/ledger': { who: MANAGERS },
  'POST /api/admin/ledger/repair': {
    who: MANAGERS,
    body: { gaps: [{ kind: 'receipt', id: 2147483647 }] },
  },

  'GET /api/admin/forms': { who: STAFF },
  'POST /api/admin/forms': { who: ORGANISERS, body: { name: 'A form', slug: 'a-form' } },
  'GET /api/admin/forms/{id}': { who: STAFF },
  'PUT /api/admin/forms/{id}': { who: ORGANISERS, body: { isActive: true } },
  'DELETE /api/admin/forms/{id}': { who: ORGANISERS },
  'POST /api/admin/forms/{id}/duplicate': { who: ORGANISERS },
  'GET /api/admin/forms/{id}/file': { who: STAFF },
  'POST /api/admin/forms/file': {
    who: ORGANISERS,
    body: { format: 'registration-form', version: 1, name: 'A form of a file' },
  },
  'GET /api/admin/forms/{id}/answer-counts': { who: ORGANISERS },
  'GET /api/admin/forms/{id}/privacy': { who: STAFF },
  'GET /api/admin/forms/{id}/retention': { who: ORGANISERS },
  'POST /api/admin/forms/{id}/retention': { who: ORGANISERS, body: RETENTION },
  'GET /api/admin/forms/{id}/draft': { who: STAFF },
  'PUT /api/admin/forms/{id}/draft': {
    who: ORGANISERS,
    body: {
      fields: [],
      receipt: { isOn: false, subject: 'Thank you', text: 'See you.' },
      revision: 0,
      draft: null,
    },
  },
  'POST /api/admin/forms/{id}/draft/publish': {
    who: ORGANISERS,
    body: { draft: 'none', revision: 0 },
  },
  'POST /api/admin/forms/{id}/draft/discard': { who: ORGANISERS, body: { draft: 'none' } },
  'GET /api/admin/forms/{id}/versions': { who: STAFF },
  'POST /api/admin/forms/{id}/versions/{revision}/restore': {
    who: ORGANISERS,
    body: { revision: 0 },
  },
  'POST /api/admin/forms/{id}/preview': {
    who: ORGANISERS,
    body: { fields: [], details: { name: 'A form', description: null, thanksText: null } },
  },
  'POST /api/admin/forms/{id}/fields': {
    who: ORGANISERS,
    body: {
      fields: [],
      receipt: { isOn: true, subject: 'Welcome', text: 'See you there.' },
      privacy: {
        notice: { isOn: true, text: 'We keep it for a month.' },
        retention: RETENTION,
      },
    },
  },

  'POST /api/admin/forms/{id}/registrations': {
    who: ORGANISERS,
    body: { data: {} },
  },
  'POST /api/admin/submissions/alike': {
    who: ORGANISERS,
    body: { formId: 2147483647, answers: { name: 'Ana Reyes' } },
  },
  'GET /api/admin/submissions': { who: ORGANISERS, badQuery: '?page=two' },
  'PUT /api/admin/submissions': {
    who: ORGANISERS,
    body: { changes: [{ id: 999_999_999, status: 'new' }] },
  },
  'GET /api/admin/submissions/views': { who: ORGANISERS },
  'POST /api/admin/submissions/views': { who: ORGANISERS, body: { name: 'Mine', query: '?' } },
  'PUT /api/admin/submissions/views/{id}': { who: ORGANISERS, body: { name: 'Mine' } },
  'DELETE /api/admin/submissions/views/{id}': { who: ORGANISERS },
  'GET /api/admin/submissions/layout': { who: ORGANISERS },
  'PUT /api/admin/submissions/layout': { who: ORGANISERS, body: { rows: 10 } },
  'PUT /api/admin/submissions/matching/status': {
    who: ORGANISERS,
    body: { filters: { formId: 2147483647 }, status: 'new', count: 1 },
  },
  'POST /api/admin/submissions/statuses/restore': {
    who: ORGANISERS,
    body: { status: 'new', earlier: { reviewed: [2147483647] } },
  },
  'GET /api/admin/submissions/{id}': { who: ORGANISERS },
  'PUT /api/admin/submissions/{id}': { who: ORGANISERS, body: { status: 'new' } },
  'GET /api/admin/submissions/{id}/notes': { who: ORGANISERS },
  'POST /api/admin/submissions/{id}/notes': { who: ORGANISERS, body: { text: 'Called her.' } },
  'GET /api/admin/submissions/{id}/answers': { who: ORGANISERS },
  'PUT /api/admin/submissions/{id}/answers': {
    who: ORGANISERS,
    body: { fieldId: 'none', was: null, answer: 'Ana' },
  },
  'PUT /api/admin/submissions/{id}/answers/file': { who: ORGANISERS },
  'GET /api/admin/submissions/{id}/alike': { who: ORGANISERS },
  'POST /api/admin/submissions/{id}/seat': { who: ORGANISERS, body: { act: 'resend' } },
  'POST /api/admin/submissions/{id}/merge': { who: ORGANISERS, body: { other: 2147483647 } },
  'POST /api/admin/submissions/{id}/unmerge': { who: ORGANISERS, body: { other: 2147483647 } },
  'GET /api/admin/submissions/changes': { who: ORGANISERS, badQuery: '?since=yesterday' },
  'POST /api/admin/submissions/seen': {
    who: ORGANISERS,
    body: { came: [2147483647] },
  },
  'PUT /api/admin/submissions/tests': {
    who: ORGANISERS,
    body: { ids: [2147483647], isTest: true },
  },
  'GET /api/admin/submissions/{id}/delivery': { who: ORGANISERS },
  'POST /api/admin/submissions/{id}/receipt/resend': { who: ORGANISERS },
  'GET /api/admin/submissions/export/{formId}': { who: ORGANISERS, badQuery: '?from=soon' },
  'GET /api/admin/mailings': { who: ORGANISERS },
  'POST /api/admin/mailings': {
    who: ORGANISERS,
    body: { ...WRITING, count: 1, key: '3f1c6f0e-53b5-4a52-9d1f-0d7c6f6f1b11' },
  },
  'POST /api/admin/mailings/preview': { who: ORGANISERS, body: WRITING },
  'POST /api/admin/mailings/test': { who: ORGANISERS, body: WRITING },
  'GET /api/admin/mailings/{id}': { who: ORGANISERS, badQuery: '?page=two' },
  'PUT /api/admin/mailings/{id}': { who: ORGANISERS, body: { state: 'paused' } },
  'POST /api/offers/{token}': { who: 'anyone', badQuery: '?answer=maybe' },
  'GET /api/unsubscribe/{token}': { who: 'anyone' },
  'POST /api/unsubscribe/{token}': { who: 'anyone' },
  'GET /api/admin/submissions/print/{formId}': { who: ORGANISERS, badQuery: '?from=soon' },
  'GET /api/admin/submissions/totals/{formId}': { who: ORGANISERS, badQuery: '?from=soon' },
  'GET /api/admin/submissions/{id}/log': { who: MANAGERS },
  'GET /api/admin/submissions/{id}/history': { who: ORGANISERS },
  'PUT /api/admin/submissions/assignees': {
    who: ORGANISERS,
    body: { ids: [2147483647], assigneeId: null },
  },
  'PUT /api/admin/submissions/matching/assignee': {
    who: ORGANISERS,
    body: { filters: { formId: 2147483647 }, assigneeId: null, count: 1 },
  },
  'POST /api/admin/submissions/assignees/restore': {
    who: ORGANISERS,
    body: { assigneeId: null, earlier: [{ assigneeId: null, ids: [2147483647] }] },
  },
  'POST /api/admin/submissions/delete': { who: ORGANISERS, body: { ids: [2147483647] } },
  'GET /api/admin/submissions/bin': { who: ORGANISERS },
  'POST /api/admin/submissions/bin/restore': { who: ORGANISERS, body: { ids: [2147483647] } },
  'POST /api/admin/submissions/bin/erase': { who: MANAGERS, body: { ids: [2147483647] } },
  'POST /api/admin/submissions/bin/empty': { who: MANAGERS },
  'GET /api/admin/submissions/suspected': { who: ORGANISERS },
  'POST /api/admin/submissions/suspected/release': { who: ORGANISERS, body: { ids: [2147483647] } },
  'POST /api/admin/submissions/suspected/delete': { who: ORGANISERS, body: { ids: [2147483647] } },
  'GET /api/admin/testimonies/suspected': { who: ORGANISERS },
  'POST /api/admin/testimonies/suspected/release': { who: ORGANISERS, body: { ids: [2147483647] } },
  'POST /api/admin/testimonies/suspected/delete': { who: ORGANISERS, body: { ids: [2147483647] } },
  'POST /api/admin/people/search': { who: SUPER, body: { who: 'nobody@example.org' } },
  'POST /api/admin/people/archive': { who: SUPER, body: PERSON },
  'POST /api/admin/people/erase': { who: SUPER, body: PERSON },
  'GET /api/admin/files/{id}/preview': { who: ORGANISERS },
  'GET /api/admin/files/{id}': { who: ORGANISERS },
  'POST /api/admin/files/{id}/retry': { who: ORGANISERS },
}

export interface Endpoint extends EndpointCase {
  name: string
  method: string
  path: string
}

const NOBODYS_ID = '999999999'

export const fillInIds = (address: string, id = NOBODYS_ID) => address.replace(/\{\w+\}/g, id)

export const ENDPOINTS: readonly Endpoint[] = Object.entries(ENDPOINT_CASES).map(
  ([name, endpoint]) => {
    const [method = '', address = ''] = name.split(' ')
    return { ...endpoint, name, method, path: fillInIds(address) }
  },
)
