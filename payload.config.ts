import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AuditLog, AuditNames } from '@/features/audit/server/collection'
import { Provinces, VenueRequests } from '@/features/celebrations/server/collection'
import { Celebrations, TheDay } from '@/features/celebrations/server/global'
import { CoreBeliefs } from '@/features/core-beliefs/server/global'
import { CoreValuesGlobal } from '@/features/core-values/server/global'
import {
  DriveErasures,
  DriveFolders,
  Receipts,
  SubmissionFiles,
} from '@/features/delivery/server/collection'
import { FormCollections } from '@/features/forms/server/collection'
import { HomePage } from '@/features/home/server/global'
import { MailingRecipients, Mailings } from '@/features/mailings/server/collection'
import { Media, Videos } from '@/features/media/server/collection'
import { MerchGlobal } from '@/features/merch/server/global'
import { OurStory } from '@/features/our-story/server/global'
import { PageAddresses, Pages } from '@/features/pages/server/collection'
import { Tombstones } from '@/features/people/server/collection'
import { SubmissionAttempts } from '@/features/registration/server/collection'
import { Resources } from '@/features/resources/server/collection'
import { ResourcesPage } from '@/features/resources/server/global'
import { SiteSettingsGlobal } from '@/features/site/server/global'
import { FactorCollections } from '@/features/staff/factors/server/collection'
import { AdminUsers, StaffSessions, StaffTokens } from '@/features/staff/users/server/collection'
import {
  AssignmentNotices,
  RetentionPlans,
  SubmissionCorrections,
  SubmissionNotes,
  Submissions,
} from '@/features/submissions/server/collection'
import { ViewCollections } from '@/features/submissions/views/server/collection'
import { PlaceOffers } from '@/features/submissions/waiting/server/collection'
import { Testimonies } from '@/features/testimonies/server/collection'
import { VisionMission } from '@/features/vision-mission/server/global'
import {
  PANEL_TEXTS,
  TIME_ZONES,
  UPLOAD_OPTIONS,
  withoutApiTab,
  withPanelDefaults,
} from '@/lib/content/panel'
import { richTextEditor } from '@/lib/content/rich-text'
import { ignoreBrokenConnection } from '@/lib/database/adapter'
import { addAuditIndex, addSubmissionsIndexes } from '@/lib/database/search-index'
import { MINISTRY_TIME_ZONE } from '@/lib/dates'
import { databasePoolSize, databaseUrl, payloadSecret } from '@/lib/env'
import { logWithoutRefusals, toRefusalResponse } from '@/lib/http/cms/errors'
import { makeLog } from '@/lib/log/log'
import { mailAdapter } from '@/lib/mail/transport'
import { siteUploadsPlugin } from '@/lib/storage/site-uploads'

export default buildConfig({
  secret: payloadSecret(),
  routes: { admin: '/cms', api: '/api/cms' },
  graphQL: { disable: true },
  telemetry: false,
  hooks: { afterError: [toRefusalResponse] },
  logger: makeLog({ logMethod: logWithoutRefusals }),
  admin: {
    user: AdminUsers.slug,
    avatar: 'default',
    // Without `off`, Payload would draw a share picture for each request. `titleSuffix` is empty
    // because the page adds the site's name to titles.
    meta: {
      defaultOGImageType: 'off',
      titleSuffix: '',
      icons: [{ rel: 'icon', url: '/favicon.ico' }],
    },
    timezones: { defaultTimezone: MINISTRY_TIME_ZONE, supportedTimezones: TIME_ZONES },
    dateFormat: 'MMM d, yyyy, h:mm a',
    importMap: { baseDir: path.resolve('src') },
    components: {
      graphics: {
        Logo: '/app/(payload)/panel/brand#Logo',
        Icon: '/app/(payload)/panel/brand#Icon',
      },
      beforeNavLinks: [
        '/app/(payload)/panel/menu-head#MenuHead',
        '/components/panel/photos/wrong-files#WrongFiles',
      ],
      views: { dashboard: { Component: '/app/(payload)/panel/start-page#StartPage' } },
    },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  i18n: { translations: { en: PANEL_TEXTS } },
  collections: [
    Testimonies,
    Pages,
    PageAddresses,
    Provinces,
    VenueRequests,
    Resources,
    Media,
    Videos,
    AdminUsers,
    StaffTokens,
    StaffSessions,
    ...FactorCollections,
    ...FormCollections,
    Submissions,
    SubmissionFiles,
    SubmissionNotes,
    SubmissionCorrections,
    ...ViewCollections,
    SubmissionAttempts,
    DriveFolders,
    DriveErasures,
    Receipts,
    PlaceOffers,
    RetentionPlans,
    AssignmentNotices,
    Mailings,
    MailingRecipients,
    AuditLog,
    AuditNames,
    Tombstones,
  ].map(withPanelDefaults),
  globals: [
    SiteSettingsGlobal,
    HomePage,
    OurStory,
    VisionMission,
    CoreValuesGlobal,
    CoreBeliefs,
    Celebrations,
    TheDay,
    ResourcesPage,
    MerchGlobal,
  ].map(withoutApiTab),
  db: postgresAdapter({
    pool: {
      connectionString: databaseUrl(),
      max: databasePoolSize(),
      connectionTimeoutMillis: 10_000,
      onConnect: ignoreBrokenConnection,
    },
    push: false,
    migrationDir: path.resolve('migrations'),
    extensions: ['pg_trgm'],
    blocksAsJSON: true,
    afterSchemaInit: [addSubmissionsIndexes, addAuditIndex],
  }),
  upload: UPLOAD_OPTIONS,
  plugins: [siteUploadsPlugin],
  editor: richTextEditor,
  email: mailAdapter(),
  sharp,
  // Otherwise each start outside production would start a process that writes the types.
  typescript: { outputFile: path.resolve('src/payload-types.ts'), autoGenerate: false },
})
