/**
 * The PostgreSQL schema of the queue's tables. In a module of its own, because some processes read
 * it before they assume their database role (runtime/app-role.ts), and until then no module that
 * opens the database may be loaded.
 */
export const QUEUE_SCHEMA = 'jobs'

/** Of versions of the product before pg-boss 12 (decision 037). */
export const OLD_QUEUE_SCHEMA = 'pgboss'

/** All PostgreSQL schemas of the product. */
export const SCHEMAS = ['public', QUEUE_SCHEMA, OLD_QUEUE_SCHEMA]
