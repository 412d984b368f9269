import 'server-only'

/** Messages for the operator. They name settings, but never the values of settings. */
const SENTENCES = {
  bucket:
    'The S3 store has no bucket of the name in S3_BUCKET; make it there, or correct S3_BUCKET, S3_REGION and S3_ENDPOINT.',
  region:
    'The bucket in S3_BUCKET is in another region than S3_REGION says; correct S3_REGION, or S3_ENDPOINT with it.',
  key: 'The S3 store does not accept the key; check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  noKey:
    'There is no key for the S3 store; set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.',
  rights:
    'The key for the S3 store lacks rights to the bucket in S3_BUCKET; it needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket.',
  clock:
    'The clock of this machine is wrong, so the S3 store refuses it; set the clock, or have it set by NTP.',
  address:
    'What answers at S3_ENDPOINT is no S3 store; check the address, and S3_PATH_STYLE if the store is one of your own.',
  full: 'The S3 store is full; give the bucket in S3_BUCKET more room.',
  away: 'The S3 store does not answer; it is tried again by itself. If that lasts, check S3_ENDPOINT.',
} as const

type StorageReason = keyof typeof SENTENCES

const BY_NAME: Record<string, StorageReason> = {
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  PermanentRedirect: 'region',
  AuthorizationHeaderMalformed: 'region',
  InvalidAccessKeyId: 'key',
  SignatureDoesNotMatch: 'key',
  ExpiredToken: 'key',
  InvalidToken: 'key',
  CredentialsProviderError: 'noKey',
  AccessDenied: 'rights',
  AllAccessDisabled: 'rights',
  RequestTimeTooSkewed: 'clock',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
}

export class StorageTrouble extends Error {
  constructor(
    readonly reason: StorageReason,
    cause?: unknown,
  ) {
    super(SENTENCES[reason], { cause })
    this.name = 'StorageTrouble'
  }

  get isPassing(): boolean {
    return this.reason === 'away'
  }
}

interface AwsError extends Error {
  $metadata?: { httpStatusCode?: number }
}

export function toStorageTrouble(error: unknown): StorageTrouble {
  if (error instanceof StorageTrouble) return error
  const { name, $metadata } = error as AwsError
  const status = $metadata?.httpStatusCode
  const known = BY_NAME[name]
  if (known) return new StorageTrouble(known, error)
  if (status === 301) return new StorageTrouble('region', error)
  if (status === 403) return new StorageTrouble('rights', error)
  // Any other status below 500 probably comes from another web server, for example with its 404
  // page. 408 and 429 are failures that pass.
  const isStrange = status !== undefined && status < 500 && status !== 408 && status !== 429
  return new StorageTrouble(isStrange ? 'address' : 'away', error)
}
