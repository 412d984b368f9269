/** Editors have no use for the tab that shows a row as the interface answers it. */
export const withoutApiTab = <T extends { admin?: object }>(config: T): T => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

/** Payload's words that speak to developers, as an editor would say them. */
export const PANEL_WORDS = {
  general: {
    created: 'Added',
    createdAt: 'Added',
    createNew: 'Create new',
    lastModified: 'Last changed',
    noLabel: 'No {{label}} yet',
    payloadSettings: 'This panel',
    perPage: 'Rows: {{limit}}',
    updatedAt: 'Last changed',
  },
  upload: { bulkUpload: 'Upload several' },
}
