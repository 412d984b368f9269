import type { CollectionConfig, Field } from 'payload'

export const withoutApiTab = <T extends { admin?: object }>(config: T): T => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

const MOMENT = { Cell: '/components/panel/moment-cell#MomentCell' }

/** Replaces Payload's own time field, because the panel's lists show Manila time. */
const moment = (name: 'createdAt' | 'updatedAt', label: string): Field => ({
  name,
  type: 'date',
  index: true,
  label: `${label} (Manila time)`,
  // Payload would filter by this date in the browser's time zone, so editors can only sort by it.
  admin: { disableBulkEdit: true, disableListFilter: true, hidden: true, components: MOMENT },
})

export function withPanelDefaults(config: CollectionConfig): CollectionConfig {
  if (config.admin?.hidden === true || config.timestamps === false) return withoutApiTab(config)
  const edit = config.admin?.components?.edit
  return withoutApiTab({
    ...config,
    fields: [...config.fields, moment('updatedAt', 'Last changed'), moment('createdAt', 'Added')],
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [
            ...(edit?.beforeDocumentControls ?? []),
            '/components/panel/saved-at#SavedAt',
          ],
        },
      },
    },
  })
}

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
    updatedSuccessfully: 'Saved. Visitors see what is published.',
  },
  error: {
    correctInvalidFields: 'Not saved. The list at the top says where, and what to write there.',
    invalidFileType: 'None of these files can be added.',
  },
  validation: { required: 'Please fill this in.' },
  version: {
    // Payload's own texts contain the time of the version, in the server's time zone.
    aboutToRestore: 'This {{label}} becomes as it was in the version that you see.',
    aboutToRestoreGlobal: '{{label}} becomes as it was in the version that you see.',
    aboutToUnpublish:
      'Visitors will find nothing at its address. What you wrote stays here, to be published again.',
  },
  upload: { bulkUpload: 'Upload several' },
}

const MAX_UPLOAD_MB = 20

export const UPLOAD_OPTIONS = {
  limits: { fileSize: MAX_UPLOAD_MB * 1024 * 1024 },
  responseOnLimit: `This file is larger than ${MAX_UPLOAD_MB} MB. Please make it smaller, then choose it again.`,
}

export const TIME_ZONES = [
  { label: 'Manila', value: 'Asia/Manila' },
  { label: 'Singapore', value: 'Asia/Singapore' },
  { label: 'Tokyo', value: 'Asia/Tokyo' },
  { label: 'Dubai', value: 'Asia/Dubai' },
  { label: 'London', value: 'Europe/London' },
  { label: 'New York', value: 'America/New_York' },
  { label: 'Los Angeles', value: 'America/Los_Angeles' },
]
