import 'server-only'

const REASONS = {
  off: 'Google Drive is not set up.',
  key: 'The key of the Google account cannot be read. Check GOOGLE_SERVICE_ACCOUNT_FILE.',
  signIn:
    'Google no longer accepts the sign-in: it was revoked or has run out. Connect Google Drive again.',
  full: 'Google Drive is full. Free some space, or use a shared drive for a service account.',
  folder:
    'The folder for registrations is missing in Google Drive, or is not shared with this account.',
  permission: 'This account may not add files to the folder in Google Drive. Make it an editor.',
  disabled: 'The Google Drive API is switched off in the Google Cloud project.',
  pause: 'Google Drive asks for a pause: too many files at once.',
  outage: 'Google Drive has a problem at the moment.',
  unreachable: 'Google Drive cannot be reached. Check the connection of the server.',
  changed: 'The file arrived in Google Drive with other bytes.',
  damaged: 'The private copy of this file is damaged, so it cannot be uploaded.',
  lost: 'The private copy of this file is missing, so it cannot be uploaded.',
  unknown: 'Google Drive refused the file.',
} as const
type DriveReason = keyof typeof REASONS

const LOCAL: readonly DriveReason[] = ['damaged', 'lost']

export class DriveFailure extends Error {
  constructor(
    readonly reason: DriveReason,
    /**
     * Text for the log. The error object itself must not be logged, because it contains the
     * request.
     */
    readonly detail = '',
  ) {
    super(REASONS[reason])
    this.name = 'DriveFailure'
  }

  /** True when our own copy of the file is at fault, not Google Drive. */
  get isLocal(): boolean {
    return LOCAL.includes(this.reason)
  }
}

const REFUSALS: Record<string, DriveReason> = {
  storageQuotaExceeded: 'full',
  teamDriveFileLimitExceeded: 'full',
  numChildrenInNonRootLimitExceeded: 'full',
  rateLimitExceeded: 'pause',
  userRateLimitExceeded: 'pause',
  dailyLimitExceeded: 'pause',
  sharingRateLimitExceeded: 'pause',
  accessNotConfigured: 'disabled',
  SERVICE_DISABLED: 'disabled',
}

interface GoogleError {
  message: string
  code?: string | number
  /** Set only on errors of Google's client. */
  config?: object
  response?: { status: number; data?: unknown }
}

/**
 * Returns Google's error code, or an empty string. Google answers `{error: 'invalid_grant'}` to a
 * request for a token, and `{error: {errors}}` to a request for a file.
 */
function wordsOf(data: unknown): string {
  const error = (data as { error?: unknown } | null)?.error
  if (typeof error === 'string') return error
  return (error as { errors?: { reason?: string }[] } | undefined)?.errors?.[0]?.reason ?? ''
}

const SIGN_IN = ['invalid_grant', 'invalid_client', 'unauthorized_client', 'deleted_client']

function reasonOf({ response }: GoogleError): DriveReason {
  if (!response) return 'unreachable'
  const { status, data } = response
  const words = wordsOf(data)
  if (status === 401 || SIGN_IN.includes(words)) return 'signIn'
  if (status === 403) return REFUSALS[words] ?? 'permission'
  if (status === 404) return 'folder'
  if (status === 429) return 'pause'
  return status >= 500 ? 'outage' : 'unknown'
}

/**
 * Returns the error as a DriveFailure. Returns null for an error that does not come from Google
 * Drive, such as a database failure.
 */
export function toDriveFailure(error: unknown): DriveFailure | null {
  if (error instanceof DriveFailure) return error
  const { config, code, message, response } = error as GoogleError
  if (String(code).startsWith('ERR_OSSL')) return new DriveFailure('key', message)
  if (!config) return null
  const detail = `${response?.status ?? code ?? ''} ${wordsOf(response?.data) || message}`.trim()
  return new DriveFailure(reasonOf(error as GoogleError), detail)
}

export const responseStatusOf = (error: unknown): number | null =>
  (error as GoogleError).response?.status ?? null
