import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import { SECURITY_HEADERS } from './src/lib/http/security-headers.mjs'

const securityHeaders = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }))

const YEAR_SECONDS = 31_536_000

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Types and lint have their own steps in `npm test`; a build for serving should be quick.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // A route is loaded when somebody asks for it (docs/decisions/035): all of them, with the content
    // panel's editor, are a quarter of the way to the first answer.
    preloadEntriesOnStart: false,
    // Half a gigabyte that a first start never reads.
    turbopackFileSystemCacheForBuild: false,
  },
  cacheHandler: fileURLToPath(new URL('src/runtime/web/next-cache.mjs', import.meta.url)),
  images: {
    localPatterns: [{ pathname: '/api/media/**' }],
    formats: ['image/avif', 'image/webp'],
    // Few widths: each is made once, on the server, while the first visitor waits.
    deviceSizes: [480, 960, 1600],
    imageSizes: [240],
    qualities: [60],
    customCacheHandler: true,
    // An address changes with its picture.
    minimumCacheTTL: YEAR_SECONDS,
  },
  // The bundler writes what several routes import once for each of them: large packages of the
  // server are loaded from node_modules instead, once (docs/decisions/039).
  serverExternalPackages: [
    ...['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', '@payloadcms/graphql'],
    ...['@payloadcms/email-nodemailer', 'drizzle-orm', 'pg', 'zod', 'sharp', 'pino'],
    ...['pg-boss', 'exceljs', 'nodemailer', 'googleapis'],
    ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'],
  ],
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  rewrites: async () => ({
    beforeFiles: [
      // At the form's own address, without a byte of it on the page of visitors.
      {
        source: '/forms/:slug',
        has: [{ type: 'query', key: 'preview' }],
        destination: '/form-preview/:slug',
      },
    ],
  }),
  // The first account is made in the portal, where two people at once cannot both make it.
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
