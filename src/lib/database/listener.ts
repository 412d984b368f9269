import 'server-only'
import { Client } from 'pg'
import { directDatabaseUrl } from '../env'

const RECONNECT_MS = 1000

/** What a process does with the notices of a PostgreSQL channel. */
export interface Listener {
  channel: string
  onNotice: (payload: string) => void
  /** Called after a time without a connection: notices may have been missed. */
  onMissed: () => void
}

/**
 * Listens until what it answers is called, to all channels on one connection: past a pooler, which
 * would give it to somebody else after each statement. A connection that breaks is made again.
 */
export function followNotices(listeners: readonly Listener[]): () => void {
  const statement = listeners.map(({ channel }) => `listen ${channel}`).join('; ')
  let isOver = false
  let leave = () => {}

  const connect = (isReconnect: boolean) => {
    const client = new Client({ connectionString: directDatabaseUrl() })
    let isBroken = false
    leave = () => void client.end().catch(() => {})
    const again = () => {
      if (isBroken || isOver) return
      isBroken = true
      leave()
      setTimeout(() => isOver || connect(true), RECONNECT_MS).unref()
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ channel, payload }) => {
      if (payload) listeners.find((one) => one.channel === channel)?.onNotice(payload)
    })
    client
      .connect()
      .then(() => client.query(statement))
      .then(() => {
        if (isReconnect) for (const { onMissed } of listeners) onMissed()
      })
      .catch(again)
  }
  connect(false)
  return () => {
    isOver = true
    leave()
  }
}
