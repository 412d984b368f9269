import { once } from 'node:events'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg, { type Client } from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { Failure } from '../bootstrap/failure.mjs'
import { finishDatabaseRestore } from '../unfinished-restore'
import type { Archive } from './check-archive'
import { type ArchivedTable, qualifiedName } from './manifest'
import { isTableRestored, oldJobsTableSql } from './old-jobs'
import { type ForeignKey, listForeignKeys, listMigrations } from './tables'

const quoted = ({ schema, name }: Pick<ArchivedTable, 'schema' | 'name'>) =>
  [schema, name].map(pg.escapeIdentifier).join('.')

/**
 * Fills the tables in one transaction. The foreign keys are dropped meanwhile, because only a
 * superuser could disable them.
 */
export class DatabaseLoader {
  private readonly tables: ArchivedTable[]
  private foreignKeys: ForeignKey[] = []
  private current: { table: ArchivedTable; copy: CopyStreamQuery; done: Promise<void> } | undefined

  constructor(
    private readonly client: Client,
    private readonly archive: Archive,
  ) {
    this.tables = archive.head.tables.filter(isTableRestored)
  }

  async begin(): Promise<void> {
    const { head } = this.archive
    const made = await listMigrations(this.client)
    if (made.join() !== head.migrations.join()) {
      throw new Failure('The database was begun with another backup; make it empty and try again.')
    }
    await this.client.query('begin')
    await this.client.query(oldJobsTableSql(this.tables))
    this.foreignKeys = await listForeignKeys(this.client)
    for (const { table, name } of this.foreignKeys) {
      await this.client.query(`alter table ${table} drop constraint ${name}`)
    }
    await this.client.query(`truncate ${this.tables.map(quoted).join(', ')}`)
  }

  /**
   * Loads one part of a table. Call it for all parts of a table, in order, before the parts of the
   * next table.
   */
  async write(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const table = this.archive.head.tables.find((candidate) => qualifiedName(candidate) === name)
    if (!table) throw new Failure(`The backup names no table ${name}.`)
    if (!isTableRestored(table)) return finished(Readable.from(bytes).resume())
    if (this.current?.table !== table) {
      await this.endTable()
      this.current = this.open(table)
    }
    const { copy, done } = this.current
    for await (const chunk of bytes) {
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), done])
    }
  }

  async finish(): Promise<void> {
    await this.endTable()
    const { sequences } = this.archive.head
    for (const { schema, name, value, isCalled } of sequences.filter(isTableRestored)) {
      const sequence = quoted({ schema, name })
      await this.client.query('select setval($1::regclass, $2, $3)', [sequence, value, isCalled])
    }
    for (const { table, name, definition } of this.foreignKeys) {
      await this.client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    await this.requireCounts()
    await finishDatabaseRestore(this.client)
    await this.client.query('commit')
  }

  private open(table: ArchivedTable) {
    const columns = table.columns.map(pg.escapeIdentifier).join(', ')
    const copy = this.client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`))
    const done = finished(copy)
    done.catch(() => {})
    return { table, copy, done }
  }

  private async endTable(): Promise<void> {
    if (!this.current) return
    const { copy, done } = this.current
    copy.end()
    await done
    this.current = undefined
  }

  private async requireCounts(): Promise<void> {
    for (const table of this.tables) {
      const wanted = this.archive.manifest.tables[qualifiedName(table)]?.rows
      const { rows } = await this.client.query(`select count(*)::int as n from ${quoted(table)}`)
      if (rows[0].n === wanted) continue
      throw new Failure(
        `${rows[0].n} rows of ${qualifiedName(table)} arrived instead of ${wanted}.`,
      )
    }
  }
}
