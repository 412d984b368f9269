import { sitePaths } from './site-paths'

/** Used instead of a draft's token in the preview's address, to show the saved form. */
export const SAVED_PREVIEW = 'saved'

/**
 * The URL paths of the product. What runs in visitors' browsers imports `sitePaths` instead, which
 * is smaller.
 */
export const paths = {
  ...sitePaths,
  /** The page on which registrants ask for a lost link. */
  ownLost: '/my-registration',
  ownAsked: '/my-registration?asked=1',
  ownRefused: '/my-registration?refused=1',
  /** The page behind a registrant's link to their own registration, and its parts. */
  own: (token: string) => `/my-registration/${encodeURIComponent(token)}`,
  ownChange: (token: string) => `/my-registration/${encodeURIComponent(token)}/change`,
  ownChangeAttempt: (token: string, attempt: string) =>
    `/my-registration/${encodeURIComponent(token)}/change?attempt=${encodeURIComponent(attempt)}`,
  ownAdd: (token: string) => `/my-registration/${encodeURIComponent(token)}/add`,
  ownAddAttempt: (token: string, attempt: string) =>
    `/my-registration/${encodeURIComponent(token)}/add?attempt=${encodeURIComponent(attempt)}`,
  ownCancel: (token: string) => `/my-registration/${encodeURIComponent(token)}/cancel`,
  ownErase: (token: string) => `/my-registration/${encodeURIComponent(token)}/erase`,
  /** The link with which a registrant confirms a new email address. */
  ownAddress: (token: string) => `/my-registration/address/${encodeURIComponent(token)}`,
  /** Staff's preview of an unsaved draft or of the saved form; visitors cannot open it. */
  formPreview: (slug: string, token: string = SAVED_PREVIEW) =>
    `/forms/${encodeURIComponent(slug)}?preview=${encodeURIComponent(token)}`,
  /**
   * The address of the frame inside the preview, which shows the form without the preview's bar.
   */
  framedPreview: (slug: string, token: string) =>
    `/forms/${encodeURIComponent(slug)}?preview=${encodeURIComponent(token)}&framed=1`,
  cms: '/cms',
  cmsGlobal: (slug: string) => `/cms/globals/${slug}`,
  cmsCollection: (slug: string) => `/cms/collections/${slug}`,
  /** The panel's form for a new row of a collection. */
  cmsNew: (slug: string) => `/cms/collections/${slug}/create`,
  /** The content panel's list of pending testimonies. */
  cmsWaiting: '/cms/collections/testimonies?where[status][equals]=pending',
  cmsRow: (slug: string, id: number) => `/cms/collections/${slug}/${id}`,
  preview: (path: string) => `/api/preview?path=${encodeURIComponent(path)}`,
  portal: {
    dashboard: '/admin',
    setup: '/admin/setup',
    setupWith: (code: string) => `/admin/setup?code=${encodeURIComponent(code)}`,
    login: '/admin/login',
    acceptInvite: (token: string) => `/admin/accept-invite?token=${encodeURIComponent(token)}`,
    forgotPassword: '/admin/forgot-password',
    resetPassword: (token: string) => `/admin/reset-password?token=${encodeURIComponent(token)}`,
    account: '/admin/account',
    audit: '/admin/audit',
    ledger: '/admin/ledger',
    users: '/admin/users',
    forms: '/admin/forms',
    activeForms: '/admin/forms?active',
    archivedForms: '/admin/forms?archived',
    activeUsers: '/admin/users?active',
    form: (id: number | string) => `/admin/forms/${id}`,
    formPlaces: (id: number | string) => `/admin/forms/${id}/places`,
    /** The language is a query parameter, which `inLanguage` adds. */
    translateForm: (id: number | string) => `/admin/forms/${id}/translate`,
    submissions: '/admin/submissions',
    submission: (id: number) => `/admin/submissions/${id}`,
    mine: '/admin/submissions?assignee=me',
    needsLook: '/admin/submissions?status=new&assignee=nobody',
    /** The printed list of one form's registrations. `query` holds the list's filters. */
    printSubmissions: (query: string) => `/admin/submissions/print?${query}`,
    /** The totals of one form's registrations. `query` holds the list's filters. */
    submissionTotals: (query: string) => `/admin/submissions/totals?${query}`,
    printSubmission: (id: number) => `/admin/submissions/print?id=${id}`,
    suspected: '/admin/submissions?view=suspected',
    bin: '/admin/submissions?view=bin',
    people: '/admin/people',
    mailings: '/admin/mailings',
    mailing: (id: number | string) => `/admin/mailings/${id}`,
    /** The page for a new mailing. `query` selects registrations, or holds the list's filters. */
    composeMailing: (query: string) => `/admin/mailings/new?${query.replace(/^\?/, '')}`,
    /**
     * The list with filters, for links from figures such as those of the dashboard. Days are
     * `yyyy-MM-dd`.
     */
    submissionsWhere: (filters: {
      form?: number
      status?: string
      from?: string
      to?: string
      erasure?: 'asked'
    }) => {
      const entries = Object.entries(filters).map(([name, value]) => [name, `${value}`])
      return `/admin/submissions?${new URLSearchParams(entries)}`
    },
    createForm: '/admin/forms?create',
    addRegistration: (formId?: number) =>
      `/admin/submissions/new${formId === undefined ? '' : `?form=${formId}`}`,
    formSubmissions: (formId: number) => `/admin/submissions?form=${formId}`,
    products: '/admin/products',
    orders: '/admin/orders',
  },
  api: {
    ...sitePaths.api,
    health: '/api/health',
    live: '/api/health/live',
    ready: '/api/health/ready',
    /** The REST endpoint of a row of the content panel. */
    cmsRow: (slug: string, id: number) => `/api/cms/${slug}/${id}`,
    cmsPictures: (ids: readonly number[]) =>
      `/api/cms/media?depth=0&limit=${ids.length}&where[id][in]=${ids.join()}`,
    session: '/api/admin/session',
    login: '/api/admin/login',
    loginFactor: '/api/admin/login/factor',
    loginPasskey: '/api/admin/login/passkey',
    loginPasskeyOptions: '/api/admin/login/passkey/options',
    logout: '/api/admin/logout',
    setup: '/api/admin/setup',
    users: '/api/admin/users',
    user: (id: number) => `/api/admin/users/${id}`,
    userInvitation: (id: number) => `/api/admin/users/${id}/invitation`,
    userSessions: (id: number) => `/api/admin/users/${id}/sessions`,
    userFactors: (id: number) => `/api/admin/users/${id}/factors`,
    factorRoles: '/api/admin/factor-roles',
    factors: '/api/admin/factors',
    authenticator: '/api/admin/factors/authenticator',
    removeAuthenticator: '/api/admin/factors/authenticator/remove',
    passkeys: '/api/admin/factors/passkeys',
    passkeyOptions: '/api/admin/factors/passkeys/options',
    removePasskey: (id: number) => `/api/admin/factors/passkeys/${id}/remove`,
    recoveryCodes: '/api/admin/factors/recovery-codes',
    invite: '/api/admin/invite',
    checkInvitation: '/api/admin/invitations/check',
    acceptInvitation: '/api/admin/invitations/accept',
    forgotPassword: '/api/admin/password/forgot',
    resetPassword: '/api/admin/password/reset',
    changePassword: '/api/admin/password/change',
    preferences: '/api/admin/preferences',
    sessions: '/api/admin/sessions',
    sessionOf: (id: number) => `/api/admin/sessions/${id}`,
    endSessions: '/api/admin/sessions/end',
    audit: '/api/admin/audit',
    auditExport: '/api/admin/audit/export',
    ledger: '/api/admin/ledger',
    ledgerRepair: '/api/admin/ledger/repair',
    dashboard: '/api/admin/dashboard',
    linkTargets: '/api/admin/link-targets',
    contentSearch: '/api/admin/content-search',
    startPage: '/api/admin/pages',
    pageInMenu: (id: number) => `/api/admin/pages/${id}/menu`,
    forms: '/api/admin/forms',
    form: (id: number | string) => `/api/admin/forms/${id}`,
    formFromFile: '/api/admin/forms/file',
    formFile: (id: number | string) => `/api/admin/forms/${id}/file`,
    formDuplicate: (id: number | string) => `/api/admin/forms/${id}/duplicate`,
    formAnswerCounts: (id: number | string) => `/api/admin/forms/${id}/answer-counts`,
    formPrivacy: (id: number | string) => `/api/admin/forms/${id}/privacy`,
    formRetention: (id: number | string) => `/api/admin/forms/${id}/retention`,
    formDraft: (id: number | string) => `/api/admin/forms/${id}/draft`,
    publishDraft: (id: number | string) => `/api/admin/forms/${id}/draft/publish`,
    discardDraft: (id: number | string) => `/api/admin/forms/${id}/draft/discard`,
    formVersions: (id: number | string) => `/api/admin/forms/${id}/versions`,
    restoreVersion: (id: number | string, revision: number) =>
      `/api/admin/forms/${id}/versions/${revision}/restore`,
    formPreview: (id: number | string) => `/api/admin/forms/${id}/preview`,
    formPlaces: (id: number | string) => `/api/admin/forms/${id}/places`,
    formWaiting: (id: number | string) => `/api/admin/forms/${id}/waiting`,
    formFields: (id: number | string) => `/api/admin/forms/${id}/fields`,
    formTranslation: (id: number | string, lang: string) =>
      `/api/admin/forms/${id}/translations/${lang}`,
    languages: '/api/admin/languages',
    language: (lang: string) => `/api/admin/languages/${lang}`,
    formRegistrations: (id: number | string) => `/api/admin/forms/${id}/registrations`,
    submissions: '/api/admin/submissions',
    submissionLayout: '/api/admin/submissions/layout',
    submissionViews: '/api/admin/submissions/views',
    submissionView: (id: number | string) => `/api/admin/submissions/views/${id}`,
    matchingStatus: '/api/admin/submissions/matching/status',
    restoreStatuses: '/api/admin/submissions/statuses/restore',
    assignees: '/api/admin/submissions/assignees',
    matchingAssignee: '/api/admin/submissions/matching/assignee',
    restoreAssignees: '/api/admin/submissions/assignees/restore',
    submission: (id: number | string) => `/api/admin/submissions/${id}`,
    submissionNotes: (id: number | string) => `/api/admin/submissions/${id}/notes`,
    submissionAnswers: (id: number | string) => `/api/admin/submissions/${id}/answers`,
    submissionFile: (id: number | string) => `/api/admin/submissions/${id}/answers/file`,
    submissionAlike: (id: number | string) => `/api/admin/submissions/${id}/alike`,
    submissionSeat: (id: number | string) => `/api/admin/submissions/${id}/seat`,
    submissionMerge: (id: number | string) => `/api/admin/submissions/${id}/merge`,
    submissionUnmerge: (id: number | string) => `/api/admin/submissions/${id}/unmerge`,
    typedAlike: '/api/admin/submissions/alike',
    changes: '/api/admin/submissions/changes',
    refreshRowsInView: '/api/admin/submissions/seen',
    testMarks: '/api/admin/submissions/tests',
    submissionLink: (id: number | string) => `/api/admin/submissions/${id}/link`,
    submissionDelivery: (id: number | string) => `/api/admin/submissions/${id}/delivery`,
    receiptResend: (id: number | string) => `/api/admin/submissions/${id}/receipt/resend`,
    submissionHistory: (id: number | string) => `/api/admin/submissions/${id}/history`,
    submissionLog: (id: number | string) => `/api/admin/submissions/${id}/log`,
    deleteSubmissions: '/api/admin/submissions/delete',
    personSearch: '/api/admin/people/search',
    personArchive: '/api/admin/people/archive',
    personErase: '/api/admin/people/erase',
    bin: '/api/admin/submissions/bin',
    binRestore: '/api/admin/submissions/bin/restore',
    binErase: '/api/admin/submissions/bin/erase',
    binEmpty: '/api/admin/submissions/bin/empty',
    mailings: '/api/admin/mailings',
    mailing: (id: number | string) => `/api/admin/mailings/${id}`,
    mailingPreview: '/api/admin/mailings/preview',
    mailingTest: '/api/admin/mailings/test',
    suspectedSubmissions: '/api/admin/submissions/suspected',
    suspectedTestimonies: '/api/admin/testimonies/suspected',
    printSubmissions: (formId: number | string) => `/api/admin/submissions/print/${formId}`,
    submissionTotals: (formId: number | string) => `/api/admin/submissions/totals/${formId}`,
    submissionsExport: (formId: number | string) => `/api/admin/submissions/export/${formId}`,
    file: (id: number | string) => `/api/admin/files/${id}`,
    filePreview: (id: number | string) => `/api/admin/files/${id}/preview`,
    fileRetry: (id: number | string) => `/api/admin/files/${id}/retry`,
    /** Sets the countdown on Home to take its date from the celebration. */
    followCelebration: '/api/admin/countdown/follow',
    ownLost: '/api/my-registration',
    own: (token: string) => `/api/my-registration/${encodeURIComponent(token)}`,
    ownChange: (token: string) => `/api/my-registration/${encodeURIComponent(token)}/change`,
    ownPeople: (token: string) => `/api/my-registration/${encodeURIComponent(token)}/people`,
    ownCancel: (token: string) => `/api/my-registration/${encodeURIComponent(token)}/cancel`,
    ownCancelAll: (token: string) =>
      `/api/my-registration/${encodeURIComponent(token)}/cancel?who=all`,
    ownErase: (token: string) => `/api/my-registration/${encodeURIComponent(token)}/erase`,
    ownData: (token: string) => `/api/my-registration/${encodeURIComponent(token)}/data`,
    ownAddress: (token: string) => `/api/my-registration/address/${encodeURIComponent(token)}`,
  },
} as const
