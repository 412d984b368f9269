import path from 'node:path'

/** Every setting the product reads from its environment. `.env.example` explains each one. */

/** Absolute folder for everything that must outlive a restart: database, files, mail, secrets. */
export const dataDir = () => path.resolve(process.env.DATA_DIR || '.data')

/** PostgreSQL address. `npm start` fills it in for the embedded server. */
export const databaseUrl = () => process.env.DATABASE_URL ?? ''

export const payloadSecret = () => process.env.PAYLOAD_SECRET ?? ''

/** Address visitors use, without a trailing slash; empty when it is whatever host they asked for. */
export const publicUrl = () => (process.env.PUBLIC_URL ?? '').replace(/\/+$/, '')

/** True behind a reverse proxy that sets X-Forwarded-For and X-Forwarded-Host itself. */
export const trustProxy = () => /^(1|true|yes)$/i.test(process.env.TRUST_PROXY ?? '')

/** `inline`: background jobs run inside the web process; `off`: a separate worker runs them. */
export const workerMode = (): 'inline' | 'off' => (process.env.WORKER === 'off' ? 'off' : 'inline')

/** `smtp://user:password@host:587`; without it mail becomes files in DATA_DIR/outbox. */
export const smtpUrl = () => process.env.SMTP_URL ?? ''

/** Sender of every message, such as `Portal <portal@example.org>`. */
export const mailFrom = () => process.env.MAIL_FROM || 'Portal <no-reply@localhost>'

/** This web process, called by itself. */
export const loopbackOrigin = () => `http://127.0.0.1:${process.env.PORT || 3000}`

/** Where links in mail lead to: never taken from a request, which could name any host. */
export const linkOrigin = () => publicUrl() || `http://localhost:${process.env.PORT || 3000}`
