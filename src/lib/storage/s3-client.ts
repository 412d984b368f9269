import 'server-only'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../env'

const say = () => {}
/** Discards what the client would log: its errors are thrown as well, and the rest is not needed. */
const QUIET = { trace: say, debug: say, info: say, warn: say, error: say }

/** Settings for our client and for that of Payload's uploads. */
export function clientConfig({ endpoint, region, credentials, pathStyle }: S3Settings) {
  // A warning about future Node versions does not belong in the log.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ||= 'true'
  return {
    ...{ endpoint, region, credentials, logger: QUIET },
    forcePathStyle: pathStyle,
    // Newer checksums are unknown to some stores; ours is part of the signature, which every store
    // checks.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

export interface S3 {
  sdk: Sdk
  client: S3Client
  bucket: string
}

let opened: { of: string; s3: Promise<S3> } | undefined

/** Returns one client per process; its package is loaded at the first call, so never without S3. */
export function openS3(settings: S3Settings): Promise<S3> {
  const of = JSON.stringify(settings)
  if (opened?.of !== of) opened = { of, s3: load(settings) }
  return opened.s3
}

async function load(settings: S3Settings): Promise<S3> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client(clientConfig(settings))
  return { sdk, client, bucket: settings.bucket }
}
