/** The environment variable in which the runner passes the storage: `s3`, or empty for a folder. */
export const STORAGE_VARIABLE = 'TEST_STORAGE'

const SETTINGS = [
  ...['PORT', 'DATA_DIR', 'DATABASE_URL', 'PAYLOAD_SECRET', 'PAYLOAD_SECRET_PREVIOUS'],
  ...['PUBLIC_URL', 'TRUST_PROXY', 'WORKER', 'SMTP_URL', 'MAIL_FROM', 'MAILS_PER_MINUTE'],
  ...['CLAMAV_URL', 'LOG_FORMAT', 'LOG_LEVEL', 'METRICS_PORT', 'METRICS_HOST', 'WEB_PROCESSES'],
  ...['DATABASE_DIRECT_URL', 'DATABASE_POOL'],
  ...['UPLOAD_GB_PER_HOUR', 'SUSPECTED_GB', 'DISK_RESERVE_GB'],
  ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'],
  ...['OTEL_SERVICE_NAME'],
  ...['FILES', 'S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_PATH_STYLE'],
  ...['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['DRIVE_FOLDER_ID', 'DRIVE_KEEP_DAYS', 'GOOGLE_API_URL', 'GOOGLE_SERVICE_ACCOUNT_FILE'],
  ...['GOOGLE_OAUTH_CLIENT_ID', 'GOOGLE_OAUTH_CLIENT_SECRET', 'GOOGLE_OAUTH_REFRESH_TOKEN'],
]

/**
 * Returns an empty value for each setting, so that the tests do not use the developer's settings,
 * such as the database. A variable that is absent would be read from `.env`.
 */
export function emptySettings(): Record<string, string> {
  return Object.fromEntries(SETTINGS.map((name) => [name, '']))
}
