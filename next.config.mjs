import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const YEAR_SECONDS = 31_536_000

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Keeps the title, description and picture of a slow page before its body, where apps that
  // preview a link find them. The setting holds for all visitors, because they all get the same
  // cached bytes (decision 038).
  htmlLimitedBots: /.*/,
  // A build does not check types, because that would delay a start, and `npm test` checks them.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Routes load at their first request, because loading all takes a quarter of a start (decision
    // 035).
    preloadEntriesOnStart: false,
    // The cache would need half a gigabyte on disk, and a first start never reads it.
    turbopackFileSystemCacheForBuild: false,
    // Only development needs source maps. Browsers get none, and the web server does not load them.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
  },
  cacheHandler: fileURLToPath(new URL('src/server/next-cache.mjs', import.meta.url)),
  images: {
    localPatterns: [{ pathname: '/api/media/**' }],
    formats: ['image/avif', 'image/webp'],
    // Few widths, because the server makes a size while its first visitor waits.
    deviceSizes: [480, 960, 1600],
    imageSizes: [240],
    qualities: [60],
    customCacheHandler: true,
    // Resized pictures may be cached for a year, because a changed picture gets a new address.
    minimumCacheTTL: YEAR_SECONDS,
  },
  // Packages that are not bundled. The bundler would copy them into the chunks of every route that
  // imports them (decision 039).
  serverExternalPackages: [
    ...['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql'],
    ...['@payloadcms/email-nodemailer', 'drizzle-orm', 'pg', 'zod', 'sharp', 'pino'],
    ...['libphonenumber-js', 'pg-boss', 'exceljs', 'nodemailer', 'googleapis'],
    ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'],
  ],
  // Skips the lists of files that each route needs, because only platforms without node_modules use
  // them.
  outputFileTracingExcludes: { '**/*': ['**/*'] },
  rewrites: async () => ({
    beforeFiles: [
      // The preview of a form is a separate page, so that the visitors' page contains nothing that
      // only previews need.
      {
        source: '/forms/:slug',
        has: [{ type: 'query', key: 'preview' }],
        destination: '/form-preview/:slug',
      },
    ],
  }),
  // The second redirect replaces Payload's own page `create-first-user`, where two people could
  // create the first account at the same time.
  redirects: async () => [
    { source: '/form-preview/:slug', destination: '/forms/:slug', permanent: true },
    { source: '/cms/create-first-user', destination: '/admin/setup', permanent: false },
  ],
}

const withCms = withPayload(config, { devBundleServerPackages: false })

// Headers with which Payload requests client hints on every path. They are limited to the panel's
// paths, because on public pages they would cost a round trip.
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
