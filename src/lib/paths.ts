/** Where the footer repeats the navigation. */
export const QUICK_LINKS_ID = 'quick-links'
/** The testimony form of the home page. */
export const TESTIMONY_FORM_ID = 'testimony'

/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  ourStory: '/our-story',
  visionMission: '/vision-mission',
  coreValues: '/core-values',
  coreBeliefs: '/core-beliefs',
  celebrations: '/yearly-events',
  resources: '/resources',
  resource: (key: string) => `/resources?showPDF=${key}`,
  merch: '/merch',
  /** A page the visitor without script is sent to. */
  testimonySent: '/testimony?sent=1',
  testimonyAttempt: (token: string) => `/testimony?attempt=${encodeURIComponent(token)}`,
  quickLinks: `#${QUICK_LINKS_ID}`,
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
  /** The mark as a picture, so many pixels wide. */
  icon: (size: 192 | 512) => `/icons/${size}`,
  /** What stands in for services of others until an editor sets their addresses. */
  standIns: { store: '/stand-ins/store' },
  /** A file of the media library; the version changes with the file, so it may be kept for good. */
  media: (name: string, version: string) => `/api/media/${encodeURIComponent(name)}?v=${version}`,
  video: (name: string, version: string) => `/api/videos/${encodeURIComponent(name)}?v=${version}`,
  form: (slug: string) => `/forms/${encodeURIComponent(slug)}`,
  formSubmitted: (slug: string, reference: string) =>
    `/forms/${encodeURIComponent(slug)}?submitted=${encodeURIComponent(reference)}`,
  formAttempt: (slug: string, token: string) =>
    `/forms/${encodeURIComponent(slug)}?attempt=${encodeURIComponent(token)}`,
  /** The form without what the script adds: the browser's own file button and its own sending. */
  plainForm: (slug: string) => `/forms/${encodeURIComponent(slug)}?plain=1`,
  plainFormAttempt: (slug: string, token: string) =>
    `/forms/${encodeURIComponent(slug)}?attempt=${encodeURIComponent(token)}&plain=1`,
  cms: '/cms',
  preview: (path: string) => `/api/preview?path=${encodeURIComponent(path)}`,
  portal: {
    dashboard: '/admin',
    setup: '/admin/setup',
    login: '/admin/login',
    acceptInvite: (token: string) => `/admin/accept-invite?token=${encodeURIComponent(token)}`,
    forgotPassword: '/admin/forgot-password',
    resetPassword: (token: string) => `/admin/reset-password?token=${encodeURIComponent(token)}`,
    account: '/admin/account',
    audit: '/admin/audit',
    users: '/admin/users',
    forms: '/admin/forms',
    form: (id: number | string) => `/admin/forms/${id}`,
    submissions: '/admin/submissions',
    formSubmissions: (formId: number) => `/admin/submissions?form=${formId}`,
    products: '/admin/products',
    orders: '/admin/orders',
  },
  api: {
    health: '/api/health',
    invalidate: '/api/internal/invalidate',
    session: '/api/admin/session',
    login: '/api/admin/login',
    logout: '/api/admin/logout',
    setup: '/api/admin/setup',
    users: '/api/admin/users',
    user: (id: number) => `/api/admin/users/${id}`,
    userInvitation: (id: number) => `/api/admin/users/${id}/invitation`,
    invite: '/api/admin/invite',
    checkInvitation: '/api/admin/invitations/check',
    acceptInvitation: '/api/admin/invitations/accept',
    forgotPassword: '/api/admin/password/forgot',
    resetPassword: '/api/admin/password/reset',
    changePassword: '/api/admin/password/change',
    endSessions: '/api/admin/sessions/end',
    audit: '/api/admin/audit',
    auditExport: '/api/admin/audit/export',
    dashboard: '/api/admin/dashboard',
    forms: '/api/admin/forms',
    form: (id: number | string) => `/api/admin/forms/${id}`,
    formDuplicate: (id: number | string) => `/api/admin/forms/${id}/duplicate`,
    formAnswerCounts: (id: number | string) => `/api/admin/forms/${id}/answer-counts`,
    formFields: (id: number | string) => `/api/admin/forms/${id}/fields`,
    submissions: '/api/admin/submissions',
    submission: (id: number | string) => `/api/admin/submissions/${id}`,
    submissionNotes: (id: number | string) => `/api/admin/submissions/${id}/notes`,
    submissionsExport: (formId: number | string) => `/api/admin/submissions/export/${formId}`,
    file: (id: number | string) => `/api/admin/files/${id}`,
    resourceDownload: (key: string) => `/api/resources/${key}`,
    resourceView: (key: string) => `/api/resources/${key}/view`,
    celebrationCalendar: (key: string) => `/api/celebrations/${key}/calendar.ics`,
    testimonies: '/api/testimonies',
    publicForm: (slug: string) => `/api/forms/${encodeURIComponent(slug)}`,
    submit: (slug: string) => `/api/forms/${encodeURIComponent(slug)}/submit`,
    plainSubmit: (slug: string) => `/api/forms/${encodeURIComponent(slug)}/submit?plain=1`,
  },
} as const

/** The pages every site has, in the order of the navigation. */
export const PUBLIC_PAGES = [
  paths.home,
  paths.ourStory,
  paths.visionMission,
  paths.coreValues,
  paths.coreBeliefs,
  paths.celebrations,
  paths.resources,
  paths.merch,
] as const
