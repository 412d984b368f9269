import { usableMemory } from '../memory'

/** Web and worker pools together stay well below. */
const MAX_CONNECTIONS = 60

/** Megabytes for what is read often: a sixteenth of the memory, which the web processes share. */
const sharedBuffers = () => Math.round(Math.min(1024, Math.max(128, usableMemory() / 2 ** 20 / 16)))

/** `expendable`: data that need not survive a crash, as in tests. */
export type Durability = 'durable' | 'expendable'

/** What differs from PostgreSQL's defaults, as a configuration file. */
export function serverSettings(port: number, durability: Durability): string {
  const sync = durability === 'durable' ? 'on' : 'off'
  const settings = {
    port,
    listen_addresses: "'127.0.0.1'",
    // A socket's path may have 107 characters at most, which a checkout's path can exceed.
    unix_socket_directories: "''",
    max_connections: MAX_CONNECTIONS,
    shared_buffers: durability === 'durable' ? `'${sharedBuffers()}MB'` : "'128MB'",
    // A registration that was answered "saved" must outlive a power cut.
    fsync: sync,
    synchronous_commit: sync,
    full_page_writes: sync,
    timezone: "'UTC'",
    log_timezone: "'UTC'",
    log_checkpoints: 'off',
    // What a statement failed at quotes its values; whoever sent it hears of it, and logs it without.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: 0,
    // The statements here are short; compiling them costs more than it saves.
    jit: 'off',
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('')
}
