/** Hides the tab with a row's JSON, which editors do not need. */
export const withoutApiTab = <T extends { admin?: object }>(config: T): T => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

/** Replacements for texts of Payload that address developers. */
export const PANEL_TEXTS = {
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
  error: {
    correctInvalidFields: 'Not saved. The list at the top says where, and what to write there.',
  },
  validation: { required: 'Please fill this in.' },
  version: {
    aboutToUnpublish:
      'Visitors will find nothing at its address. What you wrote stays here, to be published again.',
  },
  upload: { bulkUpload: 'Upload several' },
}

/** Time zones of the movement's churches; the first is the default. */
export const TIME_ZONES = [
  { label: 'Manila', value: 'Asia/Manila' },
  { label: 'Singapore', value: 'Asia/Singapore' },
  { label: 'Tokyo', value: 'Asia/Tokyo' },
  { label: 'Dubai', value: 'Asia/Dubai' },
  { label: 'London', value: 'Europe/London' },
  { label: 'New York', value: 'America/New_York' },
  { label: 'Los Angeles', value: 'America/Los_Angeles' },
]
