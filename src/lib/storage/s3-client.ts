import 'server-only'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../env'

const say = () => {}
/** Discards the client's log lines. Its errors are thrown as well, so nothing is lost. */
const QUIET = { trace: say, debug: say, info: say, warn: say, error: say }

/** Settings for our S3 client and for the one that Payload's uploads use. */
export function s3ClientConfig({ endpoint, region, credentials, pathStyle }: S3Settings) {
  // Turns off a warning about future Node versions, which would appear in the product's log.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ||= 'true'
  return {
    ...{ endpoint, region, credentials, logger: QUIET },
    forcePathStyle: pathStyle,
    // Some stores do not know the client's newer checksums. Our uploads do not need them, because
    // stores check the hash in the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

export interface S3Connection {
  sdk: Sdk
  client: S3Client
  bucket: string
}

let opened: { of: string; s3: Promise<S3Connection> } | undefined

/**
 * Returns the process's S3 client for these settings. Loads the client's package at the first call,
 * so a product without S3 never loads it.
 */
export function openS3(settings: S3Settings): Promise<S3Connection> {
  const of = JSON.stringify(settings)
  if (opened?.of !== of) opened = { of, s3: load(settings) }
  return opened.s3
}

async function load(settings: S3Settings): Promise<S3Connection> {
  const sdk = await import(/* turbopackIgnore: true */ '@aws-sdk/client-s3')
  const client = new sdk.S3Client(s3ClientConfig(settings))
  return { sdk, client, bucket: settings.bucket }
}
