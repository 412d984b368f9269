import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AuditLog } from '@/features/audit/collection'
import { Provinces } from '@/features/celebrations/collection'
import { Celebrations } from '@/features/celebrations/global'
import { CoreBeliefs } from '@/features/core-beliefs/global'
import { CoreValues } from '@/features/core-values/global'
import { Forms } from '@/features/forms/collection'
import { HomePage } from '@/features/home/global'
import { Media, Videos } from '@/features/media/collection'
import { Merch } from '@/features/merch/global'
import { OurStory } from '@/features/our-story/global'
import { Pages } from '@/features/pages/collection'
import { Resources } from '@/features/resources/collection'
import { ResourcesPage } from '@/features/resources/global'
import { SiteSettingsGlobal } from '@/features/site/global'
import { AdminUsers, StaffTokens } from '@/features/staff/collection'
import {
  DriveFolders,
  Receipts,
  SubmissionAttempts,
  SubmissionFiles,
  SubmissionNotes,
  Submissions,
} from '@/features/submissions/collection'
import { Testimonies } from '@/features/testimonies/collection'
import { VisionMission } from '@/features/vision-mission/global'
import { hearBrokenConnection } from '@/lib/broken-connections'
import { databaseUrl, payloadSecret } from '@/lib/env'
import { mailAdapter } from '@/lib/mail'
import { extendSubmissionsTable } from '@/lib/search-index'

export default buildConfig({
  secret: payloadSecret(),
  routes: { admin: '/cms', api: '/api/cms' },
  graphQL: { disable: true },
  telemetry: false,
  admin: {
    user: AdminUsers.slug,
    avatar: 'default',
    importMap: { baseDir: path.resolve('src') },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 390, height: 844 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  collections: [
    Testimonies,
    Pages,
    Provinces,
    Resources,
    Media,
    Videos,
    AdminUsers,
    StaffTokens,
    Forms,
    Submissions,
    SubmissionFiles,
    SubmissionNotes,
    SubmissionAttempts,
    DriveFolders,
    Receipts,
    AuditLog,
  ],
  globals: [
    SiteSettingsGlobal,
    HomePage,
    OurStory,
    VisionMission,
    CoreValues,
    CoreBeliefs,
    Celebrations,
    ResourcesPage,
    Merch,
  ],
  db: postgresAdapter({
    pool: {
      connectionString: databaseUrl(),
      max: 20,
      connectionTimeoutMillis: 10_000,
      onConnect: hearBrokenConnection,
    },
    push: false,
    migrationDir: path.resolve('migrations'),
    extensions: ['pg_trgm'],
    blocksAsJSON: true,
    afterSchemaInit: [extendSubmissionsTable],
  }),
  editor: lexicalEditor(),
  email: mailAdapter(),
  sharp,
  // By `npm run generate` only: otherwise every start outside production leaves a process writing.
  typescript: { outputFile: path.resolve('src/payload-types.ts'), autoGenerate: false },
})
