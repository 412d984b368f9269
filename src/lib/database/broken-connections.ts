import 'server-only'
import type { EventEmitter } from 'node:events'

/**
 * A connection that breaks between two statements has nobody to say so to, and an error that nobody
 * hears ends the process. Whoever uses the connection next fails and says it.
 */
export function hearBrokenConnection(connection: EventEmitter): void {
  connection.on('error', () => {})
}
