/**
 * The database schema of pg-boss. It has a module of its own, because some processes read it before
 * they assume their database role (runtime/app-role.ts). Until then, nothing that opens the
 * database may be loaded.
 */
export const QUEUE_SCHEMA = 'jobs'

/** The schema of versions of the product before pg-boss 12 (decision 037). */
export const OLD_QUEUE_SCHEMA = 'pgboss'

export const DATABASE_SCHEMAS = ['public', QUEUE_SCHEMA, OLD_QUEUE_SCHEMA]
