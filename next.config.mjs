import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const YEAR_SECONDS = 31_536_000

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `npm test` checks types and lint, so that a build before serving is quick.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A route is loaded with its first request (docs/decisions/035): loading all of them, with the
    // content panel's editor, would take a quarter of the start-up time.
    preloadEntriesOnStart: false,
    // The cache would take half a gigabyte, which a first start never reads.
    turbopackFileSystemCacheForBuild: false,
    // Of a build nobody reads them: browsers get none, and the web server does not load them.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
  },
  cacheHandler: fileURLToPath(new URL('src/server/next-cache.mjs', import.meta.url)),
  images: {
    localPatterns: [{ pathname: '/api/media/**' }],
    formats: ['image/avif', 'image/webp'],
    // Few widths, because each is made on the server while its first visitor waits.
    deviceSizes: [480, 960, 1600],
    imageSizes: [240],
    qualities: [60],
    customCacheHandler: true,
    // A changed picture gets another address, so sizes can be cached for long.
    minimumCacheTTL: YEAR_SECONDS,
  },
  // Loaded from node_modules once, because the bundler would copy large packages into the chunks of
  // every route that imports them (docs/decisions/039).
  serverExternalPackages: [
    ...['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql'],
    ...['@payloadcms/email-nodemailer', 'drizzle-orm', 'pg', 'zod', 'sharp', 'pino'],
    ...['pg-boss', 'exceljs', 'nodemailer', 'googleapis'],
    ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'],
  ],
  // Lists of the files that each route needs: for platforms that copy them without node_modules.
  outputFileTracingExcludes: { '**/*': ['**/*'] },
  rewrites: async () => ({
    beforeFiles: [
      // The preview has the form's own address but a page of its own, so that it adds nothing to
      // the visitors' page.
      {
        source: '/forms/:slug',
        has: [{ type: 'query', key: 'preview' }],
        destination: '/form-preview/:slug',
      },
    ],
  }),
  // The first account is created in the portal, which prevents that two people create it at the
  // same time.
  redirects: async () => [
    { source: '/form-preview/:slug', destination: '/forms/:slug', permanent: true },
    { source: '/cms/create-first-user', destination: '/admin/setup', permanent: false },
  ],
}

const withCms = withPayload(config, { devBundleServerPackages: false })

// Payload asks browsers for client hints on every path, which costs public pages a round trip;
// only its own panel uses them.
const CLIENT_HINTS = /^(accept-ch|critical-ch|vary)$/i

export default {
  ...withCms,
  headers: async () => {
    const rules = (await withCms.headers?.()) ?? []
    return rules.map((rule) =>
      rule.headers.some(({ key }) => CLIENT_HINTS.test(key))
        ? { ...rule, source: '/cms/:path*' }
        : rule,
    )
  },
}
