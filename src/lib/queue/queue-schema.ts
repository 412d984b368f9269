/**
 * In a module of its own: some processes read it before they assume their database role
 * (runtime/app-role.ts), when nothing that opens the database may be loaded.
 */
export const QUEUE_SCHEMA = 'jobs'

/** The schema of product versions before pg-boss 12 (decision 037). */
export const OLD_QUEUE_SCHEMA = 'pgboss'

export const SCHEMAS = ['public', QUEUE_SCHEMA, OLD_QUEUE_SCHEMA]
