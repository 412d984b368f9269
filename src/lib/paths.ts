/** Every address of the product, in one place. */
export const paths = {
  home: '/',
  form: (slug: string) => `/forms/${encodeURIComponent(slug)}`,
  formSubmitted: (slug: string, reference: string) =>
    `/forms/${encodeURIComponent(slug)}?submitted=${encodeURIComponent(reference)}`,
  formAttempt: (slug: string, token: string) =>
    `/forms/${encodeURIComponent(slug)}?attempt=${encodeURIComponent(token)}`,
  cms: '/cms',
  portal: {
    dashboard: '/admin',
    setup: '/admin/setup',
    login: '/admin/login',
    users: '/admin/users',
    forms: '/admin/forms',
    form: (id: number | string) => `/admin/forms/${id}`,
    submissions: '/admin/submissions',
    products: '/admin/products',
    orders: '/admin/orders',
  },
  api: {
    health: '/api/health',
    session: '/api/admin/session',
    login: '/api/admin/login',
    logout: '/api/admin/logout',
    setup: '/api/admin/setup',
    users: '/api/admin/users',
    dashboard: '/api/admin/dashboard',
    forms: '/api/admin/forms',
    form: (id: number | string) => `/api/admin/forms/${id}`,
    formFields: (id: number | string) => `/api/admin/forms/${id}/fields`,
    submissions: '/api/admin/submissions',
    submission: (id: number | string) => `/api/admin/submissions/${id}`,
    submissionsExport: (formId: number | string) => `/api/admin/submissions/export/${formId}`,
    file: (id: number | string) => `/api/admin/files/${id}`,
    publicForm: (slug: string) => `/api/forms/${encodeURIComponent(slug)}`,
    submit: (slug: string) => `/api/forms/${encodeURIComponent(slug)}/submit`,
  },
} as const
